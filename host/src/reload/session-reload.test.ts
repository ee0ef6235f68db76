import { createSessionReload } from './session-reload.ts'

function fakeBrowser({ isStorageBlocked = false, wasJustReloaded = false } = {}) {
  const kept = new Map<string, string>()
  const browser = {
    time: 1_000_000,
    reload: jest.fn(),
    now: () => browser.time,
    wasJustReloaded: () => wasJustReloaded,
    storage: () => {
      if (isStorageBlocked) {
        throw new DOMException('blocked', 'SecurityError')
      }
      return {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      }
    },
    kept,
  }
  return browser
}

/** Every load of the page starts with a fresh rule and meets the same 401. */
function loadsUntilStill(browser: ReturnType<typeof fakeBrowser>, secondsPerLoad: number): number {
  let loads = 1
  while (createSessionReload(browser)() && loads < 50) {
    loads += 1
    browser.time += secondsPerLoad * 1000
  }
  return loads
}

test('[A-06] a 401 reloads the page', () => {
  const browser = fakeBrowser()
  expect(createSessionReload(browser)()).toBe(true)
  expect(browser.reload).toHaveBeenCalledTimes(1)
})

test('[A-06] several 401 of one page are one reload', () => {
  const browser = fakeBrowser()
  const reloadForSession = createSessionReload(browser)
  expect([reloadForSession(), reloadForSession(), reloadForSession()]).toEqual([true, true, true])
  expect(browser.reload).toHaveBeenCalledTimes(1)
})

test('[A-06] a 401 that repeats causes at most two extra loads in ten seconds', () => {
  expect(loadsUntilStill(fakeBrowser(), 1)).toBe(3)
})

test.each([1, 4, 6, 20])('[A-06] a 401 that repeats after loads of %s s ends after two extra loads', (seconds) => {
  expect(loadsUntilStill(fakeBrowser(), seconds)).toBe(3)
})

test('[A-06] a minute later a lost session reloads again', () => {
  const browser = fakeBrowser()
  loadsUntilStill(browser, 1)
  browser.time += 60_000
  expect(createSessionReload(browser)()).toBe(true)
})

test('[A-06] with storage blocked the page reloads once and then stays', () => {
  expect(createSessionReload(fakeBrowser({ isStorageBlocked: true }))()).toBe(true)
  expect(createSessionReload(fakeBrowser({ isStorageBlocked: true, wasJustReloaded: true }))()).toBe(false)
})

test.each(['{', '"text"', '[null]', '{"a":1}'])('[A-06] a memory that is not ours (%s) is ignored', (text) => {
  const browser = fakeBrowser()
  browser.kept.set('marquee.session-reloads', text)
  expect(createSessionReload(browser)()).toBe(true)
})
