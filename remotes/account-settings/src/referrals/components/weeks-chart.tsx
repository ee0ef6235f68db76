import type { ReferralWeek } from '@marquee/contract/referrals'
import { Chart } from '@marquee/ui/chart'
import type { ChartData } from '@marquee/ui/chart-data'

/** Visitors, leads and conversions by week, beside each other. */
export function WeeksChart({ weeks }: { weeks: readonly ReferralWeek[] }) {
  const data: ChartData = {
    axis: 'Week of',
    labels: weeks.map(({ week }) => week),
    series: [
      { key: 'visitors', label: 'Visitors', color: 'accent', values: weeks.map(({ visitors }) => visitors) },
      { key: 'leads', label: 'Leads', color: 'warning', values: weeks.map(({ leads }) => leads) },
      { key: 'conversions', label: 'Conversions', color: 'success', values: weeks.map((week) => week.conversions) },
    ],
  }
  return (
    <Chart
      title="Referrals by week"
      kind="bars"
      data={data}
      summary="Visitors, leads and conversions by week."
      fileName="referrals-by-week"
      height={200}
    />
  )
}
