import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { TestReport } from './test-report.ts'

/** The part of `jest --json` that is read here. */
interface JestResults {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string }[]
  }[]
}

/** @throws Error when jest has written no report */
export function readJestReport(file: string, root: string): TestReport {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as JestResults
  const files = testResults.map((result) => ({ ...result, file: relative(root, result.name) }))
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: files.flatMap(({ file: path, assertionResults }) =>
      assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName }) => ({ file: path, title: fullName })),
    ),
    flaky: [],
    files: Object.fromEntries(files.map((result) => [result.file, result.endTime - result.startTime])),
    kinds: {},
  }
}
