import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The tests that changed files can affect. */
export interface ReachedTests {
  /** Files whose related tests jest finds; null: every test. */
  jest: string[] | null
  /** Names of browser specs; null: every one. */
  specs: string[] | null
  /** Whether the benchmarks run in their smallest size. */
  hasBenchmarks: boolean
}

/** Changes of these files affect tests that do not import them. */
const REACHES_ALL =
  /^(?:pnpm-lock\.yaml|pnpm-workspace\.yaml|jest\.config\.mjs|tsconfig\.base\.json|(?:scripts|shared\/testing\/src)\/jest\/)/
/** The template of every test database is built from the migrations; every file that uses a database imports this file. */
const MIGRATIONS = /^server\/src\/migrations\//
const DATABASE_TESTS = 'server/src/testing/test-cluster.ts'
/** Files that a module reads when it is loaded, so that no import leads to them: the module is used in their place. */
const DEMO_DATA = /^(server\/src\/modules\/[^/]+\/demo-library)\/data\/.+\.json$/
const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/

/** Files that do not affect the browser tests: tests of jest, documents, tools. */
const NOT_SHIPPED = /\.test\.tsx?$|\.md$|^(?:docs|scripts|\.ci)\/|^e2e\/(?:performance|src\/reports)\//

/** The sources of the benchmarks, and the code that most of them measure. A complete run detects everything else that breaks one. */
const BENCHMARKED = /^(?:e2e\/performance|shared\/federation)\/|^scripts\/bench\.ts$/

/** Runs after every change of the product: a path through all remotes. */
const SMOKE = ['journey', 'main-job', 'remote-pages']

/**
 * The specs that cover a part of the product. A part without a line affects every spec: the host, the shared packages, and the server’s
 * platform.
 */
const AREAS: readonly [files: RegExp, specs: string[]][] = [
  [
    /^remotes\/ad-library\//,
    ['ad-sources', 'boards', 'explore', 'filters', 'keyboard', 'live-workspace', 'pages', 'shortcuts', 'swipe-file'],
  ],
  [/^remotes\/administration\//, ['ad-sources', 'feature-flags', 'pages', 'releases-page']],
  [/^remotes\/analyzer\//, ['analyzer', 'pages', 'videos']],
  [/^remotes\/briefs\//, ['live-workspace', 'open-session', 'pages', 'releases', 'remotes']],
  [/^remotes\/generation\//, ['funnel-pages', 'keyboard', 'open-session', 'pages', 'videos']],
  [/^remotes\/account-settings\//, ['authentication', 'pages', 'shell', 'third-parties']],
  [/^server\/src\/modules\/[^/]+\/(?:ad-import|ad-sources)\//, ['ad-sources', 'http2', 'real-ads', 'restart']],
  [/^server\/src\/modules\/[^/]+\/(?:boards|sharing)\//, ['boards', 'live-workspace']],
  [
    /^server\/src\/modules\/[^/]+\/(?:auth|account|onboarding|plans)\//,
    ['authentication', 'google-sign-in', 'guard', 'onboarding'],
  ],
  [/^server\/src\/modules\/[^/]+\/google-sign-in\//, ['google-sign-in', 'google-staging']],
  [/^server\/src\/modules\/[^/]+\/feature-flags\//, ['feature-flags', 'flag-client']],
  [
    /^server\/src\/modules\/[^/]+\/releases\//,
    ['open-session', 'release-health', 'releases', 'releases-page', 'remote-faults', 'runs'],
  ],
  [
    /^server\/src\/modules\/[^/]+\/(?:ads|brands|brand-insights|hidden-brands|media|saved-ads|saved-searches|staff-picks)\//,
    ['explore', 'filters', 'live-workspace', 'swipe-file'],
  ],
  [/^server\/src\/modules\/[^/]+\/(?:briefs|products|files)\//, ['live-workspace', 'pages']],
  // The part of jest's stage that specs include.
  [/^server\/src\/testing\//, ['ad-sources', 'google-sign-in', 'http2', 'restart']],
]

/** The tests that are affected by the files of this checkout that differ from the main branch. */
export function findReachedTests(files: readonly string[]): ReachedTests {
  const reachesAll = files.some((file) => REACHES_ALL.test(file))
  const sources = files
    .map((file) => file.replace(DEMO_DATA, '$1/read-data.ts'))
    .filter((file) => SOURCE.test(file) || MIGRATIONS.test(file))
    .map((file) => (MIGRATIONS.test(file) ? DATABASE_TESTS : file))
  return {
    jest: reachesAll ? null : [...new Set(sources)],
    specs: reachesAll ? null : findSpecs(files),
    hasBenchmarks: reachesAll || files.some((file) => BENCHMARKED.test(file)),
  }
}

function findSpecs(files: readonly string[]): string[] | null {
  const found = files.filter((file) => !NOT_SHIPPED.test(file)).map(specsOfFile)
  const known = found.filter((specs) => specs !== null)
  return known.length < found.length ? null : [...new Set(known.flat())].toSorted()
}

/** Every spec that is listed here. */
export function listSpecsOfAreas(): string[] {
  return [...new Set([...SMOKE, ...AREAS.flatMap(([, specs]) => specs)])]
}

/** @returns null for every spec */
function specsOfFile(file: string): string[] | null {
  const spec = /^e2e\/src\/specs\/(.+)\.spec\.ts$/.exec(file)?.[1]
  if (spec !== undefined) {
    return [spec]
  }
  const area = AREAS.find(([ofFiles]) => ofFiles.test(file))
  return area === undefined ? null : [...SMOKE, ...area[1]]
}

/** The files that differ from the point where this branch left the main branch, uncommitted ones included; only files that still exist. */
export function listChangedFiles(root: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  const base = git('merge-base', 'HEAD', 'main').trim()
  const names = git('diff', '--name-only', '-z', base) + git('ls-files', '--others', '--exclude-standard', '-z')
  return [...new Set(names.split('\0'))].filter((name) => name !== '' && existsSync(join(root, name)))
}

/** The files of the everyday run by their runner. */
export function listTestFiles(root: string): { jest: string[]; specs: string[] } {
  const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' }).split('\0')
  return {
    jest: files.filter((file) => /\.test\.(?:tsx?|mjs)$/.test(file) && !file.endsWith('.testdata.test.ts')),
    specs: files.filter((file) => /^e2e\/src\/specs\/.+\.spec\.ts$/.test(file)),
  }
}
