import type { LiveRelease } from './registry.ts'

/** A requirement of a remote that the host does not meet. */
export interface Incompatibility {
  package: string
  wanted: string
  /** Null: the host does not provide it at all. */
  provided: string | null
}

type Demands = Pick<LiveRelease, 'kitVersion' | 'singletons'>

/**
 * The only compatibility check. It returns what prevents a host from running a remote, or nothing when the remote can run. The remote kit
 * needs the same major version and a minor that is not newer than the host's; each shared package needs a version in the remote's range.
 * The browser runs the check before code of a remote runs, the server at each release, a team's command line before that.
 */
export function findIncompatibilities(remote: Demands, host: Demands): Incompatibility[] {
  const wanted = { '@marquee/remote-kit': `^${remote.kitVersion.replace(/\.\d+$/, '.0')}`, ...remote.singletons }
  const provided: Record<string, string> = { '@marquee/remote-kit': host.kitVersion, ...host.singletons }
  return Object.entries(wanted)
    .filter(([name, range]) => !isInRange(provided[name] ?? '', range))
    .map(([name, range]) => ({ package: name, wanted: range, provided: provided[name] ?? null }))
}

/** Describes a result of `findIncompatibilities` and who can fix it: `antd: wanted ^7.0.0, provided 6.6.8 (release the host first)`. */
export function describeIncompatibility(problem: Incompatibility): string {
  const { package: name, wanted, provided } = problem
  const mending = isForOlderHost(problem)
    ? 'build the remote on the version that the host provides'
    : 'release the host first'
  return `${name}: wanted ${wanted}, provided ${provided ?? 'nothing'} (${mending})`
}

/** Whether the host is newer and the remote has to be updated; otherwise the remote is newer than the host. */
export function isForOlderHost({ wanted, provided }: Pick<Incompatibility, 'wanted' | 'provided'>): boolean {
  const least = toNumbers(wanted.replace('^', ''))
  const actual = toNumbers(provided ?? '')
  return least !== null && actual !== null && compare(least, actual) < 0
}

/**
 * Supports caret ranges only, because builds write no others: the left-most number that is not zero must be equal, the others may be
 * higher.
 */
function isInRange(version: string, range: string): boolean {
  const least = range.startsWith('^') ? toNumbers(range.slice(1)) : null
  const actual = toNumbers(version)
  if (least === null || actual === null) {
    return false
  }
  const fixed = least.findIndex((number) => number > 0)
  const firstFree = fixed === -1 ? least.length : fixed + 1
  const isSameStart = least.slice(0, firstFree).every((number, index) => number === actual[index])
  return isSameStart && compare(actual, least) >= 0
}

function toNumbers(version: string): number[] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version)
  return match === null ? null : match.slice(1).map(Number)
}

function compare(left: readonly number[], right: readonly number[]): number {
  const differing = left.findIndex((number, index) => number !== right[index])
  return differing === -1 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0)
}
