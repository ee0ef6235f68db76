import type { VitalMetric } from '@marquee/contract/system-health'

/**
 * Upper bounds of the classes that values are counted in: milliseconds, milliseconds and a score. They include the bounds of "good" and
 * "poor" (web.dev/articles/vitals). Stored: a change needs a migration.
 */
export const VITAL_BOUNDS: Readonly<Record<VitalMetric, readonly number[]>> = {
  LCP: [500, 1000, 1500, 2000, 2500, 3000, 4000, 6000, 10_000],
  INP: [25, 50, 100, 150, 200, 300, 500, 1000, 3000],
  CLS: [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 3],
}
