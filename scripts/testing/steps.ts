import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOrInstallChromium } from '../chromium.ts'
import { findOrInstallOtherBrowsers } from '../other-browsers.ts'
import { readJestReport } from './read-jest-report.ts'
import type { Step } from './run-step.ts'
import type { TestReport } from './test-report.ts'

const root = join(import.meta.dirname, '../..')
const reports = mkdtempSync(join(tmpdir(), 'marquee-test-'))
const jestReport = join(reports, 'jest.json')
const browserReport = join(reports, 'browser.json')
const otherBrowsersReport = join(reports, 'other-browsers.json')

/** What needs nothing that another step makes. */
export const checks: readonly Step[] = [
  { name: 'Build', program: 'node', args: ['scripts/build-packages.mjs'] },
  { name: 'Format', program: 'oxfmt', args: ['--check', '.'] },
  { name: 'Lint', program: 'oxlint', args: ['--deny-warnings'] },
  { name: 'Lint of styles', program: 'stylelint', args: ['{host,remotes/*,shared/*}/src/**/*.css'] },
  { name: 'Types in the browser', program: 'tsc', args: ['-p', 'tsconfig.json'] },
  { name: 'Types in Node', program: 'tsc', args: ['-p', 'tsconfig.node.json'] },
  { name: 'Unused code', program: 'knip', args: [] },
]

/** @param args what jest is to run; everything without any */
export function jestStep(args: readonly string[] = []): Step {
  return {
    name: 'Unit and server tests',
    program: 'jest',
    args: ['--json', `--outputFile=${jestReport}`, ...args],
    readReport: () => readJestReport(jestReport, root),
  }
}

/** @param args what Playwright is to run; everything without any */
export function browserStep(args: readonly string[] = []): Step {
  return playwrightStep('Browser tests', 'e2e/playwright.config.ts', browserReport, args, {
    CHROMIUM_PATH: findOrInstallChromium(),
  })
}

export const OTHER_BROWSERS = 'Other browsers'

/** The main job in Firefox and WebKit; null where neither can be had. */
export function otherBrowsersStep(args: readonly string[] = []): Step | null {
  const env = findOrInstallOtherBrowsers()
  return Object.keys(env).length === 0
    ? null
    : playwrightStep(OTHER_BROWSERS, 'e2e/other-browsers.config.ts', otherBrowsersReport, args, env)
}

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
    // Our own reporter has written it a moment ago.
    readReport: () => JSON.parse(readFileSync(report, 'utf8')) as TestReport,
  }
}
