import { z } from 'zod'

const STORAGE_KEY = 'marquee.session-reloads'
/** Longer than the ten seconds of the rule: if a page load takes six seconds, a window of ten seconds would allow an endless loop. */
const WINDOW_MS = 60_000
const MAX_RELOADS = 2

const times = z.array(z.number())

/** The browser functions that the rule uses. */
interface Browser {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Whether this page was loaded by a reload, less than a minute ago. */
  wasJustReloaded: () => boolean
  reload: () => void
  now: () => number
}

/**
 * The reaction to 401 and 419: the page reloads, so that the guard checks again who is signed in. At most two reloads in a minute,
 * whatever the server answers; with blocked storage, one.
 * @returns a function that starts the reload, or returns false when the page must not reload
 */
export function createSessionReload(browser: Browser): () => boolean {
  let isReloading = false
  return function reloadForSession() {
    if (isReloading) {
      return true
    }
    isReloading = claim(browser)
    if (isReloading) {
      browser.reload()
    }
    return isReloading
  }
}

function claim(browser: Browser): boolean {
  try {
    const storage = browser.storage()
    const now = browser.now()
    const recent = parsed(storage.getItem(STORAGE_KEY)).filter((at) => at > now - WINDOW_MS && at <= now)
    if (recent.length >= MAX_RELOADS) {
      return false
    }
    storage.setItem(STORAGE_KEY, JSON.stringify([...recent, now]))
    return true
  } catch {
    return !browser.wasJustReloaded()
  }
}

function parsed(text: string | null): number[] {
  try {
    return times.catch([]).parse(JSON.parse(text ?? '[]'))
  } catch {
    return []
  }
}

/** The rule with the functions of this browser. */
export const reloadForSession = createSessionReload({
  storage: () => window.sessionStorage,
  wasJustReloaded: () => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry instanceof PerformanceNavigationTiming && entry.type === 'reload' && performance.now() < WINDOW_MS
  },
  reload: () => window.location.reload(),
  now: Date.now,
})
