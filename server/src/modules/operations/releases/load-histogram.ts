import { computeHistogram, computeQuantile } from '../../../platform/metrics/histogram.ts'

/** Upper bounds in milliseconds; a last class counts longer times. Stored: a change needs a migration. */
const BOUNDS = [100, 200, 300, 500, 750, 1000, 1500, 2000, 3000, 5000, 8000, 13_000, 30_000] as const

/** The number of times in each class. */
export function computeLoadHistogram(times: readonly number[]): number[] {
  return computeHistogram(times, BOUNDS)
}

/** A quantile in whole milliseconds. Null without loads. */
export function computeLoadQuantile(histogram: readonly number[], share: number): number | null {
  const quantile = computeQuantile(histogram, BOUNDS, share)
  return quantile === null ? null : Math.round(quantile)
}
