// `npm test`: the quick checks in parallel with the build, then jest and the browser tests. `npm test exhaustive`: what is no everyday proof
// of a change. Both end with "N passed, N failed".
import { join } from 'node:path'
import { findReachedTests, listChangedFiles, listTestFiles } from './testing/changed-tests.ts'
import { readWords, RequestError, type RequestedFiles } from './testing/read-words.ts'
import { endAtSignals, runSteps, type Step } from './testing/run-step.ts'
import { readTestTimes, takeShare, writeTestTimes } from './testing/test-times.ts'
import {
  BUILD,
  benchmarkStep,
  browserStep,
  checks,
  jestStep,
  kitStep,
  OTHER_BROWSERS,
  otherBrowsersStep,
  TESTDATA,
  testdataStep,
  wholeBrowserSamplesStep,
  wholeSamplesStep,
} from './testing/steps.ts'
import { collectTimes, describeRun } from './testing/summary.ts'

/** The build keeps one core busy most of the time, the checks the other one. So do the long cases of the exhaustive run. */
const AT_ONCE = 2
const root = join(import.meta.dirname, '..')

interface Plan {
  checks: readonly Step[]
  tests: readonly Step[]
  /** How many of the tests' steps run at once: one that keeps every core busy runs alone. */
  atOnce?: number
}

function planRun(words: readonly string[]): Plan {
  const request = readWords(words, root)
  switch (request.kind) {
    case 'everyday':
      return { checks, tests: [jestStep(), browserStep()] }
    case 'share':
      return planShare(request)
    case 'exhaustive':
      return {
        ...withBuild([
          wholeSamplesStep(),
          benchmarkStep,
          wholeBrowserSamplesStep(),
          kitStep(),
          otherBrowsersStep(),
          testdataStep(),
        ]),
        atOnce: AT_ONCE,
      }
    case 'changed':
      return planChanged(listChangedFiles(root))
    case 'steps':
      return planSteps(request.names)
    case 'files':
      return planFiles(request)
  }
}

/** The build, and a part of the checks and test files that takes about as long as the other parts. */
function planShare({ index, count }: { index: number; count: number }): Plan {
  const { jest, specs } = listTestFiles(root)
  const names = [...checks.map(({ name }) => name).filter((name) => name !== BUILD), ...jest, ...specs]
  const mine = new Set(takeShare(names, readTestTimes(root), index, count))
  const [ownJest, ownSpecs] = [jest.filter((file) => mine.has(file)), specs.filter((file) => mine.has(file))]
  return {
    checks: checks.filter(({ name }) => name === BUILD || mine.has(name)),
    tests: listSteps([
      ownJest.length > 0 ? jestStep(['--runTestsByPath', ...ownJest]) : null,
      ownSpecs.length > 0 ? browserStep(ownSpecs) : null,
    ]),
  }
}

/** @param names words of the names of steps */
function planSteps(names: readonly string[]): Plan {
  const isWanted = ({ name }: Pick<Step, 'name'>) => names.some((word) => name.toLowerCase().includes(word))
  const optional = (name: string, create: () => Step | null) => (isWanted({ name }) ? create() : null)
  const tests = [
    jestStep(),
    wholeSamplesStep(),
    optional(TESTDATA, testdataStep),
    benchmarkStep,
    browserStep(),
    optional(OTHER_BROWSERS, otherBrowsersStep),
  ]
  return { checks: checks.filter(isWanted), tests: listSteps(tests).filter(isWanted) }
}

function planFiles({ jest, browser, otherBrowsers, flags }: RequestedFiles): Plan {
  const inBrowsers = [
    browser.length > 0 ? browserStep([...browser, ...flags]) : null,
    otherBrowsers.length > 0 ? otherBrowsersStep([...otherBrowsers, ...flags]) : null,
  ]
  const tests = [jest.length > 0 ? jestStep([...jest, ...flags]) : null, ...inBrowsers]
  return listSteps(inBrowsers).length > 0 ? withBuild(tests) : { checks: [], tests: listSteps(tests) }
}

function planChanged(files: readonly string[]): Plan {
  const { jest, specs, hasBenchmarks } = findReachedTests(files)
  console.log(`Browser specs that ${files.length} changed files can reach: ${specs?.join(', ') ?? 'all'}`)
  const related = jest === null ? undefined : ['--passWithNoTests', '--findRelatedTests', ...jest]
  const tests = [
    jest?.length === 0 ? null : jestStep(related),
    specs?.length === 0 ? null : browserStep(specs?.map((spec) => `specs/${spec}.spec.ts`)),
    hasBenchmarks ? benchmarkStep : null,
  ]
  return { checks, tests: listSteps(tests) }
}

/** Benchmarks and tests in browsers use the built packages. */
function withBuild(tests: readonly (Step | null)[]): Plan {
  return { checks: checks.filter(({ name }) => name === BUILD), tests: listSteps(tests) }
}

const listSteps = (steps: readonly (Step | null)[]): Step[] => steps.filter((step) => step !== null)

async function main(): Promise<void> {
  endAtSignals()
  const startedAt = performance.now()
  const { checks: first, tests, atOnce = 1 } = planRun(process.argv.slice(2))
  const results = [...(await runSteps(first, AT_ONCE)), ...(await runSteps(tests, atOnce))]
  console.log(describeRun(results, performance.now() - startedAt))
  writeTestTimes(root, collectTimes(results))
  const passed = results.reduce((sum, { report }) => sum + report.passed, 0)
  const failed = results.reduce((sum, { report }) => sum + report.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  process.exitCode = failed === 0 ? 0 : 1
}

try {
  await main()
} catch (error) {
  if (!(error instanceof RequestError)) {
    throw error
  }
  console.error(error.message)
  process.exitCode = 2
}
