import { reportReleaseHealth, type ReleaseReport } from '@marquee/contract/release-health'
import { createReleaseReports } from './release-reports.ts'

const load = { name: 'briefs', release: '0123456789ab', page: 'briefs', milliseconds: 150 }
const failure = { name: 'briefs', release: '0123456789ab', phase: 'entry', failure: 'network' } as const

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

function setUp({ isOverridden = false } = {}) {
  const sent: ReleaseReport[][] = []
  const warnings: string[] = []
  let isFull = false
  const reports = createReleaseReports({
    send(batch) {
      if (!isFull) {
        sent.push(batch)
      }
      return !isFull
    },
    isOverridden: () => isOverridden,
    warn: ({ message }) => warnings.push(message),
  })
  return { reports, sent, warnings, fill: (next: boolean) => (isFull = next) }
}

test('what happens within a few seconds goes out together, in the form of the contract', () => {
  const { reports, sent } = setUp()
  reports.addLoad(load)
  reports.addFailure(failure)
  expect(sent).toEqual([])
  jest.advanceTimersByTime(5000)
  expect(sent).toHaveLength(1)
  expect(reportReleaseHealth.body?.parse({ reports: sent[0] })).toEqual({
    reports: [
      { remote: 'briefs', release: load.release, phase: 'page', outcome: 'loaded', load_ms: 150, is_override: false },
      {
        remote: 'briefs',
        release: load.release,
        phase: 'entry',
        outcome: 'failed',
        failure: 'network',
        is_override: false,
      },
    ],
  })
})

test('when the page is left nothing waits, and nothing is sent twice', () => {
  const { reports, sent } = setUp()
  reports.addLoad(load)
  reports.flush()
  jest.advanceTimersByTime(60_000)
  expect(sent).toHaveLength(1)
})

test('a page of a release counts as loaded once: later it comes from memory', () => {
  const { reports, sent } = setUp()
  reports.addLoad(load)
  reports.addLoad({ ...load, milliseconds: 0 })
  reports.addLoad({ ...load, page: 'brief-details' })
  reports.addLoad({ ...load, release: '000000000002' })
  reports.addLoad({ ...load, release: null })
  reports.flush()
  expect(sent[0]).toHaveLength(3)
})

test('[P-98] the first render of a page of a release is reported, in the form of the contract', () => {
  const { reports, sent } = setUp()
  const { milliseconds: _, ...rendered } = load
  reports.addLoad(load)
  reports.addRender(rendered)
  reports.addRender(rendered)
  reports.addRender({ ...rendered, release: '000000000002' })
  reports.addRender({ ...rendered, release: null })
  reports.flush()
  expect(reportReleaseHealth.body?.parse({ reports: sent[0] }).reports.slice(1)).toEqual(
    [load.release, '000000000002'].map((release) => ({
      remote: 'briefs',
      release,
      phase: 'render',
      outcome: 'rendered',
      is_override: false,
    })),
  )
})

test('a preview is marked as one', () => {
  const { reports, sent } = setUp({ isOverridden: true })
  reports.addFailure(failure)
  reports.flush()
  expect(sent[0]).toMatchObject([{ is_override: true }])
})

test('a page that fails for ever sends twenty at once and a hundred in all', () => {
  const { reports, sent } = setUp()
  for (let count = 0; count < 500; count += 1) {
    reports.addFailure(failure)
  }
  reports.flush()
  expect(sent.map(({ length }) => length)).toEqual([20, 20, 20, 20, 20])
})

test('what the browser does not take is sent with the next batch', () => {
  const { reports, sent, fill } = setUp()
  fill(true)
  reports.addFailure(failure)
  reports.flush()
  fill(false)
  reports.addLoad(load)
  reports.flush()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toHaveLength(2)
})

test('a load that nobody would wait for is told to error reporting, with its release', () => {
  const { reports, warnings } = setUp()
  reports.addLoad(load)
  reports.addLoad({ ...load, page: 'brief-details', milliseconds: 9000 })
  expect(warnings).toEqual(['The page brief-details of briefs took 9 seconds to load.'])
})

test('a hang of a release counts once, whoever waits for it; what fails otherwise counts each time', () => {
  const { reports, sent } = setUp()
  for (const phase of ['entry', 'page'] as const) {
    reports.addFailure({ ...failure, phase, failure: 'timeout' })
    reports.addFailure({ ...failure, phase })
  }
  reports.addFailure({ ...failure, release: 'ffffffffffff', failure: 'timeout' })
  jest.advanceTimersByTime(5000)
  expect(sent.flat().map((report) => [report.release, report.outcome === 'failed' && report.failure])).toEqual([
    [load.release, 'timeout'],
    [load.release, 'network'],
    [load.release, 'network'],
    ['ffffffffffff', 'timeout'],
  ])
})
