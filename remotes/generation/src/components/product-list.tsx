import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { productsQuery } from '../api/products.ts'
import { ProductCard } from './product-card.tsx'
import { ProductListSkeleton } from './product-list-skeleton.tsx'
import styles from './product-list.module.css'
import { useDeleteWithUndo } from './use-delete-with-undo.ts'

interface ProductListProps {
  q: string
  createButton: React.ReactNode
}

/** The products that fit the search, as cards that grow in number. */
export function ProductList({ q, createButton }: ProductListProps) {
  const query = useInfiniteQuery({ ...productsQuery(q), placeholderData: keepPreviousData })
  const { deleteProduct } = useDeleteWithUndo()
  if (query.isPending) {
    return <ProductListSkeleton />
  }
  if (query.isError) {
    return (
      <ErrorState title="The products could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  const products = query.data.pages.flatMap((page) => page.data)
  if (products.length === 0) {
    return q === '' ? (
      <EmptyState title="No products yet" action={createButton}>
        Add what you sell once; briefs, images and videos use it from here.
      </EmptyState>
    ) : (
      <EmptyState title="No product fits">Try other words.</EmptyState>
    )
  }
  return (
    <div className={styles.list} aria-busy={query.isPlaceholderData}>
      <ul role="list" className={styles.grid} aria-label="Products">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard product={product} onDelete={(chosen) => void deleteProduct(chosen)} />
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
