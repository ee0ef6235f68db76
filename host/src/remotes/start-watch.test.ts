import { createStartWatch } from './start-watch.ts'

const release = { name: 'briefs', release: '0123456789ab' }
const hour = 60 * 60_000

/** A tab of the browser at a time. */
function openTab(now: () => number = Date.now) {
  return createStartWatch({ storage: () => localStorage, now })
}

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers({ now: 0 })
})
afterEach(() => jest.useRealTimers())

/** A tab that no longer runs: neither its timers nor its end. */
function freezeTab(): void {
  openTab().begin(release)
  jest.clearAllTimers()
}

test('[P-97] the next tab finds what froze the last one, and no other release', () => {
  freezeTab()
  jest.setSystemTime(6000)
  const next = openTab()
  expect(next.isFrozen(release)).toBe(true)
  expect(next.isFrozen({ ...release, release: 'ffffffffffff' })).toBe(false)
  expect(next.isFrozen({ ...release, name: 'analyzer' })).toBe(false)
})

test('[P-97] a tab that is still starting a release is not taken for a frozen one', () => {
  openTab().begin(release)
  jest.advanceTimersByTime(20_000)
  expect(openTab().isFrozen(release)).toBe(false)
})

test.each([
  ['ended', (end: () => void) => end()],
  ['was left', (_end: () => void, tab: ReturnType<typeof openTab>) => tab.leave()],
  ['was given up', () => jest.advanceTimersByTime(30_000)],
])('[P-97] a start that %s leaves nothing behind', (_, finish) => {
  const tab = openTab()
  finish(tab.begin(release), tab)
  expect(localStorage).toHaveLength(0)
  jest.advanceTimersByTime(60_000)
  expect(localStorage).toHaveLength(0)
})

test('[P-97] the first of two starts does not end the second one', () => {
  const tab = openTab()
  const end = tab.begin(release)
  tab.begin(release)
  end()
  end()
  expect(localStorage).toHaveLength(1)
})

test('[P-97] a user may try again, and what starts then is forgotten', () => {
  freezeTab()
  jest.setSystemTime(6000)
  const next = openTab()
  next.allow('briefs')
  expect(next.isFrozen(release)).toBe(false)
  next.begin(release)()
  expect(openTab().isFrozen(release)).toBe(false)
})

test('[P-97] after an hour the release runs again', () => {
  freezeTab()
  jest.setSystemTime(hour + 1)
  expect(openTab().isFrozen(release)).toBe(false)
  expect(localStorage).toHaveLength(0)
})

test('[P-97] without storage nothing is remembered, and nothing fails', () => {
  const tab = createStartWatch({
    storage: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
    now: Date.now,
  })
  expect(tab.isFrozen(release)).toBe(false)
  tab.begin(release)()
})
