import { loadavg } from 'node:os'

/** The median and the 95th percentile of the answer times, in milliseconds. */
export interface Quantiles {
  p50: number
  p95: number
}

/** The measurements of a library of one size, by kind and case. */
export interface SearchReport {
  ads: number
  pages: ReadonlyMap<string, Quantiles>
  totals: ReadonlyMap<string, Quantiles>
  facetCounts: ReadonlyMap<string, Quantiles>
  /** The load of the machine at the time of the measurement. */
  load: number
}

const TITLES = {
  pages: 'Pages',
  totals: 'Totals, where the page does not tell them',
  facetCounts: 'Facet counts',
} as const
type Kind = keyof typeof TITLES
const KINDS: readonly Kind[] = ['pages', 'totals', 'facetCounts']

const GOAL_ADS = 1_000_000
/** The goal for the 95th percentile of the answer times. */
const GOALS_MS: Partial<Record<Kind, number>> = { pages: 30, facetCounts: 60 }
/** The goal for growth: with ten times as many ads, the time may grow by at most this factor. */
const GOAL_GROWTH = 5

export function computeQuantiles(times: readonly number[]): Quantiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { p50: at(0.5), p95: at(0.95) }
}

export function currentLoad(): number {
  return loadavg()[0] ?? 0
}

/** Prints the sizes side by side; the last column is followed by the factor to the previous one. */
export function printReports(reports: readonly SearchReport[]): void {
  for (const kind of KINDS) {
    const goal = GOALS_MS[kind]
    console.log(`\n${TITLES[kind]}: p50 / p95 in ms${goal === undefined ? '' : `, goal ${goal} (p95, 1,000,000 ads)`}`)
    printRow('', [
      ...reports.map(({ ads }) => `${ads.toLocaleString('en')} ads`),
      ...(reports.length > 1 ? ['growth'] : []),
    ])
    for (const name of reports[0]?.[kind].keys() ?? []) {
      const all = reports.flatMap((report) => report[kind].get(name) ?? [])
      const growth = computeGrowth(all)
      printRow(name, [
        ...all.map(({ p50, p95 }) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`),
        ...(growth === null ? [] : [`× ${growth.p50.toFixed(1)} / ${growth.p95.toFixed(1)}`]),
      ])
    }
  }
  console.log('')
  printRow(
    'load of the machine',
    reports.map(({ load }) => load.toFixed(1)),
  )
}

function printRow(name: string, cells: readonly string[]): void {
  console.log([name.padEnd(24), ...cells.map((cell) => cell.padStart(16))].join(' '))
}

/** The factor from the second to last size to the last. */
function computeGrowth(all: readonly Quantiles[]): Quantiles | null {
  const [former, last] = all.slice(-2)
  return former === undefined || last === undefined ? null : { p50: last.p50 / former.p50, p95: last.p95 / former.p95 }
}

/** The missed goals, as sentences; they are set for a million ads. */
export function missedGoals(reports: readonly SearchReport[]): string[] {
  const last = reports.at(-1)
  if (last?.ads !== GOAL_ADS) {
    return []
  }
  return KINDS.flatMap((kind) => {
    return Array.from(last[kind]).flatMap(([name, { p95 }]) => {
      const goal = GOALS_MS[kind] ?? Number.POSITIVE_INFINITY
      const growth = computeGrowth(reports.flatMap((report) => report[kind].get(name) ?? []))
      return [
        ...(p95 > goal ? [`${TITLES[kind]}, ${name}: ${p95.toFixed(1)} ms (p95) instead of ${goal}`] : []),
        ...(growth !== null && growth.p95 > GOAL_GROWTH
          ? [`${TITLES[kind]}, ${name}: ${growth.p95.toFixed(1)} times as long for ten times as many ads`]
          : []),
      ]
    })
  })
}
