import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { PageNames, ReleaseManifest, SlotNames } from './release-manifest.js';
export interface PageContext {
    queryClient: QueryClient;
    params: Readonly<Record<string, string | undefined>>;
    /** The address of the page that is opened. */
    url: URL;
    signal: AbortSignal;
}
export interface PageDefinition {
    /** Loads the page's module; each page is a chunk of its own. */
    load: () => Promise<{
        Page: ComponentType;
    }>;
    /**
     * Starts the page's first requests, so that they run while its code is still loading. It fills the query client
     * (`prefetchQuery`, which never throws).
     */
    prefetch?: (context: PageContext) => void;
}
export interface SlotProps {
    /** The slot calls it when the user follows a link in it: the drawer of a narrow screen closes. */
    onNavigate?: (() => void) | undefined;
}
export interface SlotDefinition {
    /** Loads the slot's module; each slot is a chunk of its own. */
    load: () => Promise<{
        Slot: ComponentType<SlotProps>;
    }>;
}
/** The only module that a remote exposes: `./remote-entry` exports it as `manifest`. */
export interface RemoteManifest {
    /** KIT_VERSION that the remote was built with. */
    kitVersion: string;
    pages: Readonly<Record<string, PageDefinition>>;
    slots?: Readonly<Record<string, SlotDefinition>>;
}
/** The entry of a remote that offers exactly what its `manifest.ts` declares. */
export type RemoteEntry<M extends ReleaseManifest> = RemoteManifest & {
    pages: Readonly<Record<PageNames<M>, PageDefinition>>;
} & ([SlotNames<M>] extends [never] ? unknown : {
    slots: Readonly<Record<SlotNames<M>, SlotDefinition>>;
});
