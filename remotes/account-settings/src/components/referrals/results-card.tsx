import type { ReferralOverview } from '@marquee/contract/referrals'
import { ErrorState } from '@marquee/ui/error-state'
import { formatNumber } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { Segmented } from 'antd'
import { useState } from 'react'
import { referralWeeksQuery } from '../../api/referrals.ts'
import credits from '../credits/credits.module.css'
import { SettingsCard } from '../settings-card.tsx'
import { WeeksChart } from './weeks-chart.tsx'
import { WeeksTable } from './weeks-table.tsx'

/** From visitors over leads to conversions: in all, and week by week. */
export function ResultsCard({ overview: { visitors, leads, conversions } }: { overview: ReferralOverview }) {
  const [view, setView] = useState<'Chart' | 'Table'>('Chart')
  return (
    <SettingsCard title="Results" description="A lead has signed up. A conversion has paid for the first time.">
      <dl className={credits.figures}>
        <Figure name="Visitors" value={visitors} />
        <Figure name="Leads" value={leads} />
        <Figure name="Conversions" value={conversions} />
      </dl>
      <div className={credits.head}>
        <h3>Last 12 weeks</h3>
        <Segmented aria-label="Shown as" value={view} options={['Chart', 'Table']} onChange={setView} />
      </div>
      <Weeks view={view} />
    </SettingsCard>
  )
}

function Weeks({ view }: { view: 'Chart' | 'Table' }) {
  const query = useQuery(referralWeeksQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading the weeks" rows={3} />
  }
  if (query.data === undefined) {
    return <ErrorState title="The weeks could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
  }
  return view === 'Chart' ? <WeeksChart weeks={query.data} /> : <WeeksTable weeks={query.data} />
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className={credits.figure}>
      <dt>{name}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  )
}
