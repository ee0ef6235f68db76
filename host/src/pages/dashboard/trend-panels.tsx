import type { CreditUsage } from '@marquee/contract/credits'
import type { WorkspaceSummary } from '@marquee/contract/workspace-summary'
import { href } from '@marquee/remote-kit/routes'
import type { ChartData } from '@marquee/ui/chart-data'
import { formatCount } from '@marquee/ui/format-number'
import { SkeletonBlock } from '@marquee/ui/skeleton-block'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { Link } from 'react-router'
import { creditUsageQuery } from '../../api/credits.ts'
import styles from './trend-panels.module.css'
import { listDays, sumByDay } from './trend-days.ts'

const Chart = lazy(async () => ({ default: (await import('@marquee/ui/chart')).Chart }))
const HEIGHT = 160

/** Trends over time: the launches of followed brands, and the workspace's spending. A panel without data is not shown. */
export function TrendPanels({ summary }: { summary: WorkspaceSummary | undefined }) {
  const usage = useQuery(creditUsageQuery()).data
  const hasLaunches = summary !== undefined && summary.launches.daily.some((count) => count > 0)
  const hasUsage = usage !== undefined && usage.meta !== null && usage.data.length > 0
  return hasLaunches || hasUsage ? (
    <div className={styles.panels}>
      {hasLaunches ? <LaunchPanel launches={summary.launches} /> : null}
      {hasUsage && usage.meta !== null ? <CreditPanel usage={usage.data} startsAt={usage.meta.starts_at} /> : null}
    </div>
  ) : null
}

function LaunchPanel({ launches: { daily, since } }: Pick<WorkspaceSummary, 'launches'>) {
  const total = daily.reduce((sum, count) => sum + count, 0)
  const data: ChartData = {
    axis: 'Day',
    // The week of the summary ends today, and so do the days of the chart.
    labels: listDays(daily.length, since),
    series: [{ key: 'launched', label: 'Launched', color: 'success', values: daily }],
  }
  return (
    <TrendPanel title="Launches of followed brands" more={{ label: 'Weekly watch', to: '/weekly-watch' }}>
      <Chart
        title="Launches of followed brands"
        kind="bars"
        data={data}
        summary={`${formatCount(total, 'ad')} launched by followed brands in ${daily.length} days.`}
        fileName="launches-by-day"
        height={HEIGHT}
      />
    </TrendPanel>
  )
}

function CreditPanel({ usage, startsAt }: { usage: readonly CreditUsage[]; startsAt: string }) {
  const [now] = useState(() => new Date())
  const { days, spent } = sumByDay(usage, startsAt, now)
  const total = spent.reduce((sum, count) => sum + count, 0)
  const data: ChartData = {
    axis: 'Day',
    labels: days,
    series: [{ key: 'spent', label: 'Credits spent', color: 'accent', values: spent }],
  }
  return (
    <TrendPanel title="Credits spent" more={{ label: 'See the ledger', to: href('account-settings.credits') }}>
      <Chart
        title="Credits spent"
        kind="bars"
        data={data}
        summary={`${formatCount(total, 'credit')} spent since ${startsAt.slice(0, 10)}.`}
        fileName="credits-by-day"
        height={HEIGHT}
      />
    </TrendPanel>
  )
}

interface TrendPanelProps {
  title: string
  more: { label: string; to: string }
  children: ReactNode
}

function TrendPanel({ title, more, children }: TrendPanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <Link to={more.to}>{more.label}</Link>
      </header>
      <Suspense fallback={<SkeletonBlock width="100%" height={`${HEIGHT}px`} />}>{children}</Suspense>
    </section>
  )
}
