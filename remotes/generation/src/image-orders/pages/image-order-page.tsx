import { ApiError } from '@marquee/api-client/api-error'
import { href } from '@marquee/remote-kit/routes'
import { ErrorState } from '@marquee/ui/error-state'
import { PageHeader } from '@marquee/ui/page-header'
import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { imageOrderQuery } from '../../api/image-generation.ts'
import { OrderDetails } from '../components/order-details.tsx'

/** One order of images. */
export function Page() {
  const { id = '' } = useParams()
  const query = useQuery(imageOrderQuery(id))
  if (query.data !== undefined) {
    return <OrderDetails order={query.data} />
  }
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status === 404
    return (
      <>
        <PageHeader title="Images" />
        <ErrorState
          title={isMissing ? 'These images do not exist' : 'The images could not be loaded'}
          {...(isMissing ? {} : { error: query.error, onRetry: () => void query.refetch() })}
        >
          <Link to={href('image-generation')}>All images</Link>
        </ErrorState>
      </>
    )
  }
  return <PageSkeleton />
}
