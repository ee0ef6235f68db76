import { REFUSED_INTEGRITY } from '@marquee/federation/asset-integrity'
import type { AssetLookup } from './asset-integrity.ts'

/**
 * Whether a file that could not be used did arrive, or may not be used whatever arrives, because no release lists it. A script
 * whose hash is wrong fails like one that is not there; the browser's list of what was fetched tells them apart.
 */
export function createArrivalCheck({ integrityOf, addressOf }: AssetLookup, origin: string) {
  function isListed(address: string): boolean {
    return integrityOf(address) !== REFUSED_INTEGRITY
  }

  return function hasArrived(address: string): boolean {
    if (address === '') {
      return false
    }
    const { href, pathname } = new URL(addressOf(address), origin)
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
