import type { PageImage } from '@marquee/funnel-pages/section-parts'
import { Button } from 'antd'
import { Images } from 'lucide-react'
import { useState } from 'react'
import type { PageAsset } from '../../../state/page-asset.ts'
import { AssetDialog } from './asset-dialog.tsx'
import { TypedText } from './typed-text.tsx'
import styles from './inspector.module.css'

interface ImageFieldProps {
  label: string
  value: PageImage | null
  assets: readonly PageAsset[]
  onChange: (image: PageImage | null) => void
  onAdded: (asset: PageAsset) => void
}

/** Chooses an image of the page, of a product or among the finished images, or uploads one; with the words for those who do not see it. */
export function ImageField({ label, value, assets, onChange, onAdded }: ImageFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const shown = assets.find(({ id }) => id === value?.asset_id)
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {value === null ? null : (
        <>
          {shown === undefined ? (
            <p className={styles.hint}>This image was removed. Choose another one.</p>
          ) : (
            <img className={styles.thumbnail} src={`${shown.url}?width=320`} alt={value.alt} />
          )}
          <TypedText
            label="Words instead of the image"
            value={value.alt}
            onChange={(alt) => onChange({ ...value, alt: alt.slice(0, 300) })}
          />
        </>
      )}
      <div className={styles.buttons}>
        <Button size="small" icon={<Images size={14} aria-hidden />} onClick={() => setOpen(true)}>
          {value === null ? 'Choose an image' : 'Change'}
        </Button>
        {value === null ? null : (
          <Button size="small" onClick={() => onChange(null)}>
            Remove the image
          </Button>
        )}
      </div>
      {isOpen ? (
        <AssetDialog
          assets={assets}
          onClose={() => setOpen(false)}
          onChoose={(asset, alt) => {
            setOpen(false)
            onAdded(asset)
            onChange({ asset_id: asset.id, alt })
          }}
        />
      ) : null}
    </fieldset>
  )
}
