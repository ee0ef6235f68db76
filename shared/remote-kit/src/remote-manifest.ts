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

export interface PageDefinition {
  /** Loads the page's module; each page is a chunk of its own. */
  load: () => Promise<{ Page: ComponentType }>
  /**
   * Starts the page's first requests, so that they run while its code is still loading. It fills the query client
   * (`prefetchQuery`, which never throws).
   */
  prefetch?: (context: PageContext) => void
}

/** The one thing that a remote exposes: `./remote-entry` exports it as `manifest`. */
export interface RemoteManifest {
  /** KIT_VERSION that the remote was built with. */
  kitVersion: string
  pages: Partial<Record<RouteName, PageDefinition>>
}
