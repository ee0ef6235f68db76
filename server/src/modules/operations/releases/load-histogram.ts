/** Upper bounds in milliseconds; a last class counts longer times. Stored: a change needs a migration. */
const BOUNDS = [100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 8000, 13_000, 30_000] as const

/** The number of times in each class. */
export function computeHistogram(times: readonly number[]): number[] {
  const counts = Array.from({ length: BOUNDS.length + 1 }, () => 0)
  for (const time of times) {
    const found = BOUNDS.findIndex((bound) => time <= bound)
    const index = found < 0 ? BOUNDS.length : found
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

/**
 * A quantile in whole milliseconds, read from a histogram as Prometheus' `histogram_quantile` does: linear within its class, and
 * the last bound for all longer times. Null without loads.
 */
export function computeQuantile(histogram: readonly number[], share: number): number | null {
  const total = histogram.reduce((sum, count) => sum + count, 0)
  if (total === 0) {
    return null
  }
  let rest = total * share
  for (const [index, upper] of BOUNDS.entries()) {
    const count = histogram[index] ?? 0
    if (count > 0 && rest <= count) {
      const lower = index === 0 ? 0 : (BOUNDS[index - 1] ?? 0)
      return Math.round(lower + ((upper - lower) * rest) / count)
    }
    rest -= count
  }
  return BOUNDS[BOUNDS.length - 1] ?? null
}
