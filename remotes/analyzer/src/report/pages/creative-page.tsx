import { toAddress } from '@marquee/contract/address'
import {
  type CreativeAnalysis,
  downloadAnalysisImage,
  downloadAnalysisReport,
} from '@marquee/contract/creative-analyses'
import type { TranscriptSubject } from '@marquee/contract/transcripts'
import { useIsAllowed, usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { useIsReleased } from '@marquee/remote-kit/release-flags'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { ShareDialog } from '@marquee/ui/share-dialog'
import { useQuery } from '@tanstack/react-query'
import { Button, Popconfirm, Progress } from 'antd'
import { Columns2, Pencil, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { analysisQuery, useDeleteAnalysis } from '../../api/creative-analyses.ts'
import { analysisShareSource } from '../../api/sharing.ts'
import { AnalysisFiles } from '../components/analysis-files.tsx'
import { AnalysisReport } from '../components/analysis-report.tsx'
import { LinkButton } from '@marquee/ui/link-button'
import { href } from '../../href.ts'
import { useCanEditAnalyzer } from '../../state/use-can-edit-analyzer.ts'
import styles from '../../components/analyzer-page.module.css'

/** A creative with everything that was found on it. */
export function Page() {
  const { id = '' } = useParams()
  const { data: analysis, error, refetch } = useQuery(analysisQuery(id))
  usePageTitle(analysis?.name)
  if (analysis === undefined) {
    return error === null ? (
      <ListSkeleton label="Loading the creative" />
    ) : (
      <ErrorState level={1} title="The creative could not be loaded" error={error} onRetry={() => void refetch()} />
    )
  }
  return (
    <>
      <PageHeader
        title={analysis.name}
        before={<Link to={href('creative-analyzer')}>Creative analyzer</Link>}
        actions={<Actions analysis={analysis} />}
      />
      <Body analysis={analysis} />
    </>
  )
}

function Body({ analysis }: { analysis: CreativeAnalysis }) {
  const { state, progress, step, result, failed_reason } = analysis
  if (state === 'failed') {
    return <ErrorState title="This could not be analyzed" error={new Error(failed_reason ?? '')} />
  }
  if (result === null) {
    return (
      <div className={styles.panel} role="status">
        <h2>{step ?? 'Waiting for its turn'}</h2>
        <Progress percent={progress} aria-label="Progress of the analysis" />
      </div>
    )
  }
  return <AnalysisReport analysis={analysis} result={result} subject={toSubject(analysis)} />
}

/** What the transcript of an analyzed video is written of. */
function toSubject({ ad_id, asset_id }: CreativeAnalysis): TranscriptSubject | undefined {
  if (ad_id !== null) {
    return { ad_id }
  }
  return asset_id === null ? undefined : { asset_id }
}

/** What can be done with a finished analysis; one that is under way can only be deleted. */
function Actions({ analysis: { id, result, image_url, generated } }: { analysis: CreativeAnalysis }) {
  const canCompare = useIsReleased('analyzer.compare')
  const canShare = useIsAllowed({ permission: 'sharing.manage', feature: 'creative_analyzer' })
  const canGenerate = useIsAllowed({ permission: 'generation.create', feature: 'generation' })
  const [isSharing, setSharing] = useState(false)
  return (
    <>
      {generated !== null && canGenerate ? (
        <LinkButton
          type="primary"
          icon={<Pencil size={16} aria-hidden />}
          // The page is another remote's, which says its address in its own manifest.
          to={`/image-generation/${generated.order_id}/edit/${generated.document_id}`}
        >
          Mend in the editor
        </LinkButton>
      ) : null}
      {result === null ? null : (
        <>
          {canCompare ? (
            <LinkButton
              icon={<Columns2 size={16} aria-hidden />}
              to={href('creative-analyzer.compare', { query: { left: id } })}
            >
              Compare
            </LinkButton>
          ) : null}
          <AnalysisFiles
            report={toAddress(downloadAnalysisReport, { params: { id } })}
            image={image_url && toAddress(downloadAnalysisImage, { params: { id } })}
          />
          {canShare ? (
            <Button icon={<Share2 size={16} aria-hidden />} onClick={() => setSharing(true)}>
              Share
            </Button>
          ) : null}
        </>
      )}
      <ShareDialog
        title="Share this analysis"
        source={analysisShareSource(id)}
        isOpen={isSharing}
        onClose={() => setSharing(false)}
      />
      <DeleteButton id={id} />
    </>
  )
}

function DeleteButton({ id }: { id: string }) {
  const canEdit = useCanEditAnalyzer()
  const remove = useDeleteAnalysis()
  const navigate = useNavigate()
  const showToast = useToast()
  return canEdit ? (
    <Popconfirm
      title="Delete this analysis?"
      description="Ads that were matched with it lose their creative."
      okText="Delete"
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => void navigate(href('creative-analyzer')),
          onError: ({ message }) => showToast({ severity: 'error', summary: 'It was not deleted', detail: message }),
        })
      }
    >
      <Button icon={<Trash2 size={16} aria-hidden />} loading={remove.isPending}>
        Delete
      </Button>
    </Popconfirm>
  ) : null
}
