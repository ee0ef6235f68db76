import type { BuildPart, Composition, ReleaseDescription } from '@marquee/federation/registry'
import { toAssetAddress } from '@marquee/federation/release-address'
import type { MatchedRoute } from './match-route.ts'

export interface Preload {
  href: string
  as: 'script' | 'style'
  integrity: string
}

/**
 * The files that a page will request after the host's start: the remote's container, the page's chunks and stylesheets, and the
 * shared modules that they take from the host. Empty for pages of the host and of remotes that are switched off.
 */
export function listPreloads({ host, remotes }: Composition, route: MatchedRoute | null): Preload[] {
  const remote = route === null ? undefined : remotes[route.owner]
  if (route === null || remote === undefined || !remote.enabled) {
    return []
  }
  const parts = [remote.entry, remote.pages[route.name]].filter((part) => part !== undefined)
  const own = parts.flatMap((part) => listReleasePreloads(remote, part))
  const shared = sharedFiles(host, parts)
  return uniqueByHref([...own, ...listReleasePreloads(host, shared)])
}

function sharedFiles({ provides, entry }: ReleaseDescription, parts: readonly BuildPart[]) {
  const consumed = parts.flatMap(({ consumes }) => consumes).flatMap((key) => provides[key] ?? [])
  return {
    scripts: consumed.flatMap(({ scripts }) => scripts).filter((file) => !entry.scripts.includes(file)),
    styles: consumed.flatMap(({ styles }) => styles).filter((file) => !entry.styles.includes(file)),
  }
}

function listReleasePreloads(release: ReleaseDescription, files: { scripts: string[]; styles: string[] }): Preload[] {
  const preload = (file: string, as: Preload['as']): Preload => ({
    href: toAssetAddress(release, file),
    as,
    integrity: release.integrity[file] ?? '',
  })
  return [
    ...files.scripts.map((file) => preload(file, 'script')),
    ...files.styles.map((file) => preload(file, 'style')),
  ]
}

function uniqueByHref(preloads: readonly Preload[]): Preload[] {
  return [...new Map(preloads.map((preload) => [preload.href, preload])).values()]
}
