import type { ApiUsageDay } from '@marquee/contract/api-keys'
import { Chart } from '@marquee/ui/chart'
import type { ChartData } from '@marquee/ui/chart-data'
import { ErrorState } from '@marquee/ui/error-state'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { apiUsageQuery } from '../api/api-keys.ts'
import credits from '../../components/figures.module.css'
import { SettingsCard } from '../../components/settings-card.tsx'

/** How often the workspace's keys were used in the last 30 days. */
export function UsageCard() {
  return (
    <SettingsCard title="Usage" description="Calls of the last 30 days, by day.">
      <Usage />
    </SettingsCard>
  )
}

function Usage() {
  const query = useQuery(apiUsageQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading usage" rows={3} />
  }
  if (query.data === undefined) {
    return <ErrorState title="The usage could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
  }
  const days = query.data
  const total = days.reduce((sum, { requests }) => sum + requests, 0)
  const failures = days.reduce((sum, day) => sum + day.failures, 0)
  return total === 0 ? (
    <p className={credits.empty}>No calls yet.</p>
  ) : (
    <>
      <p>{`${formatCount(total, 'call')}, ${formatNumber(failures)} of them refused.`}</p>
      <UsageBars days={days} total={total} />
    </>
  )
}

function UsageBars({ days, total }: { days: readonly ApiUsageDay[]; total: number }) {
  const data: ChartData = {
    axis: 'Day',
    labels: days.map(({ day }) => day),
    series: [
      {
        key: 'answered',
        label: 'Answered',
        color: 'accent',
        values: days.map(({ requests, failures }) => requests - failures),
      },
      { key: 'refused', label: 'Refused', color: 'warning', values: days.map(({ failures }) => failures) },
    ],
  }
  return (
    <Chart
      title="Calls by day"
      kind="stacked"
      data={data}
      summary={`Calls by day, ${formatNumber(total)} in all.`}
      fileName="api-calls-by-day"
      height={200}
    />
  )
}
