import type { CreativeDocument } from '@marquee/creative/document'
import type { AspectRatio } from '@marquee/creative/formats'
import type { Template } from '@marquee/creative/template'
import { href } from '@marquee/remote-kit/routes'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { Button } from 'antd'
import { Heart, Trash2 } from 'lucide-react'
import { Link } from 'react-router'
import type { CreativeImages } from '../../state/creative-resources.ts'
import { styleLabels } from '../state/template-filters.ts'
import { useCanGenerate } from '../../state/rights.ts'
import { CreativeCanvas } from '../../components/creative-canvas.tsx'
import styles from './template-card.module.css'

interface TemplateCardProps {
  template: Template
  document: CreativeDocument
  format: AspectRatio
  images: CreativeImages | null
  /** The facts that the template needs and that are not known, as words; empty when nothing is missing. */
  missing: string
  /** Whether the workspace saved it. */
  isOwn: boolean
  isFavorite: boolean
  onFavorite: (isFavorite: boolean) => void
  onDelete?: () => void
  /** Chooses the template on the page; without it, the card links to creating images with the template. */
  choice?: { isChosen: boolean; onChoose: () => void }
}

/** A template, previewed with the workspace's own product and colours. */
export function TemplateCard(props: TemplateCardProps) {
  const { template, document, format, images, missing, isOwn, isFavorite, onFavorite, onDelete, choice } = props
  const { id, name, style } = template
  return (
    <article className={styles.card}>
      <div className={styles.image}>
        <CreativeCanvas document={document} format={format} images={images} label={`Preview of ${name}`} />
      </div>
      <div className={styles.words}>
        <div>
          <h2 className={styles.name} dir="auto">
            {name}
          </h2>
          <p className={styles.style}>{isOwn ? `${styleLabels[style]} · Yours` : styleLabels[style]}</p>
          {missing === '' ? null : <p className={styles.style}>Needs {missing}.</p>}
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
      {choice === undefined ? (
        <UseTemplateLink id={id} name={name} />
      ) : (
        <button type="button" className={styles.use} aria-pressed={choice.isChosen} onClick={choice.onChoose}>
          {choice.isChosen ? 'Chosen' : 'Choose'}
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      )}
    </article>
  )
}

/** Nothing for users who may not order images, as in a workspace for templates alone: the order page would refuse them. */
function UseTemplateLink({ id, name }: { id: string; name: string }) {
  return useCanGenerate() ? (
    <Link className={styles.use} to={href('image-generation-create', { query: { template: id } })}>
      Use template<VisuallyHidden> {name}</VisuallyHidden>
    </Link>
  ) : null
}
