import { z } from 'zod'

/** Query parameter that records a reload when the browser blocks session storage. */
const ADDRESS_KEY = '_reloaded'
const STORAGE_KEY = 'marquee-remote-reloads'
const WINDOW_MS = 5 * 60_000
const MAX_RELOADS = 3

const reloads = z.array(z.object({ key: z.string(), at: z.number() }))
type Reload = z.infer<typeof reloads>[number]

/** The places of the memory: session storage, or the address when storage is blocked. */
interface Browser {
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  address: () => URL
  replaceAddress: (address: URL) => void
  now: () => number
}

/**
 * Records which remote has reloaded the page for which generation of the registry: at most one reload for each, and at most three reloads
 * in five minutes in total.
 */
export function createReloadMemory(browser: Browser) {
  function remembered(): Reload[] {
    const since = browser.now() - WINDOW_MS
    return [...fromStorage(browser), ...fromAddress(browser)].filter(({ at }) => at > since)
  }

  return {
    /**
     * Requests a reload and records it.
     * @param target the page to load
     * @returns the address to load, or null when another reload is not allowed
     */
    claim(remote: string, generation: number, target: URL): URL | null {
      const key = `${remote}:${generation}`
      const past = remembered()
      if (past.length >= MAX_RELOADS || past.some((reload) => reload.key === key)) {
        return null
      }
      const all = [...past, { key, at: browser.now() }]
      const next = new URL(target)
      try {
        browser.storage().setItem(STORAGE_KEY, JSON.stringify(all))
        next.searchParams.delete(ADDRESS_KEY)
      } catch {
        next.searchParams.set(ADDRESS_KEY, JSON.stringify(all))
      }
      return next
    },

    /** Removes the recorded reloads of a remote, because its page has been rendered. */
    clear(remote: string): void {
      const kept = remembered().filter(({ key }) => !key.startsWith(`${remote}:`))
      try {
        if (kept.length === 0) {
          browser.storage().removeItem(STORAGE_KEY)
        } else {
          browser.storage().setItem(STORAGE_KEY, JSON.stringify(kept))
        }
      } catch {
        // Storage is blocked: the record is in the address, which is cleaned below.
      }
      const address = new URL(browser.address())
      if (address.searchParams.has(ADDRESS_KEY)) {
        address.searchParams.delete(ADDRESS_KEY)
        browser.replaceAddress(address)
      }
    },
  }
}

export type ReloadMemory = ReturnType<typeof createReloadMemory>

function fromStorage(browser: Browser): Reload[] {
  try {
    return parsed(browser.storage().getItem(STORAGE_KEY))
  } catch {
    return []
  }
}

function fromAddress(browser: Browser): Reload[] {
  return parsed(browser.address().searchParams.get(ADDRESS_KEY))
}

function parsed(text: string | null): Reload[] {
  if (text === null) {
    return []
  }
  try {
    return reloads.catch([]).parse(JSON.parse(text))
  } catch {
    return []
  }
}
