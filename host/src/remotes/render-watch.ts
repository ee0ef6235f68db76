import type { RemoteName } from '@marquee/remote-kit/routes'
import type { ChosenReleases } from './chosen-releases.ts'
import type { ReleaseReports } from './release-reports.ts'
import type { ReloadMemory } from './reload-memory.ts'
import type { RemotePageName } from './remote-code.ts'
import { type RemoteLoadError, toRenderError } from './remote-failure.ts'
import type { RunningRelease } from './running-releases.ts'

interface RenderWatchParts {
  releases: Pick<ChosenReleases, 'hasFallback' | 'fallBack'>
  reports: Pick<ReleaseReports, 'addRender'>
  reloadMemory: Pick<ReloadMemory, 'clear'>
  watchStart: (release: RunningRelease) => () => void
  /** Adopts the newest registry. Whether it has another release of the remote. */
  hasOtherRelease: (failure: RemoteLoadError) => Promise<boolean>
}

/** Follows the pages that have loaded until they are shown, or have thrown. */
export function createRenderWatch(parts: RenderWatchParts) {
  const { releases, reports, reloadMemory } = parts
  /** Remote → ends the start of its page. */
  const starts = new Map<RemoteName, () => void>()

  /** From here until the page is shown, its code may still freeze the tab. */
  function beginRender(name: RemoteName, release: string | null): void {
    starts.get(name)?.()
    if (release !== null) {
      starts.set(name, parts.watchStart({ name, release }))
    }
  }

  /** Counts that a page of this release of the remote has been rendered, and lets a later failure reload the page again. */
  function confirmRendered({ owner, name }: RemotePageName, release: string | null): void {
    starts.get(owner)?.()
    reports.addRender({ name: owner, release, page: name })
    reloadMemory.clear(owner)
  }

  /**
   * Finds another release for a page whose code threw while it was shown: the one that is live by now, else once the last-known-good one.
   * @returns whether the next load of the page gets another release
   */
  async function recoverFromRender(
    { owner }: RemotePageName,
    release: string | null,
    cause: unknown,
  ): Promise<boolean> {
    starts.get(owner)?.()
    if (await parts.hasOtherRelease(toRenderError(owner, release, cause))) {
      return true
    }
    const canFallBack = releases.hasFallback(owner)
    if (canFallBack) {
      releases.fallBack(owner)
    }
    return canFallBack
  }

  return { beginRender, confirmRendered, recoverFromRender }
}
