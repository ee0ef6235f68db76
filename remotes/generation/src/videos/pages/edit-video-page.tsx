import { ApiError } from '@marquee/api-client/api-error'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ErrorState } from '@marquee/ui/error-state'
import { PageHeader } from '@marquee/ui/page-header'
import { PageSkeleton } from '@marquee/ui/page-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { videoQuery } from '../api/videos.ts'
import { VideoEditor } from '../components/editor/video-editor.tsx'

/** Edits one video. */
export function Page() {
  const { id = '' } = useParams()
  const query = useQuery(videoQuery(id))
  usePageTitle(query.data?.title ?? 'Edit video')
  if (query.data !== undefined) {
    return <VideoEditor key={query.data.id} stored={query.data} />
  }
  if (query.isError) {
    const isMissing = query.error instanceof ApiError && query.error.status === 404
    return (
      <>
        <PageHeader title="Edit video" />
        <ErrorState
          title={isMissing ? 'This video does not exist' : 'The video could not be loaded'}
          {...(isMissing ? {} : { error: query.error, onRetry: () => void query.refetch() })}
        >
          <Link to={href('ai-videos')}>All videos</Link>
        </ErrorState>
      </>
    )
  }
  return <PageSkeleton />
}
