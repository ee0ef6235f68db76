import type { FunnelPage } from '@marquee/funnel-pages/funnel-page'
import type { PageTemplate } from '@marquee/funnel-pages/page-template'
import { useWidth } from '@marquee/ui/use-width'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { Button } from 'antd'
import { Heart } from 'lucide-react'
import type { PageAsset } from '../../../state/page-asset.ts'
import { KIND_LABELS } from '../../state/page-words.ts'
import { useIsNear } from '../../state/use-is-near.ts'
import { PageFrame } from '../page-frame.tsx'
import styles from './template-card.module.css'

interface TemplateCardProps {
  template: PageTemplate
  preview: FunnelPage | null
  assets: readonly PageAsset[]
  isFavorite: boolean
  onFavorite: (isFavorite: boolean) => void
  /** Null for users who may only view. */
  onUse: (() => void) | null
}

/** The width in pixels for which a preview is laid out: that of a phone. */
const PHONE = 390

/** A template as the page that it makes of the workspace's product. */
export function TemplateCard({ template, preview, assets, isFavorite, onFavorite, onUse }: TemplateCardProps) {
  const { name, kind, purpose } = template
  const [near, isNear] = useIsNear()
  const [frame, width] = useWidth()
  return (
    <article className={styles.card} ref={near}>
      <div className={styles.preview} ref={frame}>
        {preview !== null && isNear ? (
          <PageFrame page={preview} assets={assets} width={PHONE} scale={width / PHONE} title={`Preview of ${name}`} />
        ) : null}
      </div>
      <div className={styles.words}>
        <div>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.kind}>{KIND_LABELS[kind]}</p>
        </div>
        <Button
          type="text"
          icon={<Heart size={16} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />}
          aria-label={`Favorite ${name}`}
          aria-pressed={isFavorite}
          onClick={() => onFavorite(!isFavorite)}
        />
      </div>
      <p className={styles.purpose}>{purpose}</p>
      {onUse === null ? null : (
        <button type="button" className={styles.use} onClick={onUse}>
          Use template<VisuallyHidden> {name}</VisuallyHidden>
        </button>
      )}
    </article>
  )
}
