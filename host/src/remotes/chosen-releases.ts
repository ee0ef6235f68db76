import { findIncompatibilities } from '@marquee/federation/compatibility'
import type { LiveRelease, LiveRemote, Registry } from '@marquee/federation/registry'
import type { RemoteName } from '@marquee/remote-kit/routes'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { RemoteLoadError, toIncompatibleError } from './remote-failure.ts'
import type { RunningRelease } from './running-releases.ts'

/**
 * The release of each remote that the next page runs: the live one, or the last-known-good one after the live one has failed. Another live
 * release starts without failures.
 * @param read returns the current registry
 * @param isFrozen whether a tab of this browser froze while the release started
 */
export function createChosenReleases(read: () => Registry, isFrozen: (release: RunningRelease) => boolean) {
  /** Addresses of live releases that have failed in this page. */
  const fallen = new Set<string>()

  function getRemote(name: RemoteName): LiveRemote | undefined {
    return read().remotes[name]
  }

  function chosen(name: RemoteName): LiveRelease | null {
    const remote = getRemote(name)
    if (remote === undefined || !remote.enabled) {
      return null
    }
    return fallen.has(remote.baseUrl) ? remote.lastKnownGood : remote
  }

  function getId(name: RemoteName): string | null {
    return (chosen(name) ?? getRemote(name))?.release ?? null
  }

  function getBaseUrl(name: RemoteName): string {
    return getRemote(name)?.baseUrl ?? ''
  }

  return {
    /** The release id, for messages and reports; null when the registry names none. */
    getId,

    /** @throws RemoteLoadError when there is no release, or when it was built for another host or froze a tab: then none of its code may run */
    usable(name: RemoteName): LiveRelease {
      const release = chosen(name)
      if (release === null) {
        throw new RemoteLoadError(name, getId(name), 'disabled')
      }
      const host = { kitVersion: KIT_VERSION, singletons: read().host.singletons }
      const problems = findIncompatibilities(release, host)
      if (problems.length > 0) {
        throw toIncompatibleError(name, release.release, problems)
      }
      if (isFrozen(release)) {
        throw new RemoteLoadError(name, release.release, 'frozen')
      }
      return release
    },

    hasFallback: (name: RemoteName): boolean =>
      !fallen.has(getBaseUrl(name)) && (getRemote(name)?.lastKnownGood ?? null) !== null,
    fallBack: (name: RemoteName): void => void fallen.add(getBaseUrl(name)),
    returnToLive: (name: RemoteName): void => void fallen.delete(getBaseUrl(name)),
  }
}

export type ChosenReleases = ReturnType<typeof createChosenReleases>
