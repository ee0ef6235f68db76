import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallTestBrowsers } from '../chromium.ts'
import { installProgram } from '../debian-packages.ts'
import { findOrInstallOtherBrowsers } from '../other-browsers.ts'
import { readJestReport } from './read-jest-report.ts'
import type { Step } from './run-step.ts'
import type { NamedTest, TestReport } from './test-report.ts'
import { hasTestdata, testdataFolder } from './testdata-folder.ts'

const root = join(import.meta.dirname, '../..')
const reports = mkdtempSync(join(tmpdir(), 'marquee-test-'))
const browserReport = join(reports, 'browser.json')
/** More failing files than these are broken, not flaky. */
const MOST_REPEATED_FILES = 5
const sampledBrowserReport = join(reports, 'sampled-browser.json')
const otherBrowsersReport = join(reports, 'other-browsers.json')
const kitReport = join(reports, 'kit.json')

export const BUILD = 'Build'

/** The steps that need no result of another step. */
export const checks: readonly Step[] = [
  { name: BUILD, program: 'node', args: ['scripts/build-packages.mjs'] },
  { name: 'Format', program: 'oxfmt', args: ['--check', '.'] },
  { name: 'Lint and types', program: 'oxlint', args: ['--deny-warnings', '--type-check'] },
  { name: 'Lint of styles', program: 'stylelint', args: ['{host,remotes/*,shared/*}/src/**/*.css'] },
  { name: 'Unused code', program: 'knip', args: [] },
]

/** Every benchmark in its smallest size: it checks no times, only that each benchmark measures its subject. It uses the built packages. */
export const benchmarkStep: Step = {
  name: 'Benchmarks in their smallest size',
  program: 'node',
  args: ['scripts/bench.ts', '--smoke'],
}

/** @param args the tests for jest; without arguments, all tests that need no test data */
export function jestStep(args: readonly string[] = ['--ignoreProjects', 'testdata']): Step {
  installProgram('searchd', 'sphinxsearch')
  installProgram('promtool', 'prometheus')
  return runJest('Unit and server tests', 'jest.json', args)
}

/** The tests that take a sample of their cases, with all of them. */
export const wholeSamplesStep = (): Step => ({
  ...runJest('Every case of sampled tests', 'sampled.json', ['--testPathPatterns', String.raw`\.sampled\.test\.ts$`]),
  env: { EXHAUSTIVE: '1' },
})

export const TESTDATA = 'Tests over testdata'

/** The tests that compare with third-party files; null when these files are not beside the checkout. */
export function testdataStep(): Step | null {
  if (!hasTestdata) {
    console.log(`Tests over testdata are left out: there is no ${testdataFolder}.`)
    return null
  }
  return runJest(TESTDATA, 'testdata.json', ['--selectProjects', 'testdata'])
}

function runJest(name: string, reportName: string, args: readonly string[]): Step {
  const report = join(reports, reportName)
  return {
    name,
    program: 'jest',
    args: ['--json', `--outputFile=${report}`, ...args],
    readReport: () => readJestReport(report, root),
    ...(process.env['CI'] !== undefined && { repeat: repeatFiles }),
  }
}

/** Runs the files of failed tests once more, as Playwright repeats its failed tests. */
function repeatFiles(failures: readonly NamedTest[]): Step | null {
  const files = [...new Set(failures.map(({ file }) => file))]
  if (files.length > MOST_REPEATED_FILES) {
    return null
  }
  const report = join(reports, 'second-attempt.json')
  return {
    name: 'Second attempt of failed tests',
    program: 'jest',
    args: ['--json', `--outputFile=${report}`, '--runTestsByPath', ...files],
    readReport: () => readJestReport(report, root),
  }
}

/** @param args the tests for Playwright; without arguments, all of them */
export function browserStep(args: readonly string[] = []): Step {
  return playwrightStep('Browser tests', 'e2e/playwright.config.ts', browserReport, args, findOrInstallTestBrowsers())
}

/** The browser tests that take a sample of their cases, with all of them. */
export function wholeBrowserSamplesStep(): Step {
  const name = 'Every case of sampled browser tests'
  return playwrightStep(name, 'e2e/playwright.config.ts', sampledBrowserReport, [String.raw`\.sampled\.spec`], {
    ...findOrInstallTestBrowsers(),
    EXHAUSTIVE: '1',
    // Steps of the exhaustive run stand side by side, each on ports of its own.
    E2E_PORT: '4200',
  })
}

export const OTHER_BROWSERS = 'Other browsers'

/** The main job in Firefox and WebKit; null when neither is available. */
export function otherBrowsersStep(args: readonly string[] = []): Step | null {
  const env = findOrInstallOtherBrowsers()
  return Object.keys(env).length === 0
    ? null
    : playwrightStep(OTHER_BROWSERS, 'e2e/other-browsers.config.ts', otherBrowsersReport, args, env)
}

/** A remote of another repository, with nothing but the packed kit. */
export const kitStep = (): Step =>
  playwrightStep('The packed kit', 'e2e/kit.config.ts', kitReport, [], {
    ...findOrInstallTestBrowsers(),
    E2E_PORT: '4500',
  })

function playwrightStep(
  name: string,
  config: string,
  report: string,
  args: readonly string[],
  env: Record<string, string>,
): Step {
  return {
    name,
    program: join(root, 'e2e/node_modules/.bin/playwright'),
    args: ['test', '--config', config, '--reporter=list,./e2e/src/reports/run-reporter.ts', ...args],
    env: { ...env, E2E_REPORT_FILE: report },
    // Our own reporter wrote it just before.
    readReport: () => JSON.parse(readFileSync(report, 'utf8')) as TestReport,
  }
}
