import { buildCheckReport, joinAttempts, type NamedTest, type TestReport } from './test-report.ts'

const board: NamedTest = { file: 'boards.test.ts', title: 'boards are listed' }
const brand: NamedTest = { file: 'brands.test.ts', title: 'brands are listed' }
const wholeFile: NamedTest = { file: 'boards.test.ts', title: '' }

function reportWith(passed: number, failures: readonly NamedTest[]): TestReport {
  return { ...buildCheckReport(true), passed, failed: failures.length, failures: [...failures] }
}

describe('two attempts of tests', () => {
  test('name what passed at the second one as flaky, and count it as passed', () => {
    expect(joinAttempts(reportWith(7, [board, brand]), reportWith(3, [brand]))).toMatchObject({
      passed: 8,
      failed: 1,
      failures: [brand],
      flaky: [board],
    })
  })

  test('fail with a test that failed only in the second one', () => {
    expect(joinAttempts(reportWith(7, [board]), reportWith(3, [brand]))).toMatchObject({
      passed: 8,
      failed: 1,
      failures: [brand],
      flaky: [board],
    })
  })

  test('do not call a file flaky of which a test failed again, nor a test whose whole file did not load again', () => {
    expect(joinAttempts(reportWith(7, [wholeFile]), reportWith(2, [board])).flaky).toEqual([])
    expect(joinAttempts(reportWith(7, [board]), reportWith(0, [wholeFile])).flaky).toEqual([])
  })

  test('count as failed when the second one did not come to its end', () => {
    const first = reportWith(7, [board])
    expect(joinAttempts(first, { ...reportWith(0, []), failed: 1 })).toEqual(first)
  })
})
