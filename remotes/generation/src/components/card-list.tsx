import { PagedList } from '@marquee/ui/paged-list'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import type { ComponentProps, ReactNode } from 'react'
import styles from './card-list.module.css'

const CARDS = [1, 2, 3, 4, 5, 6, 7, 8]

interface CardListProps<Item> extends Pick<ComponentProps<typeof PagedList<Item>>, 'query' | 'what' | 'empty'> {
  label: string
  /** Renders the card of one entry. */
  children: (item: Item) => ReactNode
}

/** A list of cards that loads more pages. */
export function CardList<Item extends { id: string }>({ label, children, ...list }: CardListProps<Item>) {
  return (
    <PagedList {...list} skeleton={<CardListSkeleton label={`Loading ${list.what}`} />}>
      {(items) => (
        <ul role="list" className={styles.grid} aria-label={label}>
          {items.map((item) => (
            <li key={item.id}>{children(item)}</li>
          ))}
        </ul>
      )}
    </PagedList>
  )
}

/** The skeleton of a list of cards while it loads. */
function CardListSkeleton({ label }: { label: string }) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <div className={styles.grid} aria-hidden>
        {CARDS.map((card) => (
          <div key={card} className={styles.placeholder} />
        ))}
      </div>
    </div>
  )
}
