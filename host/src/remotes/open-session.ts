import type { Registry } from '@marquee/federation/registry'
import type { LiveRegistry } from './live-registry.ts'
import { withTimeout } from './with-timeout.ts'

/** A navigation waits at most so long for news about releases; what comes later counts for the next one. */
const NEWS_MS = 1000

interface OpenSessionParts {
  registry: Pick<LiveRegistry, 'read' | 'news' | 'adopt' | 'refreshSometimes'>
  /** Whether something would be lost or is being saved. */
  isBusy: () => boolean
  /** Asks for a full load of a page, once for each generation: the address to go to, or null when it must not be. */
  claimLoad: (generation: number, target: URL) => URL | null
}

/**
 * Keeps the releases of an open page until a safe moment: when the person goes to another page, with nothing unsaved and
 * nothing being saved. Then the new generation is taken over: a remote's new release without a reload; the host's own, and one in
 * which remotes bring other pages than the router has, by a full load of the page that is gone to (docs/decisions/0014, 0035).
 */
export function createOpenSession({ registry, isBusy, claimLoad }: OpenSessionParts) {
  let shown: string | null = null

  return {
    /** Says which page is on the screen; null while there is none, or an error in its place. */
    show(pathname: string | null): void {
      shown = pathname
    },

    /**
     * To be called before a page is loaded.
     * @returns the address to leave for by a full load, or null to go on within this page
     */
    async moveTo(url: URL): Promise<URL | null> {
      if (url.pathname === shown) {
        return null
      }
      await withTimeout(registry.refreshSometimes(), NEWS_MS).catch(() => {})
      const news = registry.news()
      if (news === null || isBusy()) {
        return null
      }
      const current = registry.read()
      const isOther = news.host.release !== current.host.release || routesIn(news) !== routesIn(current)
      const address = isOther && news.generation > current.generation ? claimLoad(news.generation, url) : null
      if (address === null) {
        registry.adopt()
      }
      return address
    },
  }
}

/** The pages that remotes bring, to be compared. */
function routesIn({ remotes }: Registry): string {
  const routes = Object.entries(remotes).flatMap(([owner, { manifest }]) =>
    manifest.routes.map(({ name, path, kind }) => [owner, name, path, kind].join(' ')),
  )
  return routes.toSorted().join()
}

export type OpenSession = ReturnType<typeof createOpenSession>
