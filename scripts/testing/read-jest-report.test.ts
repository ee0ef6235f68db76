import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readJestReport } from './read-jest-report.ts'

describe('the report of jest', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'marquee-report-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  test('says what failed, and how long each file took; a file that did not load failed as a whole', () => {
    const file = join(folder, 'jest.json')
    const report = {
      numPassedTests: 1,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name: '/root/a.test.ts',
          status: 'failed',
          startTime: 1000,
          endTime: 3500,
          assertionResults: [
            { status: 'passed', fullName: 'lists a thing is there' },
            { status: 'failed', fullName: 'lists a thing is gone' },
          ],
        },
        { name: '/root/b.test.ts', status: 'failed', startTime: 0, endTime: 0, assertionResults: [] },
      ],
    }
    writeFileSync(file, JSON.stringify(report))
    expect(readJestReport(file, '/root')).toEqual({
      passed: 1,
      failed: 2,
      failures: [
        { file: 'a.test.ts', title: 'lists a thing is gone' },
        { file: 'b.test.ts', title: '' },
      ],
      flaky: [],
      files: { 'a.test.ts': 2500, 'b.test.ts': 0 },
      kinds: {},
    })
  })

  test('is missing when jest ended before it wrote one', () => {
    expect(() => readJestReport(join(folder, 'jest.json'), '/root')).toThrow('ENOENT')
  })
})
