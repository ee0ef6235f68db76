import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestReport } from './test-report.ts'

/** The part of the output of `jest --json` that is read here. */
interface JestResults {
  numPassedTests: number
  numFailedTests: number
  /** Test files that did not load. */
  numRuntimeErrorTestSuites: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** @throws Error when jest has not written a report */
export function readJestReport(file: string, root: string): TestReport {
  const results = JSON.parse(readFileSync(file, 'utf8')) as JestResults
  const files = results.testResults.map((result) => ({ ...result, file: relative(root, result.name) }))
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + results.numRuntimeErrorTestSuites,
    failures: files.flatMap(listFailures),
    flaky: [],
    files: Object.fromEntries(files.map((result) => [result.file, result.endTime - result.startTime])),
    kinds: {},
  }
}

/** The failed tests of a file; for a file that did not load, the whole file. */
function listFailures({ file, status, assertionResults }: JestResults['testResults'][number] & { file: string }) {
  const failed = assertionResults.filter((result) => result.status === 'failed')
  const titles = failed.length === 0 && status === 'failed' ? [''] : failed.map(({ fullName }) => fullName)
  return titles.map((title) => ({ file, title }))
}
