import { ApiError } from '@marquee/api-client/api-error'
import { ErrorState } from '@marquee/ui/error-state'
import { PageHeader } from '@marquee/ui/page-header'
import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { brandProfileQuery } from '../../api/brand-profiles.ts'
import { StoredBrandProfileEditor } from '../components/stored-brand-profile-editor.tsx'
import { href } from '../../href.ts'

/** One stored brand profile, to view and to edit. */
export function Page() {
  const { id = '' } = useParams()
  // The form belongs to the user: the stored profile is fetched only when the form opens, and after a conflict.
  const query = useQuery({ ...brandProfileQuery(id), refetchOnWindowFocus: false, refetchOnReconnect: false })
  if (query.data !== undefined && query.isFetchedAfterMount) {
    return <StoredBrandProfileEditor key={query.data.id} profile={query.data} />
  }
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status === 404
    return (
      <>
        <PageHeader title="Brand profile" />
        <ErrorState
          title={isMissing ? 'This brand profile does not exist' : 'The brand profile could not be loaded'}
          {...(isMissing ? {} : { error: query.error, onRetry: () => void query.refetch() })}
        >
          <Link to={href('brand-profiles')}>All brand profiles</Link>
        </ErrorState>
      </>
    )
  }
  return <PageSkeleton />
}
