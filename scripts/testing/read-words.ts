import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The request that `npm test` was called with. */
export type TestRequest =
  /** The everyday run. */
  | { kind: 'everyday' }
  /** One of `count` parts of the everyday run; `index` is from 1 to `count`. */
  | { kind: 'share'; index: number; count: number }
  /** What is no everyday proof of a change. */
  | { kind: 'exhaustive' }
  | { kind: 'steps'; names: string[] }
  /** The tests that are affected by the files that differ from the main branch. */
  | { kind: 'changed' }
  | RequestedFiles

/** Chosen test files; `flags` are passed to their runner unchanged. */
export interface RequestedFiles {
  kind: 'files'
  jest: string[]
  browser: string[]
  otherBrowsers: string[]
  flags: string[]
}

/** The words of a request are invalid; the message states the reason. */
export class RequestError extends Error {
  override readonly name = 'RequestError'
}

const RUNS = ['everyday', 'exhaustive', 'changed'] as const
const OTHER_BROWSERS_TEST = /^e2e\/src\/other-browsers\//
const BROWSER_TEST = /\.(?:spec|setup)\.ts(?::\d+)?$/

/**
 * Reads the words after `npm test`: nothing, `exhaustive`, `changed`, names of steps, or paths of test files with flags of their runner.
 * @throws RequestError for a file that does not exist
 */
export function readWords(words: readonly string[], root: string): TestRequest {
  if (words[0] === '--shard') {
    return readShare(words.slice(1))
  }
  const run = words.length > 1 ? undefined : RUNS.find((kind) => kind === (words[0] ?? 'everyday'))
  if (run !== undefined) {
    return { kind: run }
  }
  const firstFlag = words.findIndex((word) => word.startsWith('-'))
  const names = firstFlag === -1 ? [...words] : words.slice(0, firstFlag)
  const flags = firstFlag === -1 ? [] : words.slice(firstFlag)
  if (names.some(isPath)) {
    return readFiles(names, flags, root)
  }
  if (flags.length > 0) {
    throw new RequestError(`${flags[0]} needs the path of a test file before it.`)
  }
  return { kind: 'steps', names: names.map((name) => name.toLowerCase()) }
}

/** @throws RequestError for a file that does not exist, and for a word that is no path */
function readFiles(paths: readonly string[], flags: string[], root: string): RequestedFiles {
  if (!paths.every(isPath)) {
    throw new RequestError('Name either steps or test files, not both.')
  }
  const missing = paths.find((path) => !existsSync(join(root, path.replace(/:\d+$/, ''))))
  if (missing !== undefined) {
    throw new RequestError(`There is no ${missing}.`)
  }
  const otherBrowsers = paths.filter((path) => OTHER_BROWSERS_TEST.test(path))
  const rest = paths.filter((path) => !otherBrowsers.includes(path))
  const browser = rest.filter((path) => BROWSER_TEST.test(path) || path.startsWith('e2e/src/specs'))
  return { kind: 'files', jest: rest.filter((path) => !browser.includes(path)), browser, otherBrowsers, flags }
}

function isPath(name: string): boolean {
  return name.includes('/') || /\.tsx?(?::\d+)?$/.test(name)
}

/** @throws RequestError unless the words are one fraction such as 2/3 */
function readShare(words: readonly string[]): TestRequest {
  const [, index, count] = (/^(\d+)\/(\d+)$/.exec(words.join(' ')) ?? []).map(Number)
  if (index === undefined || count === undefined || index < 1 || index > count) {
    throw new RequestError('--shard needs a part of the run, such as 2/3.')
  }
  return { kind: 'share', index, count }
}
