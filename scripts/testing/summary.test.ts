import { describeRun } from './summary.ts'
import { buildCheckReport, type TestReport } from './test-report.ts'

const MINUTE_MS = 60_000

function reportWith(changes: Partial<TestReport>): TestReport {
  return { ...buildCheckReport(true), ...changes }
}

describe('the end of a run', () => {
  test('says where the minutes went: steps, slowest files, and what the browser did', () => {
    const report = reportWith({
      files: Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.test.ts`, index * 1000])),
      kinds: { 'page loads': 90_000, expectations: 5000 },
    })
    const text = describeRun([{ name: 'Browser tests', milliseconds: 2 * MINUTE_MS, report }], 3 * MINUTE_MS)
    const lines = text.split('\n').map((line) => line.trim().replaceAll(/ +/g, ' '))
    expect(lines).toEqual(expect.arrayContaining(['Browser tests 2:00', 'together 3:00', 'page loads 1:30']))
    expect(lines.filter((line) => line.includes('.test.ts'))).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((index) => `${index}.test.ts 0:${String(index).padStart(2, '0')}`),
    )
  })

  test('gives the line that runs a failed test alone, with a title that is a pattern', () => {
    const failures = [
      { file: 'server/src/a.test.ts', title: "boards [F-02] a user's board is (not) there" },
      { file: 'e2e/src/specs/boards.spec.ts:33', title: 'a board' },
    ]
    const text = describeRun([{ name: 'Tests', milliseconds: 0, report: reportWith({ failures }) }], 0)
    const title = /-t '(.*)'/.exec(text)?.[1] ?? ''
    expect(text).toContain('  npm test -- server/src/a.test.ts -t ')
    expect(failures[0]?.title).toMatch(new RegExp(`^${title}$`))
    expect(text).toContain('\n  npm test -- e2e/src/specs/boards.spec.ts:33\n')
  })

  test('names what passed only at the second try', () => {
    const flaky = [{ file: 'e2e/src/specs/boards.spec.ts:33', title: 'a board' }]
    const text = describeRun([{ name: 'Tests', milliseconds: 0, report: reportWith({ flaky }) }], 0)
    expect(text).toContain('Passed only at the second try')
    expect(text).not.toContain('Failed')
  })
})
