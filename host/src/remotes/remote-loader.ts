import type { LiveRemote, Registry } from '@marquee/federation/registry'
import { isCompatible } from '@marquee/federation/compatibility'
import type { PageContext, PageDefinition, RemoteManifest } from '@marquee/remote-kit/remote-manifest'
import { type RemoteName, type RouteName, routes } from '@marquee/remote-kit/routes'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import type { ComponentType } from 'react'
import { classifyFailure, RemoteLoadError } from './remote-failure.ts'
import type { ReloadMemory } from './reload-memory.ts'

const RETRIES = 2
const RETRY_DELAY_MS = 400

/** What the loader needs of the federation runtime and of the browser. */
export interface RemoteLoaderParts {
  registry: Registry
  reloadMemory: ReloadMemory
  /** Makes the runtime forget everything about a remote and registers the release. */
  register: (remote: LiveRemote) => void
  /** Loads the remote's one exposed module. */
  loadEntry: (name: RemoteName) => Promise<RemoteManifest>
  /** Leaves for an address with a full page load. */
  leaveFor: (address: URL) => void
  isOnline: () => boolean
  wait: (milliseconds: number) => Promise<void>
}

/** Loads remotes by the registry: registers them when they are first wanted, repeats what the network broke, reloads once. */
export function createRemoteLoader(parts: RemoteLoaderParts) {
  const { registry, reloadMemory } = parts
  const entries = new Map<RemoteName, Promise<RemoteManifest>>()

  function usableRemote(name: RemoteName): LiveRemote {
    const remote = registry.remotes[name]
    if (remote === undefined || !remote.enabled) {
      throw new RemoteLoadError(name, remote?.release ?? null, 'disabled')
    }
    if (!isCompatible(remote.kitVersion, KIT_VERSION)) {
      throw new RemoteLoadError(name, remote.release, 'incompatible')
    }
    return remote
  }

  async function fetchEntry(name: RemoteName): Promise<RemoteManifest> {
    parts.register(usableRemote(name))
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
    return new RemoteLoadError(name, registry.remotes[name]?.release ?? null, classifyFailure(error), error)
  }

  async function loadPage(
    routeName: RouteName,
    start: (page: PageDefinition) => void,
  ): Promise<{ Page: ComponentType }> {
    const name = ownerOf(routeName)
    const manifest = await loadRemoteManifest(name)
    const page = manifest.pages[routeName]
    if (page === undefined) {
      throw new RemoteLoadError(name, registry.remotes[name]?.release ?? null, 'missing')
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
   * page is reloaded at `context.url`, once for this remote and generation of the registry, and the promise stays open.
   * Calling it again after a failure starts from nothing, so it also serves "try again".
   * @throws RemoteLoadError when all of that did not help
   */
  async function loadRemotePage(routeName: RouteName, context: PageContext): Promise<{ Page: ComponentType }> {
    try {
      return await loadPage(routeName, (page) => page.prefetch?.(context))
    } catch (error) {
      const address = addressToReload(error, context)
      if (address === null) {
        throw error
      }
      parts.leaveFor(address)
      return new Promise(() => {})
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
