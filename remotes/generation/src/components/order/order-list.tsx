import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { type ImageOrderFilters, imageOrdersQuery } from '../../api/image-generation.ts'
import { ProductListSkeleton } from '../product-list-skeleton.tsx'
import styles from '../product-list.module.css'
import { OrderCard } from './order-card.tsx'
import { useDeleteOrderWithUndo } from './use-delete-order-with-undo.ts'

interface OrderListProps {
  filters: ImageOrderFilters
  createButton: React.ReactNode
}

/** The orders that fit the filters, as cards that grow in number. */
export function OrderList({ filters, createButton }: OrderListProps) {
  const query = useInfiniteQuery({ ...imageOrdersQuery(filters), placeholderData: keepPreviousData })
  const { deleteOrder } = useDeleteOrderWithUndo()
  if (query.isPending) {
    return <ProductListSkeleton />
  }
  if (query.isError) {
    return (
      <ErrorState title="The images could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const orders = query.data.pages.flatMap((page) => page.data)
  if (orders.length === 0) {
    const { q, status, source, isMine } = filters
    const isFiltered = q !== '' || status !== undefined || source !== undefined || isMine
    return isFiltered ? (
      <EmptyState title="No images fit">Try other words or fewer filters.</EmptyState>
    ) : (
      <EmptyState title="No images yet" action={createButton}>
        Start with a template, an ad that works, or a sentence. You get finished images in every format.
      </EmptyState>
    )
  }
  return (
    <div className={styles.list} aria-busy={query.isPlaceholderData}>
      <ul role="list" className={styles.grid} aria-label="Image orders">
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} onDelete={(chosen) => void deleteOrder(chosen)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <Button loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show more
        </Button>
      ) : null}
    </div>
  )
}
