import type { PageImage } from '@marquee/funnel-pages/section-parts'
import { Button } from 'antd'
import { ImagePlus, X } from 'lucide-react'
import { useState } from 'react'
import type { PageAsset } from '../../../state/page-asset.ts'
import { AssetDialog } from './asset-dialog.tsx'
import styles from './inspector.module.css'

interface ImageListFieldProps {
  label: string
  value: readonly PageImage[]
  assets: readonly PageAsset[]
  onChange: (images: PageImage[]) => void
  onAdded: (asset: PageAsset) => void
}

/** Several images in their order. */
export function ImageListField({ label, value, assets, onChange, onAdded }: ImageListFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const urls = new Map(assets.map(({ id, url }) => [id, url]))
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      <ul role="list" className={styles.tiles}>
        {value.map((image, index) => (
          <li key={`${image.asset_id}-${index}`}>
            <img className={styles.tile} src={`${urls.get(image.asset_id) ?? ''}?width=160`} alt={image.alt} />
            <Button
              size="small"
              icon={<X size={14} aria-hidden />}
              aria-label={`Remove image ${index + 1}`}
              onClick={() => onChange(value.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button size="small" icon={<ImagePlus size={14} aria-hidden />} onClick={() => setOpen(true)}>
          Add an image
        </Button>
      </div>
      {isOpen ? (
        <AssetDialog
          assets={assets}
          onClose={() => setOpen(false)}
          onChoose={(asset, alt) => {
            setOpen(false)
            onAdded(asset)
            onChange([...value, { asset_id: asset.id, alt }])
          }}
        />
      ) : null}
    </fieldset>
  )
}
