/**
 * Counts values by the first bound that they do not exceed.
 * @param bounds ascending; a last class counts larger values
 */
export function computeHistogram(values: readonly number[], bounds: readonly number[]): number[] {
  const counts = Array.from({ length: bounds.length + 1 }, () => 0)
  for (const value of values) {
    const found = bounds.findIndex((bound) => value <= bound)
    const index = found < 0 ? bounds.length : found
    counts[index] = (counts[index] ?? 0) + 1
  }
  return counts
}

/**
 * A quantile read from a histogram as Prometheus' `histogram_quantile` does: linear within its class, and the last bound for all larger
 * values. Null without values.
 * @param share from 0 to 1
 */
export function computeQuantile(counts: readonly number[], bounds: readonly number[], share: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0)
  if (total === 0) {
    return null
  }
  let rest = total * share
  for (const [index, upper] of bounds.entries()) {
    const count = counts[index] ?? 0
    if (count > 0 && rest <= count) {
      const lower = bounds[index - 1] ?? 0
      return lower + ((upper - lower) * rest) / count
    }
    rest -= count
  }
  return bounds.at(-1) ?? null
}
