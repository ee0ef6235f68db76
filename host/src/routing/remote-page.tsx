import type { PageContext } from '@marquee/remote-kit/remote-manifest'
import { SliceScopeProvider } from '@marquee/remote-kit/use-remote-slice'
import { type ComponentType, useEffect, useMemo } from 'react'
import { useLoaderData } from 'react-router'
import type { RemotePageName } from '../remotes/remote-code.ts'
import { confirmRendered, loadRemotePage } from '../remotes/remote-pages.ts'
import { useShell } from '../shell/shell.ts'
import { rememberLoaded } from '../remotes/running-releases.ts'

interface LoadedRoute {
  Page: ComponentType
  /** The release that the page comes from. */
  release: string | null
}

/** Shows the page that the route's loader has loaded. The page can access only the store slices of its own remote. */
export function RemotePage({ page }: { page: RemotePageName }) {
  const { owner, name } = page
  const { Page, release } = useLoaderData<LoadedRoute>()
  const { store, remoteSlices } = useShell()
  const scope = useMemo(() => remoteSlices.createScope(owner, store.dispatch), [remoteSlices, store, owner])
  useEffect(() => confirmRendered({ owner, name }, release), [owner, name, release])
  return (
    <SliceScopeProvider scope={scope}>
      <Page />
    </SliceScopeProvider>
  )
}

/**
 * Loads a page of a remote.
 * @throws RemoteLoadError
 */
export async function loadRemoteRoute(page: RemotePageName, context: PageContext): Promise<LoadedRoute> {
  const { Page, release } = await loadRemotePage(page, context)
  if (release !== null && !context.signal.aborted) {
    rememberLoaded({ name: page.owner, release })
  }
  return { Page, release }
}
