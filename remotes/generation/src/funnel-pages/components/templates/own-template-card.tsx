import type { FunnelPageSummary } from '@marquee/contract/funnel-pages'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { Button } from 'antd'
import { Heart, PanelsTopLeft, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import { href } from '../../../href.ts'
import { KIND_LABELS } from '../../state/page-words.ts'
import styles from './template-card.module.css'

interface OwnTemplateCardProps {
  page: FunnelPageSummary
  isFavorite: boolean
  onFavorite: (isFavorite: boolean) => void
  /** Null for users who may only view. */
  onUse: (() => void) | null
  onDelete: (() => void) | null
}

/** A template that the workspace saved, with the first image of its page; its name opens it in the editor. */
export function OwnTemplateCard({ page, isFavorite, onFavorite, onUse, onDelete }: OwnTemplateCardProps) {
  const { id, title, kind, image_url } = page
  return (
    <article className={styles.card}>
      <div className={styles.still}>
        {image_url === null ? <PanelsTopLeft size={32} aria-hidden /> : <img src={image_url} alt="" loading="lazy" />}
      </div>
      <div className={styles.words}>
        <div>
          <h2 className={styles.name} dir="auto">
            <Link to={href('edit-funnel-page', { params: { id } })}>{title}</Link>
          </h2>
          <p className={styles.kind}>{KIND_LABELS[kind]} · Yours</p>
        </div>
        <div className={styles.actions}>
          {onDelete === null ? null : (
            <Button
              type="text"
              icon={<Trash2 size={16} aria-hidden />}
              aria-label={`Delete ${title}`}
              onClick={onDelete}
            />
          )}
          <Button
            type="text"
            icon={<Heart size={16} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />}
            aria-label={`Favorite ${title}`}
            aria-pressed={isFavorite}
            onClick={() => onFavorite(!isFavorite)}
          />
        </div>
      </div>
      <p className={styles.purpose}>Your own sections and words, with the look of the product's brand.</p>
      {onUse === null ? null : (
        <button type="button" className={styles.use} onClick={onUse}>
          Use template<VisuallyHidden> {title}</VisuallyHidden>
        </button>
      )}
    </article>
  )
}
