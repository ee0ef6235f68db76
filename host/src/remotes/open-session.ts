import type { Registry } from '@marquee/federation/registry'
import type { LiveRegistry } from './live-registry.ts'
import { withTimeout } from './with-timeout.ts'

/** Maximum time that a navigation waits for a newer registry; one that arrives later is used at the next navigation. */
const NEWS_MS = 1000

interface OpenSessionParts {
  registry: Pick<LiveRegistry, 'read' | 'news' | 'adopt' | 'refreshSometimes'>
  /** Whether there is unsaved work or a running save. */
  isBusy: () => boolean
  /** Requests a full load of a page, once for each generation. Returns the address to load, or null when it is not allowed. */
  claimLoad: (generation: number, target: URL) => URL | null
}

/**
 * Keeps the releases of an open page until a safe moment: when the user goes to another page while nothing is unsaved or being saved. Then
 * the new generation is taken over: a remote's new release without a reload; a new release of the host, or a generation with other pages
 * than the router has, by a full load of the target page (docs/decisions/0014, 0035).
 */
export function createOpenSession({ registry, isBusy, claimLoad }: OpenSessionParts) {
  let shown: string | null = null

  return {
    /** Sets the page that is on the screen; null while there is none, or while an error is shown instead. */
    show(pathname: string | null): void {
      shown = pathname
    },

    /**
     * Must be called before a page is loaded.
     * @returns the address to open by a full load, or null to continue within this page
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

/** The pages that remotes bring, as a text for comparison. */
function routesIn({ remotes }: Registry): string {
  const routes = Object.entries(remotes).flatMap(([owner, { manifest }]) =>
    manifest.routes.map(({ name, path, kind }) => [owner, name, path, kind].join(' ')),
  )
  return routes.toSorted().join()
}

export type OpenSession = ReturnType<typeof createOpenSession>
