import { ASSET_ADDRESS_GLOBAL, ASSET_INTEGRITY_GLOBAL, REFUSED_INTEGRITY } from '@marquee/federation/asset-integrity'
import { toLocalhostOrigin } from '@marquee/federation/localhost-release'
import type { LiveRelease } from '@marquee/federation/registry'
import { toAssetAddress } from '@marquee/federation/release-address'
import { withAttempt } from '@marquee/federation/time-limits'
import { releaseOfFile } from './releases-in.ts'

export interface AssetLookup {
  getIntegrity: (address: string) => string
  getAddress: (address: string) => string
  /** The address for a new request: from the second request on it is a fresh address, which does not join a request that hangs. */
  getNextAddress: (address: string) => string
}

/**
 * Creates the lookup functions that the chunk loaders of host and remotes call before they load a script or a stylesheet: one for its
 * integrity, one for the address that it is fetched from. A file that no release lists gets a hash that no file matches, so that the
 * browser refuses it.
 * @param readReleases returns the releases that this page runs; code of an earlier release continues to load its own chunks
 */
export function createAssetLookup(readReleases: () => readonly LiveRelease[], origin: string): AssetLookup {
  const requests = new Map<string, number>()

  function find(address: string): { release: LiveRelease; file: string } | null {
    const { origin: ownOrigin, pathname } = new URL(address, origin)
    // Files of a development server on this machine have an address with its origin.
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
      // Files of a development server change at every keystroke and have no hash. Only a server for development names such a release.
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

/** Publishes the lookup functions under the names that the generated chunk loaders use. */
export function publishAssetLookup({ getIntegrity, getNextAddress }: AssetLookup): void {
  Object.defineProperty(window, ASSET_INTEGRITY_GLOBAL, { value: getIntegrity })
  Object.defineProperty(window, ASSET_ADDRESS_GLOBAL, { value: getNextAddress })
}

/**
 * Checks whether an unusable file did arrive, or must not be used in any case because no release lists it. A script with a wrong hash fails
 * like a missing one; the browser's resource timing entries distinguish the two.
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
