import { findIncompatibilities } from '@marquee/federation/compatibility'
import type { LiveRelease, Registry } from '@marquee/federation/registry'
import type { RemoteName } from '@marquee/remote-kit/routes'
import { KIT_VERSION } from '@marquee/remote-kit/version'
import { RemoteLoadError } from './remote-failure.ts'

/** Which release of each remote this page runs: the live one, and the last-known-good one once that has failed. */
export function createChosenReleases(registry: Registry) {
  const fallen = new Set<RemoteName>()

  function chosen(name: RemoteName): LiveRelease | null {
    const remote = registry.remotes[name]
    if (remote === undefined || !remote.enabled) {
      return null
    }
    return fallen.has(name) ? remote.lastKnownGood : remote
  }

  function idOf(name: RemoteName): string | null {
    return (chosen(name) ?? registry.remotes[name])?.release ?? null
  }

  return {
    /** The release, for people and reports; null when the registry names none. */
    idOf,

    /** @throws RemoteLoadError when there is none, or when it was built for another host: then nothing of it may run */
    usable(name: RemoteName): LiveRelease {
      const release = chosen(name)
      if (release === null) {
        throw new RemoteLoadError(name, idOf(name), 'disabled')
      }
      const host = { kitVersion: KIT_VERSION, singletons: registry.host.singletons }
      const problems = findIncompatibilities(release, host)
      if (problems.length > 0) {
        throw new RemoteLoadError(name, release.release, 'incompatible', problems)
      }
      return release
    },

    hasFallback: (name: RemoteName): boolean =>
      !fallen.has(name) && (registry.remotes[name]?.lastKnownGood ?? null) !== null,
    fallBack: (name: RemoteName): void => void fallen.add(name),
    returnToLive: (name: RemoteName): void => void fallen.delete(name),
  }
}
