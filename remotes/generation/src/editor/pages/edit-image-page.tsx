import { usePageTitle } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import { creativeDocumentQuery } from '../../api/creative-documents.ts'
import { BackLink } from '../../components/back-link.tsx'
import { CreativeEditor } from '../components/creative-editor.tsx'

/** Edits one generated image. The address contains the format that the user came from. */
export function Page() {
  usePageTitle('Edit image')
  const { id = '', documentId = '' } = useParams()
  const [search] = useSearchParams()
  const query = useQuery(creativeDocumentQuery(documentId))
  return (
    <>
      <PageHeader
        title="Edit image"
        before={<BackLink to={href('image-generation-details', { params: { id } })}>Image</BackLink>}
      />
      {query.isPending ? <ListSkeleton label="Loading the image" /> : null}
      {query.isError ? (
        <ErrorState title="The image could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
      ) : null}
      {query.data === undefined ? null : (
        <CreativeEditor key={query.data.id} stored={query.data} wantedFormat={search.get('format')} />
      )}
    </>
  )
}
