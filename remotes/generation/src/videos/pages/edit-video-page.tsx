import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { BackLink } from '../../components/back-link.tsx'
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
  return (
    <>
      <PageHeader title="Edit video" before={<BackLink to={href('ai-videos')}>Videos</BackLink>} />
      {query.isError ? (
        <ErrorState title="The video could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ListSkeleton label="Loading the video" />
      )}
    </>
  )
}
