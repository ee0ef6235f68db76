import type { ManifestRoute, ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { routes as specifiedRoutes } from '@marquee/remote-kit/routes'

export interface MatchedRoute {
  name: string
  /** The package that provides the page. */
  owner: string
  /** The title before the page itself has set one; empty for a page that no package provides yet. */
  title: string
}

interface Package {
  name: string
  manifest: ReleaseManifest
}

interface RoutePattern extends Pick<ManifestRoute, 'name' | 'path' | 'title'> {
  pattern: RegExp
}

/** Cached per manifest: the manifest of a release is the same object for every page that is composed from it. */
const patternsByManifest = new WeakMap<ReleaseManifest, readonly RoutePattern[]>()

/** For pages of the specification that no package provides, the host says what they will do, or that they are not available. */
const specifiedPatterns = Object.entries(specifiedRoutes).map(([name, { path }]) => ({
  owner: 'host',
  ...toPattern({ name, path, title: '' }),
}))

/** Finds the page of a path, as the browser's router will. Null: no page matches, and the not-found page is shown. */
export function matchRoute(
  path: string,
  { host, remotes }: { host: Package; remotes: Readonly<Record<string, Package>> },
): MatchedRoute | null {
  const brought = [host, ...Object.values(remotes)].flatMap(({ name: owner, manifest }) =>
    listPatterns(manifest).map((one) => ({ owner, ...one })),
  )
  const found = [...brought, ...specifiedPatterns].filter(({ pattern }) => pattern.test(path))
  // A path without parameters wins over one with parameters: `/product/create-product` is not the product "create-product".
  const best = found.find((one) => !one.path.includes(':')) ?? found[0]
  return best === undefined ? null : { name: best.name, owner: best.owner, title: best.title }
}

function listPatterns(manifest: ReleaseManifest): readonly RoutePattern[] {
  const known = patternsByManifest.get(manifest)
  if (known !== undefined) {
    return known
  }
  const patterns = manifest.routes.map(toPattern)
  patternsByManifest.set(manifest, patterns)
  return patterns
}

function toPattern({ name, path, title }: Pick<ManifestRoute, 'name' | 'path' | 'title'>): RoutePattern {
  return { name, path, title, pattern: new RegExp(`^${path.replace(/\/$/, '').replaceAll(/:\w+/g, '[^/]+')}/?$`, 'i') }
}
