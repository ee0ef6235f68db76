import type { AccessRequirement } from '@marquee/contract/account-access';
import { type HrefArguments, type PageKind } from './routes.js';
/** A page that a package brings. */
export interface ManifestRoute {
    name: string;
    path: string;
    kind: PageKind;
    /** The page's title until the page itself has set a better one. */
    title: string;
    /** The entry of the side navigation that is marked while the page is shown. */
    section?: string;
    /** The users who may open it; all signed-in users when it is left out. The server decides what they may do. */
    access?: AccessRequirement;
}
/** An entry of the side navigation, which is also in the command palette. */
export interface ManifestSection {
    name: string;
    label: string;
    /** A name of `host/src/navigation/icons.ts`; an unknown name shows a plain mark. */
    icon: string;
    /** The page that it opens. Its path has no parameters. */
    route: string;
    /** Heading of its group; empty for the entries above all headings. */
    group: string;
    /** Its place in the group, in ascending order. */
    order: number;
    /** The parent entry that it is shown below; its pages may also mark the parent entry. */
    within?: string;
    /** Shows a dot at the entry while this property of the auth data is true. */
    mark?: 'has_unread_changes';
    /** The letter that opens it after `g`. */
    key?: string;
    /** The users who may open it; all signed-in users when it is left out. The server decides what they may do. */
    access?: AccessRequirement;
}
/** A line of the command palette that opens a page with certain parameters. */
export interface ManifestCommand {
    label: string;
    icon: string;
    /** Synonyms for the search in the palette. */
    keywords?: string;
    route: string;
    query?: Readonly<Record<string, string>>;
    /** A query parameter that gets a new UUID each time, as the key of a creation. */
    newKey?: string;
    /** The users who may use it; all signed-in users when it is left out. The server decides what they may do. */
    access?: AccessRequirement;
}
interface SlotEntry {
    /** The code of a displayed part has this name in `remote-entry.ts`. */
    name: string;
    /** Only for users with a confirmed e-mail address. */
    isForVerified?: true;
    /** The users who may use it; all signed-in users when it is left out. The server decides what they may do. */
    access?: AccessRequirement;
}
/** A part of the side bar, as the tree of boards. Its code is loaded after the first paint. */
export interface SideBarSlot extends SlotEntry {
    place: 'side-bar';
    /** The entry of the side navigation that it is shown below. */
    section: string;
    /** Number of rows in the side bar that are reserved until it is loaded. */
    rows: number;
    /** A number of the auth data that is added to `rows`. */
    rowsBeside?: 'board_tree_rows';
    /**
     * A topic of the workspace's changes: the code is loaded if the topic has changed recently, or when it changes while the page is open.
     */
    wakesOn?: string;
}
/** A card of the dashboard. A skeleton with its title reserves its place until its code is loaded. */
export interface DashboardSlot extends SlotEntry {
    place: 'dashboard';
    title: string;
    /** Tiles take the whole width, rows half of it. */
    layout: 'tiles' | 'rows';
    /** Its place among the cards of remotes, in ascending order. */
    order: number;
}
/** An action on an ad, shown wherever ads have actions: a link to a page, which needs no code of the remote. */
export interface AdActionSlot extends SlotEntry {
    place: 'ad-actions';
    label: string;
    /** A name of `host/src/navigation/icons.ts`; an unknown name shows a plain mark. */
    icon: string;
    /** The page that it opens. Its path has no parameters. */
    route: string;
    /** The query parameter that gets the ad's id. */
    adParameter: string;
    order: number;
}
/** The parts that a remote adds to places of the host and of other remotes. */
export type ManifestSlot = SideBarSlot | DashboardSlot | AdActionSlot;
/**
 * The contents of a package as plain data: the host builds router, side navigation, palette and titles from it before any of the package's
 * code is loaded. It is part of the release description.
 */
export interface ReleaseManifest {
    routes: readonly ManifestRoute[];
    sections?: readonly ManifestSection[];
    commands?: readonly ManifestCommand[];
    slots?: readonly ManifestSlot[];
}
/** The names of the pages that a manifest declares. */
export type PageNames<M extends ReleaseManifest> = M['routes'][number]['name'];
/** The names of the slots of a manifest that have code of their own. */
export type SlotNames<M extends ReleaseManifest> = M extends {
    slots: ReadonlyArray<infer S>;
} ? Extract<S, {
    place: 'side-bar' | 'dashboard';
    name: string;
}>['name'] : never;
type PathOf<M extends ReleaseManifest, N extends string> = Extract<M['routes'][number], {
    name: N;
}>['path'];
/**
 * Creates a remote's typed function for links to its own pages: `const href = createHref(manifest)`.
 * @returns the function; it throws for a name that the manifest does not have
 */
export declare function createHref<const M extends ReleaseManifest>(manifest: M): <N extends PageNames<M>>(name: N, ...[options]: HrefArguments<PathOf<M, N>>) => string;
export {};
