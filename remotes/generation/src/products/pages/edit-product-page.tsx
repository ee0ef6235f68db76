import { ApiError } from '@marquee/api-client/api-error'
import { href } from '@marquee/remote-kit/routes'
import { ErrorState } from '@marquee/ui/error-state'
import { PageHeader } from '@marquee/ui/page-header'
import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { productQuery } from '../../api/products.ts'
import { StoredProductEditor } from '../components/stored-product-editor.tsx'

/** One stored product, to view and to edit. */
export function Page() {
  const { id = '' } = useParams()
  // The form belongs to the user: the stored product is fetched only when the form opens, and after a conflict.
  const query = useQuery({ ...productQuery(id), refetchOnWindowFocus: false, refetchOnReconnect: false })
  if (query.data !== undefined && query.isFetchedAfterMount) {
    return <StoredProductEditor key={query.data.id} product={query.data} />
  }
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status === 404
    return (
      <>
        <PageHeader title="Product" />
        <ErrorState
          title={isMissing ? 'This product does not exist' : 'The product could not be loaded'}
          {...(isMissing ? {} : { error: query.error, onRetry: () => void query.refetch() })}
        >
          <Link to={href('products')}>All products</Link>
        </ErrorState>
      </>
    )
  }
  return <PageSkeleton />
}
