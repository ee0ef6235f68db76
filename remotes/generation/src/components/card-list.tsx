import { PagedList } from '@marquee/ui/paged-list'
import type { ComponentProps, ReactNode } from 'react'
import { CardListSkeleton } from './card-list-skeleton.tsx'
import styles from './card-list.module.css'

interface CardListProps<Item> extends Pick<ComponentProps<typeof PagedList<Item>>, 'query' | 'what' | 'empty'> {
  label: string
  /** The card of one entry. */
  children: (item: Item) => ReactNode
}

/** Cards that grow in number. */
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
