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
  const title = query.data?.title ?? 'Edit video'
  usePageTitle(title)
  return (
    <>
      <PageHeader title={title} before={<BackLink to={href('ai-videos')}>Videos</BackLink>} />
      {query.isPending ? <ListSkeleton label="Loading the video" /> : null}
      {query.isError ? (
        <ErrorState title="The video could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : <VideoEditor key={query.data.id} stored={query.data} />}
    </>
  )
}
