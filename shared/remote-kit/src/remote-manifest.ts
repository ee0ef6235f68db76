import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import type { RouteName } from './routes.ts'

export interface PageContext {
  queryClient: QueryClient
  params: Readonly<Record<string, string | undefined>>
  /** The address of the page that is opened. */
  url: URL
  signal: AbortSignal
}

/** What a page's module exports. */
export interface PageModule {
  Page: ComponentType
  /**
   * Starts the page's first requests, so that they run while its code is still loading. It fills the query client and
   * must not throw for an error that the page shows itself.
   */
  prefetch?: (context: PageContext) => void
}

/** The one thing that a remote exposes, as `./remote-entry`'s export `manifest`. */
export interface RemoteManifest {
  /** KIT_VERSION that the remote was built with. */
  kitVersion: string
  /** Loads a page's module; each one is a chunk of its own. */
  pages: Partial<Record<RouteName, () => Promise<PageModule>>>
}
