import { readResults } from './read-results.ts'
import { type CombinationReport, describeMatrix } from './report.ts'
import { writeReportPage } from './report-page.ts'

function playwrightReport(status: 'expected' | 'flaky' | 'unexpected') {
  const attribution = { package: 'briefs', release: '0123456789ab', by: 'panel' }
  const result =
    status !== 'unexpected'
      ? {}
      : {
          errors: [
            { message: '\u001B[31mTest timeout of 180000ms exceeded.\u001B[39m' },
            { message: '\u001B[31mNo heading\u001B[39m <b>\nLocator: getByRole("main")' },
          ],
          attachments: [{ name: 'attribution', body: Buffer.from(JSON.stringify(attribution)).toString('base64') }],
        }
  const spec = {
    title: 'briefs come up',
    ok: status !== 'unexpected',
    file: 'briefs.spec.ts',
    line: 7,
    tests: [{ status, results: [result] }],
  }
  return JSON.stringify({ suites: [{ suites: [{ specs: [spec] }] }], errors: [] })
}

function combination(changes: Partial<CombinationReport>): CombinationReport {
  return {
    name: 'live host, next briefs',
    running: { host: '111111111111', briefs: '0123456789ab' },
    changed: ['briefs'],
    outcome: 'passed',
    passed: 1,
    flaky: 0,
    failures: [],
    refusals: [],
    seconds: 3,
    ...changes,
  }
}

const { failures } = readResults(playwrightReport('unexpected'))
const report = {
  server: 'https://staging.test',
  started_at: '2026-01-01T00:00:00.000Z',
  combinations: [
    combination({}),
    combination({ name: 'everything next', outcome: 'failed', passed: 0, failures }),
    combination({ name: 'next host', outcome: 'refused', refusals: ['antd: wanted ^7.0.0, provided 6.6.8.'] }),
  ],
}

test('a failed test is read with its place, its message and whom its page named', () => {
  expect(readResults(playwrightReport('expected'))).toEqual({ passed: 1, flaky: 0, failures: [] })
  expect(failures).toEqual([
    {
      test: 'briefs come up',
      place: 'briefs.spec.ts:7',
      message: 'No heading <b>\nLocator: getByRole("main")\n\nTest timeout of 180000ms exceeded.',
      attribution: { package: 'briefs', release: '0123456789ab', by: 'panel' },
    },
  ])
})

test('a test that passed at the second try counts as passed, and the table says so', () => {
  const results = readResults(playwrightReport('flaky'))
  expect(results).toEqual({ passed: 1, flaky: 1, failures: [] })
  const one = { ...report, combinations: [combination(results)] }
  expect(describeMatrix(one)).toContain('1 passed (1 at the second try), 0 failed')
})

test('an error outside of every test is a failure as well', () => {
  const json = JSON.stringify({ suites: [], errors: [{ message: 'No tests found' }] })
  expect(readResults(json).failures).toMatchObject([{ test: 'the run itself', message: 'No tests found' }])
})

test('the table says which combination failed, in which test, and which release the failure names', () => {
  expect(describeMatrix(report).split('\n')).toEqual([
    'passed   live host, next briefs  1 passed, 0 failed, 3 s  briefs 0123456789ab',
    'failed   everything next         0 passed, 1 failed, 3 s  briefs 0123456789ab',
    '           briefs.spec.ts:7 briefs come up: briefs 0123456789ab, by the panel: No heading <b> getByRole("main")',
    'refused  next host               not run  briefs 0123456789ab',
    '           antd: wanted ^7.0.0, provided 6.6.8.',
  ])
})

test('the page of the report says the same, and takes no markup from a message', () => {
  const page = writeReportPage(report)
  expect(page).toContain('3 combinations on https://staging.test, 2026-01-01T00:00:00.000Z: 2 did not pass')
  expect(page).toContain('<code>briefs.spec.ts:7</code> · briefs 0123456789ab, by the panel')
  expect(page).toContain('No heading &lt;b&gt;')
  expect(page).not.toContain('<b>')
})
