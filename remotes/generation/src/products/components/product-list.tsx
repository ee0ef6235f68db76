import { EmptyState } from '@marquee/ui/empty-state'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { productsQuery } from '../../api/products.ts'
import { CardList } from '../../components/card-list.tsx'
import { ProductCard } from './product-card.tsx'
import { useDeleteProductWithUndo } from '../state/use-delete-product-with-undo.ts'

interface ProductListProps {
  q: string
  createButton: ReactNode
}

/** The products that match the search. */
export function ProductList({ q, createButton }: ProductListProps) {
  const query = useInfiniteQuery({ ...productsQuery(q), placeholderData: keepPreviousData })
  const { deleteItem } = useDeleteProductWithUndo()
  const empty =
    q === '' ? (
      <EmptyState title="No products yet" action={createButton}>
        Add what you sell once; briefs and images use it from here.
      </EmptyState>
    ) : (
      <EmptyState title="No product fits">Try other words.</EmptyState>
    )
  return (
    <CardList query={query} what="products" label="Products" empty={empty}>
      {(product) => <ProductCard product={product} onDelete={(chosen) => void deleteItem(chosen)} />}
    </CardList>
  )
}
