import type { ReferralOverview } from '@marquee/contract/referrals'
import { ErrorState } from '@marquee/ui/error-state'
import { formatNumber } from '@marquee/ui/format-number'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { referralWeeksQuery } from '../api/referrals.ts'
import credits from '../../components/figures.module.css'
import { SettingsCard } from '../../components/settings-card.tsx'
import { WeeksChart } from './weeks-chart.tsx'

/** From visitors over leads to conversions: in all, and week by week. */
export function ResultsCard({ overview: { visitors, leads, conversions } }: { overview: ReferralOverview }) {
  return (
    <SettingsCard title="Results" description="A lead has signed up. A conversion has paid for the first time.">
      <dl className={credits.figures}>
        <Figure name="Visitors" value={visitors} />
        <Figure name="Leads" value={leads} />
        <Figure name="Conversions" value={conversions} />
      </dl>
      <h3>Last 12 weeks</h3>
      <Weeks />
    </SettingsCard>
  )
}

function Weeks() {
  const query = useQuery(referralWeeksQuery())
  if (query.isPending) {
    return <ListSkeleton label="Loading the weeks" rows={3} />
  }
  if (query.data === undefined) {
    return <ErrorState title="The weeks could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
  }
  const isQuiet = query.data.every(({ visitors, leads, conversions }) => visitors + leads + conversions === 0)
  return isQuiet ? (
    <p className={credits.empty}>Nobody has come by your link yet. Send it to somebody who makes ads.</p>
  ) : (
    <WeeksChart weeks={query.data} />
  )
}

function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className={credits.figure}>
      <dt>{name}</dt>
      <dd>{formatNumber(value)}</dd>
    </div>
  )
}
