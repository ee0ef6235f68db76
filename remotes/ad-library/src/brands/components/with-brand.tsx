import { ApiError } from '@marquee/api-client/api-error'
import type { BrandOverview } from '@marquee/contract/brand-insights'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { EmptyState } from '@marquee/ui/empty-state'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { getBrandOverviewQuery } from '../../api/brand-insights.ts'
import { BrandHead } from './brand-head.tsx'

/** A page of the brand in the address: its head and the page's content, or the reason why there is nothing to show. */
export function WithBrand({ title, children }: { title: string; children: (brand: BrandOverview) => React.ReactNode }) {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(getBrandOverviewQuery(id))
  usePageTitle(data === undefined ? undefined : `${data.data.name}, ${title.toLowerCase()}`)
  if (data !== undefined) {
    return (
      <>
        <BrandHead brand={data.data} />
        {children(data.data)}
      </>
    )
  }
  return (
    <>
      <PageHeader title="Brand" />
      <WithoutBrand error={error} onRetry={() => void refetch()} />
    </>
  )
}

function WithoutBrand({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) {
    return <ListSkeleton label="Loading the brand" />
  }
  // The contract refuses an address that does not contain a valid id.
  if (error instanceof ApiError && (error.status === 404 || error.status === 422)) {
    return (
      <EmptyState
        title="There is no such brand"
        action={<Link to={href('explore-brands')}>See all brands of the library</Link>}
      />
    )
  }
  return <ErrorState title="The brand could not be loaded" error={error} onRetry={onRetry} />
}
