import type { AccessRequirement } from '@marquee/contract/account-access'
import type { ManifestRoute, ReleaseManifest } from '@marquee/remote-kit/release-manifest'
import { type PageKind, routes as specifiedRoutes } from '@marquee/remote-kit/routes'
import { type ManifestOwner, mayBring } from './page-rules.ts'

/** A page of the product as it currently runs. */
export interface KnownPage {
  name: string
  path: string
  kind: PageKind
  /** The package that brings the page. */
  owner: string
  /** The title until the page itself has set one. */
  title: string
  section: string | null
  /** The users who may open it; all signed-in users when it is left out. */
  access?: AccessRequirement
}

export interface PageSource {
  owner: string
  manifest: ReleaseManifest
}

/** The sources of pages, in order of precedence for names and paths: the host, then the remotes. */
export function listPageSources(host: ReleaseManifest, remotes: readonly ManifestOwner[]): PageSource[] {
  return [{ owner: 'host', manifest: host }, ...remotes.map(({ name, manifest }) => ({ owner: name, manifest }))]
}

/** Every page of the product by its name. The first source with a name or a path keeps it. */
export function collectPages(sources: readonly PageSource[]): ReadonlyMap<string, KnownPage> {
  const pages = new Map<string, KnownPage>()
  const paths = new Set<string>()
  function add(page: KnownPage): void {
    if (!pages.has(page.name) && !paths.has(page.path)) {
      pages.set(page.name, page)
      paths.add(page.path)
    }
  }
  for (const { owner, manifest } of sources) {
    for (const route of manifest.routes.filter((one) => mayBring(owner, one))) {
      add(toPage(route, owner))
    }
  }
  // The other pages of the specification: their packages are not live, and the page says so.
  for (const [name, { path, kind, owner }] of Object.entries(specifiedRoutes)) {
    add({ name, path, kind, owner, title: 'Not available', section: null })
  }
  return pages
}

function toPage({ name, path, kind, title, section, access }: ManifestRoute, owner: string): KnownPage {
  return { name, path, kind, owner, title, section: section ?? null, ...(access !== undefined && { access }) }
}
