import type { AnalysisSummary } from '@marquee/contract/creative-analyses'
import { formatCount } from '@marquee/ui/format-number'
import { LatestPanel } from '@marquee/ui/latest-panel'
import { WorkTile } from '@marquee/ui/work-tile'
import { useQuery } from '@tanstack/react-query'
import { latestAnalysesQuery } from '../../api/creative-analyses.ts'
import { href } from '../../href.ts'

/** The dashboard's card of the newest analyses. */
export function Slot() {
  const latest = useQuery(latestAnalysesQuery)
  return (
    <LatestPanel
      title="Analyzed creatives"
      latest={latest}
      all={{ label: 'Open the analyzer', to: href('creative-analyzer') }}
      empty={{
        words: 'Find out what is wrong with a creative before it runs.',
        action: 'Analyze a creative',
        to: href('creative-analyzer'),
      }}
      layout="tiles"
    >
      {(analysis) => (
        <WorkTile
          key={analysis.id}
          to={href('creative-analyzer.details', { params: { id: analysis.id } })}
          title={analysis.name}
          imageUrl={analysis.image_url}
          note={describe(analysis)}
          progress={isInWork(analysis) ? analysis.progress : undefined}
        />
      )}
    </LatestPanel>
  )
}

function isInWork({ state }: AnalysisSummary): boolean {
  return state === 'waiting' || state === 'running'
}

function describe(analysis: AnalysisSummary): string {
  if (isInWork(analysis)) {
    return 'Being analyzed'
  }
  const { state, score, problems_count: problems } = analysis
  return state === 'failed' ? 'Could not be analyzed' : `${score ?? 0} of 100, ${formatCount(problems ?? 0, 'problem')}`
}
