import type { LiveRelease, Registry } from '@marquee/federation/registry'
import { toAssetAddress } from '@marquee/federation/release-address'

/** Every release that a page of the registry may run; the live ones come first. */
export function releasesIn({ host, remotes }: Pick<Registry, 'host' | 'remotes'>): LiveRelease[] {
  const previous = Object.values(remotes).map(({ lastKnownGood }) => lastKnownGood)
  return [host, ...Object.values(remotes), ...previous.filter((release) => release !== null)]
}

/** The release that a file belongs to, by the file's address; null when no release has it. */
export function releaseOfFile(releases: readonly LiveRelease[], address: string): LiveRelease | null {
  const [, path = '', file = ''] = /(\/build\/[^?#:]*\/([^/?#:]+))/.exec(address) ?? []
  return releases.find((release) => toAssetAddress(release, file) === path) ?? null
}
