import type { CreativeAnalysis, Finding } from '@marquee/contract/creative-analyses'
import { usePageTitle, useToast } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Button, Popconfirm, Progress } from 'antd'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { analysisQuery, useDeleteAnalysis } from '../api/creative-analyses.ts'
import { CreativeView, type Overlay } from '../components/creative-view.tsx'
import { FindingList } from '../components/finding-list.tsx'
import { OverlayChoice } from '../components/overlay-choice.tsx'
import { Palette } from '../components/palette.tsx'
import { VideoAnalysis } from '../components/video-analysis.tsx'
import { ScoreCard } from '../components/score-card.tsx'
import { href } from '../href.ts'
import { useCanEditAnalyzer } from '../state/use-can-edit-analyzer.ts'
import styles from './analyzer-page.module.css'

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
        actions={<DeleteButton id={id} />}
      />
      <Body analysis={analysis} />
    </>
  )
}

function Body({ analysis }: { analysis: CreativeAnalysis }) {
  const { state, progress, step, result, failed_reason, image_url, name } = analysis
  const [chosen, setChosen] = useState<Finding | null>(null)
  const [overlay, setOverlay] = useState<Overlay>('none')
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
  if (result.video !== null) {
    return <VideoAnalysis analysis={analysis} result={result} video={result.video} />
  }
  function choose(finding: Finding | null): void {
    setChosen(finding)
    setOverlay(finding?.placement ?? (finding?.group === 'attention' ? 'attention' : 'none'))
  }
  return (
    <div className={styles.columns}>
      <div className={styles.sticky}>
        <CreativeView
          imageUrl={image_url}
          name={name}
          result={result}
          overlay={overlay}
          places={chosen?.places ?? []}
        />
        <OverlayChoice result={result} value={overlay} onChange={setOverlay} />
        <Palette colors={result.palette} />
      </div>
      <div className={styles.sections}>
        <ScoreCard score={result.score} />
        <FindingList findings={result.findings} chosen={chosen} onChoose={choose} />
      </div>
    </div>
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
