import type { LiveRelease, Registry } from '@marquee/federation/registry'
import { assetAddressOf } from '@marquee/federation/release-address'

/** Every release that a page of the registry may run; what is live comes first. */
export function releasesIn({ host, remotes }: Registry): LiveRelease[] {
  const previous = Object.values(remotes).map(({ lastKnownGood }) => lastKnownGood)
  return [host, ...Object.values(remotes), ...previous.filter((release) => release !== null)]
}

/** The release that a file was fetched for, by its address; null when the registry knows none. */
export function releaseOfFile(registry: Registry, address: string): LiveRelease | null {
  const [, path = '', file = ''] = /(\/build\/[^?#:]*\/([^/?#:]+))/.exec(address) ?? []
  return releasesIn(registry).find((release) => assetAddressOf(release, file) === path) ?? null
}
