import { Button } from 'antd'
import { Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './item-card.module.css'

interface ItemCardProps {
  title: string
  /** The link target of the whole card. */
  to: string
  /** Shown above the text. */
  image: ReactNode
  /** Shown under the title. */
  children: ReactNode
  /** Left out for users who may only view. */
  onDelete?: (() => void) | undefined
  /** Shown in place of the button that deletes, for items with more actions. */
  actions?: ReactNode
}

/** One card of a list: an image, a title and details. A click anywhere on the card opens the item. */
export function ItemCard({ title, to, image, children, onDelete, actions }: ItemCardProps) {
  return (
    <article className={styles.card}>
      {image}
      <div className={styles.words}>
        <h2 className={styles.title} dir="auto">
          <Link to={to}>{title}</Link>
        </h2>
        {children}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
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
