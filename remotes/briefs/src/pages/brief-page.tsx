import { ApiError } from '@marquee/api-client/api-error'
import { href } from '@marquee/remote-kit/routes'
import { ErrorState } from '@marquee/ui/error-state'
import { PageHeader } from '@marquee/ui/page-header'
import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { briefQuery } from '../api/briefs.ts'
import { BriefEditor } from '../components/brief-editor.tsx'

/** One brief, to read and to edit. */
export function Page() {
  const { id = '' } = useParams()
  const query = useQuery(briefQuery(id))
  if (query.data !== undefined) {
    return <BriefEditor key={query.data.id} brief={query.data} />
  }
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status === 404
    return (
      <>
        <PageHeader title="Brief" />
        <ErrorState
          title={isMissing ? 'This brief does not exist' : 'The brief could not be loaded'}
          {...(isMissing ? {} : { error: query.error, onRetry: () => void query.refetch() })}
        >
          <Link to={href('briefs')}>All briefs</Link>
        </ErrorState>
      </>
    )
  }
  return <PageSkeleton />
}
