import type { ApiUsageDay } from '@marquee/contract/api-keys'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { formatCount, formatNumber } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Tooltip } from 'antd'
import { apiUsageQuery } from '../../api/api-keys.ts'
import credits from '../credits/credits.module.css'
import { SettingsCard } from '../settings-card.tsx'

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
  const highest = Math.ceil(Math.max(2, ...days.map(({ requests }) => requests)) / 2) * 2
  const share = (count: number) => ({ height: `${(count / highest) * 100}%` })
  return (
    <div className={credits.chart} role="img" aria-label={`Calls by day, ${formatNumber(total)} in all`}>
      <div className={credits.scale}>
        <span>{formatNumber(highest)}</span>
        <span>{formatNumber(highest / 2)}</span>
        <span>0</span>
      </div>
      <div className={credits.days}>
        {days.map(({ day, requests, failures }) => (
          <Tooltip key={day} title={`${formatDate(day)}: ${formatCount(requests, 'call')}, ${failures} refused`}>
            <div className={credits.day}>
              <div className={`${credits.part} ${credits.color0}`} style={share(requests - failures)} />
              <div className={`${credits.part} ${credits.color1}`} style={share(failures)} />
            </div>
          </Tooltip>
        ))}
      </div>
      <div className={credits.ends}>
        <span>{formatDate(days[0]?.day ?? '')}</span>
        <span>{formatDate(days.at(-1)?.day ?? '')}</span>
      </div>
    </div>
  )
}
