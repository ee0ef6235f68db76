import type { CreativeDocument } from '@marquee/creative/document'
import type { AspectRatio } from '@marquee/creative/formats'
import type { Template } from '@marquee/creative/template'
import { href } from '@marquee/remote-kit/routes'
import { Button } from 'antd'
import { Heart, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { CreativeImages } from '../../state/creative-resources.ts'
import { styleLabels } from '../../state/template-filters.ts'
import { CreativeCanvas } from '../creative-canvas.tsx'
import styles from './template-card.module.css'

interface TemplateCardProps {
  template: Template
  document: CreativeDocument
  format: AspectRatio
  images: CreativeImages | null
  isFavorite: boolean
  onFavorite: (isFavorite: boolean) => void
  /** Only for templates that the workspace saved. */
  onDelete?: () => void
}

/** A template as it looks with the workspace's own product and colours. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, document, format, images, isFavorite, onFavorite, onDelete } = props
  const { id, name, style } = template
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CreativeCanvas document={document} format={format} images={images} label={`Preview of ${name}`} />
      </div>
      <div className={styles.words}>
        <div>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.style}>
            {onDelete === undefined ? styleLabels[style] : `${styleLabels[style]} · Yours`}
          </p>
        </div>
        <div className={styles.actions}>
          {onDelete === undefined ? null : (
            <Button
              type="text"
              icon={<Trash2 size={16} aria-hidden />}
              aria-label={`Delete ${name}`}
              onClick={onDelete}
            />
          )}
          <Button
            type="text"
            icon={<Heart size={16} aria-hidden fill={isFavorite ? 'currentColor' : 'none'} />}
            aria-label={`Favorite ${name}`}
            aria-pressed={isFavorite}
            onClick={() => onFavorite(!isFavorite)}
          />
        </div>
      </div>
      <Link className={styles.use} to={href('image-generation-create', { query: { template: id } })}>
        Use template<span className={styles.hidden}> {name}</span>
      </Link>
    </article>
  )
}
