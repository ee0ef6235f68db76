import type { AccessRequirement } from '@marquee/contract/account-access'
import { type HrefArguments, type PageKind, toAddress } from './routes.ts'

/** A page that a package brings. */
export interface ManifestRoute {
  name: string
  path: string
  kind: PageKind
  /** The page's title until the page itself has set a better one. */
  title: string
  /** The entry of the side navigation that is marked while the page is shown. */
  section?: string
  /** Who sees it; everybody who is signed in when it is left out. What they may do, the server decides. */
  access?: AccessRequirement
}

/** An entry of the side navigation, which the command palette offers as well. */
export interface ManifestSection {
  name: string
  label: string
  /** A name of `host/src/navigation/icons.ts`; another one shows as a plain mark. */
  icon: string
  /** The page that it opens. Its path has no parameters. */
  route: string
  /** Heading that it stands under; empty for the entries above all headings. */
  group: string
  /** Its place in the group: the smallest comes first. */
  order: number
  /** The entry that it stands below and is a part of; its pages may belong to that one. */
  within?: string
  /** A dot stands at it while the auth data say so. */
  mark?: 'has_unread_changes'
  /** The letter that opens it after `g`. */
  key?: string
  /** Who sees it; everybody who is signed in when it is left out. What they may do, the server decides. */
  access?: AccessRequirement
}

/** A line of the command palette that opens a page in a certain way. */
export interface ManifestCommand {
  label: string
  icon: string
  /** Other words for it. */
  keywords?: string
  route: string
  query?: Readonly<Record<string, string>>
  /** A parameter of the query that gets a new UUID each time, as the key of a creation. */
  newKey?: string
  /** Who sees it; everybody who is signed in when it is left out. What they may do, the server decides. */
  access?: AccessRequirement
}

interface SlotEntry {
  /** A part that is shown has its code under this name in `remote-entry.ts`. */
  name: string
  /** Only with a confirmed e-mail address. */
  isForVerified?: true
  /** Who sees it; everybody who is signed in when it is left out. What they may do, the server decides. */
  access?: AccessRequirement
}

/** A part of the side bar, as the tree of boards. Its code is loaded after the first paint. */
export interface SideBarSlot extends SlotEntry {
  place: 'side-bar'
  /** The entry of the side navigation that it stands below. */
  section: string
  /** Rows of the side bar that are kept free until it is there. */
  rows: number
  /** A number of the auth data that is added to `rows`. */
  rowsBeside?: 'board_tree_rows'
  /** A topic of the workspace's changes: the code is loaded when the topic has just changed, or changes while the page is open. */
  wakesOn?: string
}

/** A card of the dashboard. A skeleton with its title keeps its place until its code is there. */
export interface DashboardSlot extends SlotEntry {
  place: 'dashboard'
  title: string
  /** Tiles take the whole width, rows half of it. */
  layout: 'tiles' | 'rows'
  /** Its place among the cards of remotes: the smallest comes first. */
  order: number
}

/** Something to do with an ad, wherever ads have actions: a link to a page, which needs no code of the remote. */
export interface AdActionSlot extends SlotEntry {
  place: 'ad-actions'
  label: string
  /** A name of `host/src/navigation/icons.ts`; another one shows as a plain mark. */
  icon: string
  /** The page that it opens. Its path has no parameters. */
  route: string
  /** The parameter of the query that gets the ad's id. */
  adParameter: string
  order: number
}

/** What a remote puts into places of the host and of other remotes. */
export type ManifestSlot = SideBarSlot | DashboardSlot | AdActionSlot

/**
 * What a package brings, as plain data: the host builds router, side navigation, palette and titles from it before any of the
 * package's code is loaded. It travels in the release description.
 */
export interface ReleaseManifest {
  routes: readonly ManifestRoute[]
  sections?: readonly ManifestSection[]
  commands?: readonly ManifestCommand[]
  slots?: readonly ManifestSlot[]
}

/** The names of the pages that a manifest declares. */
export type PageNames<M extends ReleaseManifest> = M['routes'][number]['name']

/** The names of the slots of a manifest that have code of their own. */
export type SlotNames<M extends ReleaseManifest> = M extends { slots: ReadonlyArray<infer S> }
  ? Extract<S, { place: 'side-bar' | 'dashboard'; name: string }>['name']
  : never

type PathOf<M extends ReleaseManifest, N extends string> = Extract<M['routes'][number], { name: N }>['path']

/**
 * Makes the typed links of a remote to its own pages: `const href = createHref(manifest)`.
 * @returns the function; it throws for a name that the manifest does not have
 */
export function createHref<const M extends ReleaseManifest>(manifest: M) {
  return function href<N extends PageNames<M>>(name: N, ...[options]: HrefArguments<PathOf<M, N>>): string {
    const route = manifest.routes.find((one) => one.name === name)
    if (route === undefined) {
      throw new Error(`The manifest has no page "${name}".`)
    }
    return toAddress(route.path, options)
  }
}
