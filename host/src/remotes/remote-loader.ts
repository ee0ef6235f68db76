import type { PageContext, PageDefinition } from '@marquee/remote-kit/remote-manifest'
import type { RemoteName } from '@marquee/remote-kit/routes'
import { createChosenReleases } from './chosen-releases.ts'
import type { LiveRegistry } from './live-registry.ts'
import type { ReleaseReports } from './release-reports.ts'
import {
  createRemoteCode,
  type LoadedPage,
  type LoadedSlot,
  type RemoteCodeParts,
  type RemotePageName,
  type StartPage,
} from './remote-code.ts'
import { mayReloadHelp, RemoteLoadError } from './remote-failure.ts'
import { createRenderWatch } from './render-watch.ts'
import type { ReloadMemory } from './reload-memory.ts'
import type { RunningRelease } from './running-releases.ts'
import { TimeLimitError, withTimeout } from './with-timeout.ts'

/** Maximum time that a failed page waits for a newer registry. */
const NEWS_MS = 1500
/** After this time the error panel replaces the page, even if attempts are still running. */
const VISIT_MS = 14_000

/** The browser functions that the loader uses. */
export interface RemoteLoaderParts extends RemoteCodeParts {
  registry: Pick<LiveRegistry, 'read' | 'refresh' | 'news' | 'adopt'>
  reports: Pick<ReleaseReports, 'addLoad' | 'addRender' | 'addFailure'>
  isFrozen: (release: RunningRelease) => boolean
  reloadMemory: ReloadMemory
  /** Opens an address with a full page load. */
  leaveFor: (address: URL) => void
  isOnline: () => boolean
  /** Does not resolve while the user leaves the page: a load that a navigation aborts did not fail. */
  whenPageStays: () => Promise<void>
  now: () => number
}

/**
 * Loads remotes by the registry: registers them when they are first needed, retries after network failures, checks whether another release
 * is live meanwhile, reloads once, and then falls back to the last-known-good release.
 */
export function createRemoteLoader(parts: RemoteLoaderParts) {
  const { registry, reloadMemory, reports } = parts
  const releases = createChosenReleases(registry.read, parts.isFrozen)
  const { loadRemoteManifest, loadPage, loadSlot } = createRemoteCode(parts, releases)
  const { beginRender, confirmRendered, recoverFromRender } = createRenderWatch({ ...parts, releases, hasOtherRelease })

  /** A visit of a page, which is counted for its release. */
  async function visitPage(page: RemotePageName, start: StartPage): Promise<LoadedPage> {
    const startedAt = parts.now()
    const release = releases.getId(page.owner)
    const loaded = await counted(loadPage(page, start))
    reports.addLoad({ name: page.owner, release, page: page.name, milliseconds: parts.now() - startedAt })
    return loaded
  }

  /** Waits for code and counts its failure, once it is certain that the user does not leave the page. */
  async function counted<T>(code: Promise<T>): Promise<T> {
    try {
      return await code
    } catch (error) {
      await parts.whenPageStays()
      countFailure(error)
      throw error
    }
  }

  /** Without a network a failure does not count for the release, and a remote that is switched off did not fail. */
  function countFailure(error: unknown): void {
    if (error instanceof RemoteLoadError && error.kind !== 'disabled' && parts.isOnline()) {
      reports.addFailure({ name: error.remote, release: error.release, phase: error.phase, failure: error.kind })
    }
  }

  /**
   * Loads a slot of the host's frame. A slot is less important than a page: when it does not load, the page is not reloaded and no release
   * is replaced.
   * @throws RemoteLoadError
   */
  const loadRemoteSlot = (remote: RemoteName, slot: string): Promise<LoadedSlot> => counted(loadSlot(remote, slot))

  /**
   * Loads a remote's page and starts its first requests meanwhile. A load that the network broke is tried three times, one that hangs
   * twice, all within 14 seconds. Then the server is asked whether another release has replaced the failed one. If not, and if a reload may
   * help, the page is reloaded at `context.url`, once for this remote and generation of the registry, and the promise stays pending.
   * Failures that remain, and those that a reload cannot fix, are handled by loading the last-known-good release. A call after a failure
   * starts from the beginning, so it also serves "try again".
   * @throws RemoteLoadError when all of these attempts failed
   */
  async function loadRemotePage(page: RemotePageName, context: PageContext): Promise<LoadedPage> {
    const release = releases.getId(page.owner)
    const givenUp = new AbortController()
    const signal = AbortSignal.any([context.signal, givenUp.signal])
    try {
      const loaded = await withTimeout(findPage(page, { ...context, signal }), VISIT_MS)
      beginRender(page.owner, loaded.release)
      return loaded
    } catch (error) {
      if (error instanceof TimeLimitError) {
        givenUp.abort()
        const failure = new RemoteLoadError(page.owner, release, 'timeout', error)
        countFailure(failure)
        throw failure
      }
      throw error
    }
  }

  async function findPage(page: RemotePageName, context: PageContext): Promise<LoadedPage> {
    const start = (definition: PageDefinition) => definition.prefetch?.(context)
    try {
      return await visitPage(page, start)
    } catch (error) {
      if (!(error instanceof RemoteLoadError) || context.signal.aborted) {
        throw error
      }
      return (await hasOtherRelease(error))
        ? visitPage(page, start).catch((failure: unknown) => recover(page, context, start, failure))
        : recover(page, context, start, error)
    }
  }

  /** Asks the server for a newer registry. The page has failed already, so the newest release is adopted at once. */
  async function hasOtherRelease({ remote, release, kind }: RemoteLoadError): Promise<boolean> {
    await withTimeout(registry.refresh(), NEWS_MS).catch(() => {})
    if (registry.news() === null) {
      return false
    }
    registry.adopt()
    return releases.getId(remote) !== release || kind === 'disabled'
  }

  async function recover(
    page: RemotePageName,
    context: PageContext,
    start: StartPage,
    error: unknown,
  ): Promise<LoadedPage> {
    const address = addressToReload(error, context)
    if (address !== null) {
      parts.leaveFor(address)
      return new Promise(() => {})
    }
    const canFallBack =
      error instanceof RemoteLoadError && error.kind !== 'disabled' && releases.hasFallback(error.remote)
    if (context.signal.aborted || !canFallBack) {
      throw error
    }
    return loadLastKnownGood(page, start, error)
  }

  async function loadLastKnownGood(
    page: RemotePageName,
    start: StartPage,
    failure: RemoteLoadError,
  ): Promise<LoadedPage> {
    releases.fallBack(failure.remote)
    try {
      return await visitPage(page, start)
    } catch {
      // The next attempt begins with the live release again; its failure is the one that is reported.
      releases.returnToLive(failure.remote)
      throw failure
    }
  }

  function addressToReload(error: unknown, { signal, url }: PageContext): URL | null {
    const mayHelp = error instanceof RemoteLoadError && mayReloadHelp(error.kind)
    // Without a connection a reload would end on the browser's own error page.
    if (!mayHelp || signal.aborted || !parts.isOnline()) {
      return null
    }
    return reloadMemory.claim(error.remote, registry.read().generation, url)
  }

  /** Loads the code of a page in advance, as when a link is hovered. Never throws: the visit itself reports failures. */
  function preloadRemotePage(page: RemotePageName): void {
    loadPage(page, () => {}).catch(() => {})
  }

  return {
    loadRemoteManifest,
    loadRemotePage,
    loadRemoteSlot,
    preloadRemotePage,
    confirmRendered,
    recoverFromRender,
    releaseInUse: releases.getId,
  }
}
