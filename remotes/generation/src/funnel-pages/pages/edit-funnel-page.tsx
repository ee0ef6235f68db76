import { ApiError } from '@marquee/api-client/api-error'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { PageHeader } from '@marquee/ui/page-header'
import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { href } from '../../href.ts'
import { funnelPageQuery } from '../api/funnel-pages.ts'
import { PageEditor } from '../components/editor/page-editor.tsx'

/** Edits one funnel page. */
export function Page() {
  const { id = '' } = useParams()
  const query = useQuery(funnelPageQuery(id))
  usePageTitle(query.data?.title ?? 'Edit page')
  if (query.data !== undefined) {
    return <PageEditor key={query.data.id} stored={query.data} />
  }
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status === 404
    return (
      <>
        <PageHeader title="Edit page" />
        <ErrorState
          title={isMissing ? 'This page does not exist' : 'The page could not be loaded'}
          {...(isMissing ? {} : { error: query.error, onRetry: () => void query.refetch() })}
        >
          <Link to={href('funnel-pages')}>All funnel pages</Link>
        </ErrorState>
      </>
    )
  }
  return <PageSkeleton />
}
