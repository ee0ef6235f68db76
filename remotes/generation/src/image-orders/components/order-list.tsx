import type { ImageOrder } from '@marquee/contract/image-generation'
import { EmptyState } from '@marquee/ui/empty-state'
import { useDeleteWithUndo } from '@marquee/ui/use-delete-with-undo'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type ImageOrderFilters,
  imageOrdersQuery,
  useDeleteImageOrder,
  useRestoreImageOrder,
} from '../../api/image-generation.ts'
import { CardList } from '../../components/card-list.tsx'
import { OrderCard } from './order-card.tsx'

interface OrderListProps {
  filters: ImageOrderFilters
  createButton: ReactNode
}

/** The orders that match the filters. */
export function OrderList({ filters, createButton }: OrderListProps) {
  const query = useInfiniteQuery({ ...imageOrdersQuery(filters), placeholderData: keepPreviousData })
  // Deleting cancels images in progress; they stay canceled when the order is restored.
  const { deleteItem } = useDeleteWithUndo<ImageOrder>({
    noun: 'images',
    getName: ({ title }) => title,
    remove: useDeleteImageOrder(),
    restore: useRestoreImageOrder(),
  })
  const { q, status, source, isMine } = filters
  const isFiltered = q !== '' || status !== undefined || source !== undefined || isMine
  const empty = isFiltered ? (
    <EmptyState title="No images fit">Try other words or fewer filters.</EmptyState>
  ) : (
    <EmptyState title="No images yet" action={createButton}>
      Start with a template, an ad that works, or a sentence. You get finished images in every format.
    </EmptyState>
  )
  return (
    <CardList query={query} what="images" label="Image orders" empty={empty}>
      {(order) => <OrderCard order={order} onDelete={(chosen) => void deleteItem(chosen)} />}
    </CardList>
  )
}
