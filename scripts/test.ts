// `npm test`: all steps: the quick checks in parallel with the build, then jest, the benchmarks, the browser tests. Ends with "N passed, N
// failed".
import { join } from 'node:path'
import { findReachedTests, listChangedFiles } from './testing/changed-tests.ts'
import { readWords, RequestError } from './testing/read-words.ts'
import { endAtSignals, runInOrder, runSideBySide, type Step } from './testing/run-step.ts'
import {
  benchmarkStep,
  browserStep,
  checks,
  jestStep,
  OTHER_BROWSERS,
  otherBrowsersStep,
  TESTDATA,
  testdataStep,
} from './testing/steps.ts'
import { describeRun } from './testing/summary.ts'

/** The build keeps one core busy most of the time, the checks the other one. */
const CHECKS_AT_ONCE = 2
const root = join(import.meta.dirname, '..')

interface Plan {
  checks: readonly Step[]
  tests: readonly Step[]
}

function planRun(words: readonly string[]): Plan {
  const request = readWords(words, root)
  if (request.kind === 'files') {
    const { jest, browser, otherBrowsers, flags } = request
    return plan(
      jest.length > 0 && jestStep([...jest, ...flags]),
      browser.length > 0 && browserStep([...browser, ...flags]),
      otherBrowsers.length > 0 && otherBrowsersStep([...otherBrowsers, ...flags]),
    )
  }
  if (request.kind === 'changed') {
    return planChanged(listChangedFiles(root))
  }
  const isWanted = ({ name }: Pick<Step, 'name'>) =>
    request.names.length === 0 || request.names.some((word) => name.toLowerCase().includes(word))
  const optional = (name: string, create: () => Step | null) => (isWanted({ name }) ? create() : null)
  const tests = [
    jestStep(),
    optional(TESTDATA, testdataStep),
    benchmarkStep,
    browserStep(),
    optional(OTHER_BROWSERS, otherBrowsersStep),
  ]
  return { checks: checks.filter(isWanted), tests: tests.filter((step) => step !== null).filter(isWanted) }
}

function planChanged(files: readonly string[]): Plan {
  const { jest, specs, hasBenchmarks } = findReachedTests(files)
  const [hasJest, hasSpecs] = [jest?.length !== 0, specs?.length !== 0]
  console.log(`Browser specs that ${files.length} changed files can reach: ${specs?.join(', ') ?? 'all'}`)
  const related = jest === null ? undefined : ['--passWithNoTests', '--findRelatedTests', ...jest]
  const { tests } = plan(
    hasJest && jestStep(related),
    ...(hasSpecs ? [browserStep(specs?.map((spec) => `specs/${spec}.spec.ts`)), otherBrowsersStep()] : []),
  )
  return { checks, tests: hasBenchmarks ? [...tests, benchmarkStep] : tests }
}

/** The browser tests use the built packages. */
function plan(jest: Step | false, ...browsers: (Step | false | null)[]): Plan {
  const inBrowsers = browsers.filter((step) => step !== false && step !== null)
  return {
    checks: inBrowsers.length === 0 ? [] : checks.filter(({ name }) => name === 'Build'),
    tests: [...(jest === false ? [] : [jest]), ...inBrowsers],
  }
}

async function main(): Promise<void> {
  endAtSignals()
  const startedAt = performance.now()
  const { checks: first, tests } = planRun(process.argv.slice(2))
  const results = [...(await runSideBySide(first, CHECKS_AT_ONCE)), ...(await runInOrder(tests))]
  console.log(describeRun(results, performance.now() - startedAt))
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
