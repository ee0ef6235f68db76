import { Chart } from '@marquee/ui/chart'
import type { ChartColor, ChartData } from '@marquee/ui/chart-data'
import { formatCount } from '@marquee/ui/format-number'
import type { UsageDay, UsageFeature } from '../state/usage-days.ts'

const COLORS: readonly ChartColor[] = ['accent', 'tierScaling', 'warning', 'tierOptimized']

interface UsageChartProps {
  days: readonly UsageDay[]
  features: readonly UsageFeature[]
}

/** Spent credits by day, stacked by feature. */
export function UsageChart({ days, features }: UsageChartProps) {
  const total = days.reduce((sum, day) => sum + day.total, 0)
  const data: ChartData = {
    axis: 'Day',
    labels: days.map(({ day }) => day),
    series: features.map(({ feature, title }, index) => ({
      key: feature,
      label: title,
      color: COLORS[index % COLORS.length] ?? 'accent',
      values: days.map(({ parts }) => parts.find((part) => part.feature === feature)?.spent ?? 0),
    })),
  }
  return (
    <Chart
      title="Credits by day"
      kind="stacked"
      data={data}
      summary={`Credits by day, ${formatCount(total, 'credit')} in all.`}
      fileName="credits-by-day"
      height={200}
    />
  )
}
