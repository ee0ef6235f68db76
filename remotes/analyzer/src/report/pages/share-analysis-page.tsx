import { toAddress } from '@marquee/contract/address'
import { downloadSharedAnalysisImage, downloadSharedAnalysisReport } from '@marquee/contract/shared-analyses'
import { usePageTitle } from '@marquee/remote-kit/host-services'
import { formatDate } from '@marquee/ui/format-date'
import { PageHeader } from '@marquee/ui/page-header'
import { PublicPage, SharedStates } from '@marquee/ui/public-page'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { sharedAnalysisQuery } from '../../api/sharing.ts'
import { AnalysisFiles } from '../components/analysis-files.tsx'
import { AnalysisReport } from '../components/analysis-report.tsx'

/** An analysis that a member shared by link: to read, and to download as a file. */
export function Page() {
  const { id: token = '' } = useParams()
  const query = useQuery(sharedAnalysisQuery(token))
  const analysis = query.data
  usePageTitle(analysis?.name ?? 'Shared analysis')
  return (
    <PublicPage offer="Analyze your own creatives">
      {analysis === undefined || analysis.result === null ? (
        <SharedStates query={query} />
      ) : (
        <>
          <PageHeader
            title={analysis.name}
            description={`Creative analysis of ${analysis.workspace_name}, ${formatDate(analysis.created_at)}`}
            actions={
              <AnalysisFiles
                report={toAddress(downloadSharedAnalysisReport, { params: { token } })}
                image={analysis.image_url && toAddress(downloadSharedAnalysisImage, { params: { token } })}
              />
            }
          />
          <AnalysisReport analysis={analysis} result={analysis.result} />
        </>
      )}
    </PublicPage>
  )
}
