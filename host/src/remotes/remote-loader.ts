import type { LiveRelease, Registry } from '@marquee/federation/registry'
import type { PageContext, PageDefinition, RemoteManifest } from '@marquee/remote-kit/remote-manifest'
import { type RemoteName, type RouteName, routes } from '@marquee/remote-kit/routes'
import type { ComponentType } from 'react'
import { createChosenReleases } from './chosen-releases.ts'
import { classifyFailure, RemoteLoadError } from './remote-failure.ts'
import type { ReloadMemory } from './reload-memory.ts'

const RETRIES = 2
const RETRY_DELAY_MS = 400

/** What the loader needs of the federation runtime and of the browser. */
export interface RemoteLoaderParts {
  registry: Registry
  reloadMemory: ReloadMemory
  /** Makes the runtime forget everything about a remote and registers the release. */
  register: (release: LiveRelease) => void
  /** Loads the remote's one exposed module. */
  loadEntry: (name: RemoteName) => Promise<RemoteManifest>
  /** Leaves for an address with a full page load. */
  leaveFor: (address: URL) => void
  isOnline: () => boolean
  wait: (milliseconds: number) => Promise<void>
}

/**
 * Loads remotes by the registry: registers them when they are first wanted, repeats what the network broke, reloads once, and
 * then goes back to the release that worked before.
 */
export function createRemoteLoader(parts: RemoteLoaderParts) {
  const { registry, reloadMemory } = parts
  const entries = new Map<RemoteName, Promise<RemoteManifest>>()
  const releases = createChosenReleases(registry)

  async function fetchEntry(name: RemoteName): Promise<RemoteManifest> {
    parts.register(releases.usable(name))
    return repeated(() => parts.loadEntry(name))
  }

  /** @throws RemoteLoadError */
  async function loadRemoteManifest(name: RemoteName): Promise<RemoteManifest> {
    const loading = entries.get(name) ?? fetchEntry(name)
    entries.set(name, loading)
    try {
      return await loading
    } catch (error) {
      // The next attempt starts from nothing: the runtime keeps a failed container.
      entries.delete(name)
      throw failureOf(name, error)
    }
  }

  function failureOf(name: RemoteName, error: unknown): RemoteLoadError {
    if (error instanceof RemoteLoadError) {
      return error
    }
    return new RemoteLoadError(name, releases.idOf(name), classifyFailure(error), error)
  }

  async function loadPage(
    routeName: RouteName,
    start: (page: PageDefinition) => void,
  ): Promise<{ Page: ComponentType }> {
    const name = ownerOf(routeName)
    const manifest = await loadRemoteManifest(name)
    const page = manifest.pages[routeName]
    if (page === undefined) {
      throw new RemoteLoadError(name, releases.idOf(name), 'missing')
    }
    start(page)
    return repeated(page.load).catch((error: unknown) => {
      throw failureOf(name, error)
    })
  }

  async function repeated<T>(attempt: () => Promise<T>): Promise<T> {
    for (let retry = 0; ; retry += 1) {
      try {
        return await attempt()
      } catch (error) {
        if (retry === RETRIES || classifyFailure(error) !== 'network') {
          throw error
        }
        await parts.wait(RETRY_DELAY_MS * 2 ** retry * (0.5 + Math.random()))
      }
    }
  }

  /**
   * Loads a remote's page and starts its first requests meanwhile. What the network broke is tried three times; then the
   * page is reloaded at `context.url`, once for this remote and generation of the registry, and the promise stays open. What
   * that does not mend, and what a reload cannot mend, is loaded from the last-known-good release.
   * Calling it again after a failure starts from nothing, so it also serves "try again".
   * @throws RemoteLoadError when all of that did not help
   */
  async function loadRemotePage(routeName: RouteName, context: PageContext): Promise<{ Page: ComponentType }> {
    const start = (page: PageDefinition) => page.prefetch?.(context)
    try {
      return await loadPage(routeName, start)
    } catch (error) {
      const address = addressToReload(error, context)
      if (address !== null) {
        parts.leaveFor(address)
        return new Promise(() => {})
      }
      if (context.signal.aborted || !canFallBack(error)) {
        throw error
      }
      return loadLastKnownGood(routeName, start, error)
    }
  }

  /** A page that a working release does not have is no failure of the release. */
  function canFallBack(error: unknown): error is RemoteLoadError {
    if (!(error instanceof RemoteLoadError) || error.kind === 'disabled') {
      return false
    }
    const isPageUnknown = error.kind === 'missing' && entries.has(error.remote)
    return !isPageUnknown && releases.hasFallback(error.remote)
  }

  async function loadLastKnownGood(
    routeName: RouteName,
    start: (page: PageDefinition) => void,
    failure: RemoteLoadError,
  ): Promise<{ Page: ComponentType }> {
    releases.fallBack(failure.remote)
    entries.delete(failure.remote)
    try {
      return await loadPage(routeName, start)
    } catch {
      // The next attempt begins with the live release again, whose failure is the one that counts.
      releases.returnToLive(failure.remote)
      entries.delete(failure.remote)
      throw failure
    }
  }

  function addressToReload(error: unknown, { signal, url }: PageContext): URL | null {
    const isNetwork = error instanceof RemoteLoadError && error.kind === 'network'
    // Offline a reload would end on the browser's own error page.
    if (!isNetwork || signal.aborted || !parts.isOnline()) {
      return null
    }
    return reloadMemory.claim(error.remote, registry.generation, url)
  }

  /** Loads the code of a page ahead of time, as when a link is hovered. Never throws: the visit itself will report. */
  function preloadRemotePage(routeName: RouteName): void {
    if (routes[routeName].owner !== 'host') {
      loadPage(routeName, () => {}).catch(() => {})
    }
  }

  /** Says that a page of the remote is on the screen, so that a later failure may reload the page again. */
  function confirmRendered(routeName: RouteName): void {
    reloadMemory.clear(routes[routeName].owner)
  }

  return { loadRemoteManifest, loadRemotePage, preloadRemotePage, confirmRendered }
}

function ownerOf(routeName: RouteName): RemoteName {
  const { owner } = routes[routeName]
  if (owner === 'host') {
    throw new Error(`The page "${routeName}" belongs to the host.`)
  }
  return owner
}
