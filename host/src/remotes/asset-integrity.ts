import { ASSET_ADDRESS_GLOBAL, ASSET_INTEGRITY_GLOBAL, REFUSED_INTEGRITY } from '@marquee/federation/asset-integrity'
import { toLocalhostOrigin } from '@marquee/federation/localhost-release'
import type { LiveRelease } from '@marquee/federation/registry'
import { toAssetAddress } from '@marquee/federation/release-address'
import { withAttempt } from '@marquee/federation/time-limits'
import { releaseOfFile } from './releases-in.ts'

export interface AssetLookup {
  getIntegrity: (address: string) => string
  getAddress: (address: string) => string
  /** The same for a request that is made now: from the second one on it is a fresh address, which does not join one that hangs. */
  getNextAddress: (address: string) => string
}

/**
 * Makes the lookups that the chunk loaders of host and remotes ask before they load a script or a stylesheet: its integrity, and
 * where it is fetched from. What no release lists gets a hash that nothing matches, so that the browser refuses it.
 * @param readReleases those that this page runs; code of an earlier one goes on to load its own chunks
 */
export function createAssetLookup(readReleases: () => readonly LiveRelease[], origin: string): AssetLookup {
  const requests = new Map<string, number>()

  function find(address: string): { release: LiveRelease; file: string } | null {
    const { origin: ownOrigin, pathname } = new URL(address, origin)
    // What is developed on this machine has an address with its origin.
    const isWithin = ({ baseUrl }: LiveRelease) =>
      pathname.startsWith(baseUrl) || (ownOrigin + pathname).startsWith(baseUrl)
    const release = readReleases().find(isWithin) ?? releaseOfFile(readReleases(), pathname)
    return release === null ? null : { release, file: pathname.slice(pathname.lastIndexOf('/') + 1) }
  }

  function getAddress(address: string): string {
    const found = find(address)
    return found === null ? address : toAssetAddress(found.release, found.file)
  }

  return {
    getIntegrity(address) {
      const found = find(address)
      if (found === null) {
        return REFUSED_INTEGRITY
      }
      const { integrity, baseUrl } = found.release
      // What is built anew at every keystroke has no hash. A server that is not for development never names such a release.
      return integrity[found.file] ?? (toLocalhostOrigin(baseUrl) === null ? REFUSED_INTEGRITY : '')
    },
    getAddress,

    getNextAddress(address) {
      const attempt = requests.get(address) ?? 0
      requests.set(address, attempt + 1)
      return withAttempt(getAddress(address), attempt)
    },
  }
}

/** Publishes the lookups where the generated chunk loaders look for them. */
export function publishAssetLookup({ getIntegrity, getNextAddress }: AssetLookup): void {
  Object.defineProperty(window, ASSET_INTEGRITY_GLOBAL, { value: getIntegrity })
  Object.defineProperty(window, ASSET_ADDRESS_GLOBAL, { value: getNextAddress })
}

/**
 * Whether a file that could not be used did arrive, or may not be used whatever arrives, because no release lists it. A script
 * whose hash is wrong fails like one that is not there; the browser's list of what was fetched tells them apart.
 */
export function createArrivalCheck({ getIntegrity, getAddress }: AssetLookup, origin: string) {
  function isListed(address: string): boolean {
    return getIntegrity(address) !== REFUSED_INTEGRITY
  }

  return function hasArrived(address: string): boolean {
    if (address === '') {
      return false
    }
    const { href, pathname } = new URL(getAddress(address), origin)
    const isWithinRelease = /^\/build\/[a-z-]+\/[0-9a-f]{12}\//.test(pathname)
    return (
      (isWithinRelease && !isListed(address)) ||
      performance
        .getEntriesByName(href, 'resource')
        .some((entry) => entry instanceof PerformanceResourceTiming && isSuccess(entry.responseStatus))
    )
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300
}
