import type { AccessRequirement } from '@marquee/contract/account-access'
import { mayBring } from '@marquee/federation/page-rules'
import type { Registry } from '@marquee/federation/registry'
import type {
  ManifestCommand,
  ManifestRoute,
  ManifestSection,
  ManifestSlot,
  ReleaseManifest,
} from '@marquee/remote-kit/release-manifest'
import { type PageKind, routes as specifiedRoutes } from '@marquee/remote-kit/routes'
import { matchRoutes, type Params } from 'react-router'
import { manifest as hostManifest } from '../manifest.ts'
import { upcomingManifest } from './upcoming-manifest.ts'

/** A page of this product as it runs now. */
export interface KnownPage {
  name: string
  path: string
  kind: PageKind
  /** The package that shows it. */
  owner: string
  /** Its title before the page itself has set one. */
  title: string
  section: string | null
  /** Who sees it; everybody who is signed in when it is left out. */
  access?: AccessRequirement
  /** The specification names it and no live release brings it yet: the host shows what it will do. */
  isUpcoming: boolean
}

/** An entry of the side navigation, with the address that it leads to. */
export interface Section extends ManifestSection {
  address: string
}

export interface Command extends ManifestCommand {
  address: string
}

export interface Slot extends ManifestSlot {
  owner: string
  release: string
}

export interface SectionGroup {
  /** Null: the group stands without a heading. */
  label: string | null
  sections: readonly Section[]
}

/** Headings in their order, a marketer's way from finding ads to making them. What remotes add comes before the last one. */
const GROUPS = ['', 'Find', 'Watch', 'Make']
const LAST_GROUP = 'Account'

interface Source {
  owner: string
  manifest: ReleaseManifest
  isUpcoming: boolean
}

/**
 * Everything that router, navigation, palette and titles need to know of the pages, before any code of a remote is loaded. A name or
 * a path belongs to whom it comes from first: the host, then the remotes, then what is yet to come. The server has refused
 * collisions at the release; a tab that runs previews may still have some.
 */
export function createPageTable(remotes: Registry['remotes']) {
  const sources: Source[] = [
    { owner: 'host', manifest: hostManifest, isUpcoming: false },
    ...Object.values(remotes).map(({ name, manifest }) => ({ owner: name, manifest, isUpcoming: false })),
    { owner: 'host', manifest: upcomingManifest, isUpcoming: true },
  ]
  const pages = collectPages(sources)
  const sections = withAddress(
    sources.flatMap(({ manifest }) => manifest.sections ?? []),
    pages,
  )
  const byPath = new Map([...pages.values()].map((page) => [page.path, page]))
  const routeObjects = [...pages.values()].map(({ name, path }) => ({ id: name, path }))

  return {
    pages,
    groups: groupSections(uniqueByName(sections)),
    commands: withAddress(
      sources.flatMap(({ manifest }) => manifest.commands ?? []),
      pages,
    ),
    slots: Object.values(remotes)
      .filter(({ enabled }) => enabled)
      .flatMap(({ name: owner, release, manifest: { slots = [] } }): Slot[] =>
        slots.map((slot) => ({ ...slot, owner, release })),
      ),

    /** The page with this pattern as its path. */
    findByPath: (path: string): KnownPage | undefined => byPath.get(path),

    /** The page at a path of this origin, with its parameters; null when there is none. */
    match(pathname: string): { page: KnownPage; params: Params } | null {
      const match = matchRoutes(routeObjects, pathname)?.[0]
      const page = match === undefined ? undefined : pages.get(match.route.id)
      return match === undefined || page === undefined ? null : { page, params: match.params }
    },
  }
}

export type PageTable = ReturnType<typeof createPageTable>

function collectPages(sources: readonly Source[]): ReadonlyMap<string, KnownPage> {
  const pages = new Map<string, KnownPage>()
  const paths = new Set<string>()
  function add(page: KnownPage): void {
    if (!pages.has(page.name) && !paths.has(page.path)) {
      pages.set(page.name, page)
      paths.add(page.path)
    }
  }
  for (const { owner, manifest, isUpcoming } of sources) {
    for (const route of manifest.routes.filter((one) => isUpcoming || mayBring(owner, one))) {
      add(toPage(route, owner, isUpcoming))
    }
  }
  // The rest of the specification: its package is not live, and the page says so.
  for (const [name, { path, kind, owner }] of Object.entries(specifiedRoutes)) {
    add({ name, path, kind, owner, title: 'Not available', section: null, isUpcoming: false })
  }
  return pages
}

function toPage(
  { name, path, kind, title, section, access }: ManifestRoute,
  owner: string,
  isUpcoming: boolean,
): KnownPage {
  return {
    name,
    path,
    kind,
    owner,
    title,
    section: section ?? null,
    ...(access !== undefined && { access }),
    isUpcoming,
  }
}

/** What leads to a page that is not there is left out, and so is what would need a parameter. */
function withAddress<T extends { route: string }>(
  entries: readonly T[],
  pages: ReadonlyMap<string, KnownPage>,
): Array<T & { address: string }> {
  return entries.flatMap((entry) => {
    const path = pages.get(entry.route)?.path
    return path === undefined || path.includes(':') ? [] : [{ ...entry, address: path }]
  })
}

function uniqueByName(sections: readonly Section[]): Section[] {
  return [...new Map(sections.toReversed().map((section) => [section.name, section])).values()]
}

function groupSections(sections: readonly Section[]): SectionGroup[] {
  const added = sections.map(({ group }) => group).filter((group) => !GROUPS.includes(group) && group !== LAST_GROUP)
  return [...GROUPS, ...new Set(added.toSorted()), LAST_GROUP]
    .map((group) => ({
      label: group === '' ? null : group,
      sections: sections
        .filter((section) => section.group === group)
        .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name)),
    }))
    .filter(({ sections: inGroup }) => inGroup.length > 0)
}
