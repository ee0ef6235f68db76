import { usePageTitle } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import { useSearchParams } from 'react-router'
import { AdAnalysis } from '../components/ad-analysis.tsx'
import { ImageAnalysis } from '../components/image-analysis.tsx'
import { AnalysisList } from '../components/analysis-list.tsx'
import { AnalyzerTabs } from '../../components/analyzer-tabs.tsx'
import { NewAnalysis } from '../components/new-analysis.tsx'
import { PlanNote } from '../../components/plan-note.tsx'
import { useCanEditAnalyzer } from '../../state/use-can-edit-analyzer.ts'

/** What was analyzed, and a place to drop the next creative. An ad or a generated image in the address asks whether to analyse it. */
export function Page() {
  usePageTitle('Creative analyzer')
  const [parameters, setParameters] = useSearchParams()
  const canEdit = useCanEditAnalyzer()
  const q = parameters.get('q') ?? ''
  const adId = parameters.get('ad')
  const imageId = parameters.get('image')
  return (
    <>
      <PageHeader
        title="Creative analyzer"
        description="What the eye sees on a creative, measured: each finding has its place, its number and its rule."
      />
      <AnalyzerTabs />
      <PlanNote />
      {canEdit && adId === null && imageId === null ? <NewAnalysis /> : null}
      {canEdit && adId !== null ? <AdAnalysis adId={adId} onLeave={() => setParameters({})} /> : null}
      {canEdit && imageId !== null ? <ImageAnalysis imageId={imageId} onLeave={() => setParameters({})} /> : null}
      <AnalysisList q={q} onSearch={(words) => setParameters(words === '' ? {} : { q: words }, { replace: true })} />
    </>
  )
}
