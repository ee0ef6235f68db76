import { Button } from 'antd'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './item-card.module.css'

interface ItemCardProps {
  title: string
  /** Where the whole card leads to. */
  to: string
  /** On top of the words. */
  image: ReactNode
  /** Under the title. */
  children: ReactNode
  /** Left out for who may only look. */
  onDelete?: (() => void) | undefined
}

/** One of a list of cards: an image, a title, and what there is to know. The whole card opens it. */
export function ItemCard({ title, to, image, children, onDelete }: ItemCardProps) {
  return (
    <article className={styles.card}>
      {image}
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          <Link to={to}>{title}</Link>
        </h2>
        {children}
      </div>
      {onDelete === undefined ? null : (
        <Button
          className={styles.delete ?? ''}
          type="text"
          icon={<Trash2 size={16} aria-hidden />}
          aria-label={`Delete ${title}`}
          onClick={onDelete}
        />
      )}
    </article>
  )
}
