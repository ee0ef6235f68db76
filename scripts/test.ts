// `npm test`: everything, from the quickest check to the slowest. Ends with "N passed, N failed".
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from './chromium.ts'

const root = join(import.meta.dirname, '..')
const reports = mkdtempSync(join(tmpdir(), 'marquee-test-'))

interface Counts {
  passed: number
  failed: number
}

interface Step {
  name: string
  program: string
  args: string[]
  env?: Record<string, string>
  /** Reads the number of tests from the step's report; a step without one counts as a single check. */
  count?: () => Counts
}

const jestReport = join(reports, 'jest.json')
const playwrightReport = join(reports, 'playwright.json')

const steps: Step[] = [
  { name: 'Format', program: 'oxfmt', args: ['--check', '.'] },
  { name: 'Lint', program: 'oxlint', args: ['--deny-warnings'] },
  { name: 'Types in the browser', program: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'Types in Node', program: 'tsc', args: ['-p', 'tsconfig.node.json'] },
  { name: 'Unused code', program: 'knip', args: [] },
  { name: 'Build', program: 'node', args: ['scripts/build-packages.mjs'] },
  {
    name: 'Unit and server tests',
    program: 'jest',
    args: ['--json', `--outputFile=${jestReport}`],
    count: () => countJest(jestReport),
  },
  {
    name: 'Browser tests',
    program: join(root, 'e2e/node_modules/.bin/playwright'),
    args: ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    count: () => countPlaywright(playwrightReport),
  },
]

function runStep({ name, program, args, env, count }: Step): Counts {
  console.log(`\n── ${name}`)
  const started = Date.now()
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
  })
  console.log(`${status === 0 ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`)
  const counts = counted(count) ?? { passed: status === 0 ? 1 : 0, failed: 0 }
  // A step can fail without a failing test: a report that was never written, an unhandled error.
  return status !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function counted(count: Step['count']): Counts | undefined {
  try {
    return count?.()
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function countJest(report: string): Counts {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8')) as Record<string, number>
  return { passed: numPassedTests ?? 0, failed: numFailedTests ?? 0 }
}

function countPlaywright(report: string): Counts {
  const { stats } = JSON.parse(readFileSync(report, 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  if (stats.flaky > 0) {
    console.log(`${stats.flaky} passed only at the second try: they are listed above as flaky, and have to be mended.`)
  }
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
}

process.env['CHROMIUM_PATH'] = findOrInstallChromium()
const wanted = process.argv.slice(2).map((word) => word.toLowerCase())
const chosen = steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.toLowerCase().includes(word)),
)
const total: Counts = { passed: 0, failed: 0 }
for (const step of chosen) {
  const { passed, failed } = runStep(step)
  total.passed += passed
  total.failed += failed
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
