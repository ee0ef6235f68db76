import { z } from 'zod'

const STORAGE_KEY = 'marquee.session-reloads'
/** Longer than the ten seconds that the rule speaks of: where a load takes six, ten would allow a loop without an end. */
const WINDOW_MS = 60_000
const MAX_RELOADS = 2

const times = z.array(z.number())

/** What the rule needs of the browser. */
interface Browser {
  storage: () => Pick<Storage, 'getItem' | 'setItem'>
  /** Whether this page was loaded by a reload, less than a minute ago. */
  wasJustReloaded: () => boolean
  reload: () => void
  now: () => number
}

/**
 * The answer to 401 and 419: the page reloads, so that the guard looks anew who is signed in. At most two reloads in
 * a minute, whatever the server answers; with storage blocked, one.
 * @returns a function that starts the reload, or says false when the page must stay
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

/** The rule in this browser. */
export const reloadForSession = createSessionReload({
  storage: () => window.sessionStorage,
  wasJustReloaded: () => {
    const [entry] = performance.getEntriesByType('navigation')
    return entry instanceof PerformanceNavigationTiming && entry.type === 'reload' && performance.now() < WINDOW_MS
  },
  reload: () => window.location.reload(),
  now: Date.now,
})
