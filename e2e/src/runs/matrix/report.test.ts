import { readResults } from './read-results.ts'
import { type CombinationReport, describeMatrix } from './report.ts'
import { writeReportPage } from './report-page.ts'

function playwrightReport(status: 'expected' | 'unexpected') {
  const attribution = { package: 'briefs', release: '0123456789ab', by: 'panel' }
  const result =
    status === 'expected'
      ? {}
      : {
          error: { message: '\u001B[31mNo heading\u001B[39m <b>\nsecond line' },
          attachments: [{ name: 'attribution', body: Buffer.from(JSON.stringify(attribution)).toString('base64') }],
        }
  const spec = {
    title: 'briefs come up',
    ok: status === 'expected',
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
  expect(readResults(playwrightReport('expected'))).toEqual({ passed: 1, failures: [] })
  expect(failures).toEqual([
    {
      test: 'briefs come up',
      place: 'briefs.spec.ts:7',
      message: 'No heading <b>\nsecond line',
      attribution: { package: 'briefs', release: '0123456789ab', by: 'panel' },
    },
  ])
})

test('an error outside of every test is a failure as well', () => {
  const json = JSON.stringify({ suites: [], errors: [{ message: 'No tests found' }] })
  expect(readResults(json).failures).toMatchObject([{ test: 'the run itself', message: 'No tests found' }])
})

test('the table says which combination failed, in which test, and which release the failure names', () => {
  expect(describeMatrix(report).split('\n')).toEqual([
    'passed   live host, next briefs  1 passed, 0 failed, 3 s  briefs 0123456789ab',
    'failed   everything next         0 passed, 1 failed, 3 s  briefs 0123456789ab',
    '           briefs.spec.ts:7 briefs come up: briefs 0123456789ab, by the panel: No heading <b>',
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
