import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Milliseconds by test file or step, as the last runs took them. */
export type TestTimes = Readonly<Record<string, number>>

/** What no run has measured counts as this much. */
const UNKNOWN_MS = 5000

const toFile = (root: string): string => join(root, '.build/test-times.json')

/** Empty before the first run. Several machines that share a run need the same file, or none. */
export function readTestTimes(root: string): TestTimes {
  const file = toFile(root)
  // Only `writeTestTimes` writes it.
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as TestTimes) : {}
}

/** Keeps the times of files and steps that this run did not have. */
export function writeTestTimes(root: string, times: TestTimes): void {
  const file = toFile(root)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ ...readTestTimes(root), ...times }, null, 2))
}

/** The names, the longest first; equally long ones by name. */
export function sortByTime(names: readonly string[], times: TestTimes): string[] {
  const timeOf = (name: string) => times[name] ?? UNKNOWN_MS
  return names.toSorted((one, other) => timeOf(other) - timeOf(one) || (one < other ? -1 : 1))
}

/**
 * The names of one of `count` shares that take about equally long (longest processing time first, Graham 1969).
 * @param index from 1 to `count`
 */
export function takeShare(names: readonly string[], times: TestTimes, index: number, count: number): string[] {
  const shares = Array.from({ length: count }, () => ({ names: [] as string[], total: 0 }))
  for (const name of sortByTime(names, times)) {
    const least = shares.reduce((one, other) => (other.total < one.total ? other : one))
    least.names.push(name)
    least.total += times[name] ?? UNKNOWN_MS
  }
  return shares[index - 1]?.names ?? []
}
