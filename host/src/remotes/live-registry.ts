import type { LiveRelease, Registry } from '@marquee/federation/registry'
import { createListeners } from '../events/listeners.ts'
import { withHashes } from './registry-hashes.ts'
import { releasesIn } from './releases-in.ts'

/** A page asks the server at most so often by itself. */
export const PAUSE_MS = 10_000

interface LiveRegistryParts {
  /** What the page was made with. */
  readInitial: () => Registry
  /** Asks the server what pages run now, with the same previews. */
  fetchNewest: (overrides: Registry['overrides']) => Promise<Registry>
  now: () => number
}

/**
 * The one source of what this page runs. It begins with what the page was made with, learns what is newer, and takes that over
 * only when told to, because an open page keeps its releases until a safe moment (`open-session.ts`). The host's own code cannot
 * be exchanged in a running page: the host stays what it is.
 */
export function createLiveRegistry({ readInitial, fetchNewest, now }: LiveRegistryParts) {
  const { subscribe, notify } = createListeners()
  const earlier = new Map<string, LiveRelease>()
  let current: Registry | null = null
  let newest: Registry | null = null
  let askedAt = now()
  let asking: Promise<void> | null = null

  /** What the next page that is loaded runs. @throws Error when the document carries no registry */
  function read(): Registry {
    current ??= readInitial()
    return current
  }

  async function ask(): Promise<void> {
    askedAt = now()
    try {
      const answer = await fetchNewest(read().overrides)
      const known = JSON.stringify(newest)
      current = withHashes(read(), answer)
      newest = JSON.stringify(answer) === JSON.stringify(current) ? null : answer
      if (JSON.stringify(newest) !== known) {
        notify()
      }
    } catch {
      // The page goes on with what it knows; the next look asks again.
    }
  }

  function refresh(): Promise<void> {
    asking ??= ask().finally(() => {
      asking = null
    })
    return asking
  }

  return {
    read,
    subscribe,
    /** Asks the server, now. Resolves without news as well, and never rejects. */
    refresh,
    /** The same, unless it was asked a moment ago. */
    refreshSometimes: (): Promise<void> =>
      asking === null && now() - askedAt < PAUSE_MS ? Promise.resolve() : refresh(),
    /** Gets the hashes of a remote's files, which a page carries only for what it loads at once. */
    complete: (name: string): Promise<void> => (read().hashesLater?.includes(name) ? refresh() : Promise.resolve()),
    /** The server says by itself that its registry has this generation: asks for it, unless this page knows it. */
    hearOf: (generation: number): Promise<void> =>
      generation > (newest ?? read()).generation ? refresh() : Promise.resolve(),
    /** What the server has told and this page does not run yet; null when there is nothing. */
    news: (): Registry | null => newest,

    /** Takes over what is new: the next page that is loaded runs it. */
    adopt(): void {
      if (newest !== null) {
        const { host, remotes } = read()
        releasesIn({ host, remotes }).forEach((release) => earlier.set(release.baseUrl, release))
        current = { ...newest, host }
        newest = null
        notify()
      }
    },

    /**
     * Every release that code of may still run in this page: those of now, what is live before the rest, then those of before,
     * whose files stay known as long as the page is open.
     */
    releases: (): LiveRelease[] => {
      const current = releasesIn(read())
      const addresses = new Set(current.map(({ baseUrl }) => baseUrl))
      return [...current, ...[...earlier.values()].filter(({ baseUrl }) => !addresses.has(baseUrl))]
    },
  }
}

export type LiveRegistry = ReturnType<typeof createLiveRegistry>
