import type { Releases } from '../refusals.ts'
import type { Failure } from './read-results.ts'

/** What became of one combination. */
export interface CombinationReport {
  name: string
  /** What every package ran. */
  running: Releases
  /** The packages that did not run their live release. */
  changed: string[]
  /** `refused`: the releases do not fit each other, so that nothing was run. */
  outcome: 'passed' | 'failed' | 'refused'
  passed: number
  /** Of the passed ones, how many needed a second try. */
  flaky: number
  failures: Failure[]
  /** Why it was refused. */
  refusals: string[]
  seconds: number
}

export interface MatrixReport {
  server: string
  started_at: string
  combinations: CombinationReport[]
}

/** For a terminal: one line for each combination, and what failed in it under it. */
export function describeMatrix({ combinations }: MatrixReport): string {
  const width = Math.max(...combinations.map(({ name }) => name.length))
  return combinations
    .flatMap((one) => [
      `${one.outcome.padEnd(7)}  ${one.name.padEnd(width)}  ${describeCounts(one)}  ${describeChanges(one)}`.trimEnd(),
      ...one.refusals.map((refusal) => `           ${refusal}`),
      ...one.failures.map((failure) => `           ${describeFailure(failure)}`),
    ])
    .join('\n')
}

export function describeCounts({ passed, flaky, failures, seconds, outcome }: CombinationReport): string {
  const again = flaky === 0 ? '' : ` (${flaky} at the second try)`
  return outcome === 'refused' ? 'not run' : `${passed} passed${again}, ${failures.length} failed, ${seconds} s`
}

/** The releases that are not live ones. */
export function describeChanges({ changed, running }: CombinationReport): string {
  return changed.map((name) => `${name} ${running[name]}`).join(', ')
}

/** Who is named by a failure: `briefs 0123456789ab (panel)`. */
export function describeAttribution({ attribution }: Failure): string {
  return attribution === null
    ? 'not attributed'
    : `${attribution.package} ${attribution.release}, by the ${attribution.by}`
}

function describeFailure(failure: Failure): string {
  const [firstLine = ''] = failure.message.split('\n')
  const [, missing] = /^\s*(?:- waiting for|Locator:)\s+(.+)$/m.exec(failure.message) ?? []
  const reason = missing === undefined ? firstLine : `${firstLine} ${missing}`
  return `${failure.place} ${failure.test}: ${describeAttribution(failure)}: ${reason}`
}
