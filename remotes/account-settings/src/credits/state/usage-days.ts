import type { CreditUsage } from '@marquee/contract/credits'
import { DAY_MS } from '@marquee/ui/durations'

export interface UsageDay {
  day: string
  total: number
  /** In the order of the features. */
  parts: readonly { feature: string; title: string; spent: number }[]
}

export interface UsageFeature {
  feature: string
  title: string
  spent: number
  count: number
}

/** A chart of more days would have bars that are too thin to read. */
const MOST_DAYS = 31

/** Sums by feature, the most used first. */
export function getUsageFeatures(usage: readonly CreditUsage[]): UsageFeature[] {
  const features = new Map<string, UsageFeature>()
  for (const { feature, feature_title, spent, count } of usage) {
    const sum = features.get(feature) ?? { feature, title: feature_title, spent: 0, count: 0 }
    features.set(feature, { ...sum, spent: sum.spent + spent, count: sum.count + count })
  }
  return [...features.values()].toSorted((a, b) => b.spent - a.spent || a.title.localeCompare(b.title))
}

/** Every day of a period, also those without usage. Days are those of the workspace, as the ledger counts them. */
export function getUsageDays(
  usage: readonly CreditUsage[],
  features: readonly UsageFeature[],
  period: { first_day: string; last_day: string | null },
): UsageDay[] {
  const first = Date.parse(period.first_day)
  const last = period.last_day === null ? first + (MOST_DAYS - 1) * DAY_MS : Date.parse(period.last_day)
  const count = Math.min(MOST_DAYS + 1, Math.floor((last - first) / DAY_MS) + 1)
  return Array.from({ length: Math.max(1, count) }, (_, index) => {
    const day = new Date(first + index * DAY_MS).toISOString().slice(0, 10)
    const ofDay = usage.filter((entry) => entry.day === day)
    const parts = features.flatMap(({ feature, title }) => {
      const spent = ofDay.find((entry) => entry.feature === feature)?.spent ?? 0
      return spent > 0 ? [{ feature, title, spent }] : []
    })
    return { day, total: parts.reduce((sum, { spent }) => sum + spent, 0), parts }
  })
}
