import type { WorkspaceSummary } from '@marquee/contract/workspace-summary'
import { useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { PageHeader } from '@marquee/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { workspaceSummaryQuery } from '../../api/workspace-summary.ts'
import controls from '@marquee/ui/controls.module.css'
import styles from './dashboard-page.module.css'
import { DashboardSlots } from './dashboard-slots.tsx'
import { FirstVisit } from './first-visit.tsx'
import { LaunchesPanel } from './launches-panel.tsx'
import { OutcomesPanel } from './outcomes-panel.tsx'
import { SummaryTiles } from './summary-tiles.tsx'
import { TrendPanels } from './trend-panels.tsx'
import { WorkPanels } from './work-panels.tsx'

/** The totals and the latest work of the workspace, the launches of followed brands, and a link to each list. */
export function Page() {
  const { display_name } = useUser()
  const { data: summary, error, refetch } = useQuery(workspaceSummaryQuery())
  const handleRetry = () => void refetch()
  return (
    <>
      <PageHeader
        title={`Welcome back, ${display_name.trim().split(/\s+/)[0] ?? ''}`}
        description="Your workspace at a glance, and what the brands you follow are up to."
        actions={
          <Link className={controls.primary} to={href('explore')}>
            Explore ads
          </Link>
        }
      />
      <div className={styles.page}>
        <OutcomesPanel brands={summary?.launches.brands ?? []} />
        <SummaryTiles summary={summary} error={error} onRetry={handleRetry} />
        {summary !== undefined && isWithoutWork(summary) ? (
          <FirstVisit />
        ) : (
          <>
            <LaunchesPanel summary={summary} error={error} onRetry={handleRetry} />
            <TrendPanels summary={summary} />
            <DashboardSlots />
            <WorkPanels />
          </>
        )}
      </div>
    </>
  )
}

function isWithoutWork({
  saved_ads,
  followed_brands,
  boards,
  briefs,
  products,
  images,
  analyses,
}: WorkspaceSummary): boolean {
  return [saved_ads, followed_brands, boards, briefs, products, images, analyses].every(({ total }) => total === 0)
}
