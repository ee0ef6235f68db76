import type { LiveRelease, Registry } from '@marquee/federation/registry'
import { createListeners } from '../events/listeners.ts'
import { withHashes } from './registry-hashes.ts'
import { releasesIn } from './releases-in.ts'

/** Minimum interval between the requests that a page makes on its own. */
export const PAUSE_MS = 10_000

interface LiveRegistryParts {
  /** Returns the registry that the page was loaded with. */
  readInitial: () => Registry
  /** Fetches the current registry from the server, with the same previews. */
  fetchNewest: (overrides: Registry['overrides']) => Promise<Registry>
  now: () => number
}

/**
 * The only source of the releases that this page runs. It begins with the registry of the document, fetches newer ones, and takes them over
 * only on request, because an open page keeps its releases until a safe moment (`open-session.ts`). The host's own code cannot be replaced
 * in a running page: the release of the host stays the same.
 */
export function createLiveRegistry({ readInitial, fetchNewest, now }: LiveRegistryParts) {
  const { subscribe, notify } = createListeners()
  const earlier = new Map<string, LiveRelease>()
  let current: Registry | null = null
  let newest: Registry | null = null
  let askedAt = now()
  let asking: Promise<void> | null = null

  /** The registry that the next loaded page runs. @throws Error when the document contains no registry */
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
      // The page continues with its registry; the next request tries again.
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
    /** Asks the server immediately. Resolves also when nothing is new, and never rejects. */
    refresh,
    /** Asks the server, unless it was asked a moment ago. */
    refreshSometimes: (): Promise<void> =>
      asking === null && now() - askedAt < PAUSE_MS ? Promise.resolve() : refresh(),
    /** Fetches the hashes of a remote's files; the document contains only those of the files that it loads at once. */
    complete: (name: string): Promise<void> => (read().hashesLater?.includes(name) ? refresh() : Promise.resolve()),
    /** The server announced that its registry has this generation: fetches it, unless this page already has it. */
    hearOf: (generation: number): Promise<void> =>
      generation > (newest ?? read()).generation ? refresh() : Promise.resolve(),
    /** A newer registry from the server that this page does not run yet; null when there is none. */
    news: (): Registry | null => newest,

    /** Takes over the newer registry: the next loaded page runs it. */
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
     * Every release whose code may still run in this page: the current ones, with the live ones first, then the earlier ones, whose files
     * stay known until the page is closed.
     */
    releases: (): LiveRelease[] => {
      const current = releasesIn(read())
      const addresses = new Set(current.map(({ baseUrl }) => baseUrl))
      return [...current, ...[...earlier.values()].filter(({ baseUrl }) => !addresses.has(baseUrl))]
    },
  }
}

export type LiveRegistry = ReturnType<typeof createLiveRegistry>
