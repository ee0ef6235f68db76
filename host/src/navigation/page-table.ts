import { collectPages, type KnownPage, listPageSources, type PageSource } from '@marquee/federation/known-pages'
import type { Registry } from '@marquee/federation/registry'
import { listSectionGroups, withAddress } from '@marquee/federation/section-groups'
import type {
  AdActionSlot,
  DashboardSlot,
  ManifestCommand,
  ManifestSlot,
  SideBarSlot,
} from '@marquee/remote-kit/release-manifest'
import { matchRoutes, type Params } from 'react-router'
import { manifest as hostManifest } from '../manifest.ts'

export interface Command extends ManifestCommand {
  address: string
}

/** A part that is displayed: its code comes from the remote. */
export type Slot<S extends ManifestSlot = SideBarSlot | DashboardSlot> = S & { owner: string; release: string }

export interface AdActionEntry extends AdActionSlot {
  address: string
}

/**
 * The data about pages that router, navigation, palette and titles need, before any code of a remote is loaded. The first source with a
 * name or a path keeps it: the host, then the remotes, then the pages that no release brings yet. The server refuses collisions at the
 * release; a tab that runs previews may still have some.
 */
export function createPageTable(remotes: Registry['remotes']) {
  const sources = listPageSources(hostManifest, Object.values(remotes))
  const pages = collectPages(sources)
  const byPath = new Map([...pages.values()].map((page) => [page.path, page]))
  const routeObjects = [...pages.values()].map(({ name, path }) => ({ id: name, path }))

  return {
    pages,
    groups: listSectionGroups(sources, pages),
    commands: withAddress(
      sources.flatMap(({ manifest }) => manifest.commands ?? []),
      pages,
    ),
    slots: Object.values(remotes)
      .filter(({ enabled }) => enabled)
      .flatMap(({ name: owner, release, manifest: { slots = [] } }): Slot[] =>
        slots.flatMap((slot) => (slot.place === 'ad-actions' ? [] : [{ ...slot, owner, release }])),
      ),
    adActions: listAdActions(sources, pages),

    /** The page with this path pattern. */
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

/** Sorted by their order. The first source with a name keeps it. */
function listAdActions(sources: readonly PageSource[], pages: ReadonlyMap<string, KnownPage>): AdActionEntry[] {
  const slots = sources.flatMap(({ manifest }) => manifest.slots ?? [])
  const actions = withAddress(
    slots.filter((slot) => slot.place === 'ad-actions'),
    pages,
  )
  const byName = new Map(actions.toReversed().map((action) => [action.name, action]))
  return [...byName.values()].toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name))
}
