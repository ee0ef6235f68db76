import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Segmented, Select } from 'antd'
import { useState } from 'react'
import { creditUsageQuery, type UsagePeriod } from '../../api/credits.ts'
import { getUsageDays, getUsageFeatures } from '../state/usage-days.ts'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from '../../components/figures.module.css'
import { UsageChart } from './usage-chart.tsx'
import { UsageTable } from './usage-table.tsx'

const PERIODS: { value: UsagePeriod; label: string }[] = [
  { value: 'current', label: 'This period' },
  { value: 'previous', label: 'Previous period' },
]

/** The spent credits by feature and day, as a chart or as a table. */
export function UsageCard() {
  const [period, setPeriod] = useState<UsagePeriod>('current')
  const [view, setView] = useState<'Chart' | 'Table'>('Chart')
  return (
    <SettingsCard title="Usage">
      <div className={styles.head}>
        <Select
          aria-label="Period"
          value={period}
          options={PERIODS}
          onChange={setPeriod}
          popupMatchSelectWidth={false}
        />
        <Segmented aria-label="Shown as" value={view} options={['Chart', 'Table']} onChange={setView} />
      </div>
      <Usage period={period} view={view} />
    </SettingsCard>
  )
}

function Usage({ period, view }: { period: UsagePeriod; view: 'Chart' | 'Table' }) {
  const query = useQuery(creditUsageQuery(period))
  if (query.isPending) {
    return <ListSkeleton label="Loading usage" rows={3} />
  }
  if (query.data === undefined) {
    return <ErrorState title="The usage could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
  }
  const { data: usage, meta } = query.data
  if (usage.length === 0 || meta === null) {
    return <p className={styles.empty}>No credits were used in this period.</p>
  }
  const features = getUsageFeatures(usage)
  return view === 'Chart' ? (
    <UsageChart days={getUsageDays(usage, features, meta)} features={features} />
  ) : (
    <UsageTable usage={usage} />
  )
}
