import type { PageContext } from '@marquee/remote-kit/remote-manifest'
import { type RouteName, routes } from '@marquee/remote-kit/routes'
import type { ComponentType } from 'react'
import { RemoteLoadError } from '../remotes/remote-failure.ts'
import { loadRemoteManifest, loadRemotePage } from '../remotes/remote-pages.ts'

/**
 * Loads a page of a remote. A route that the remote's release does not offer yet shows what the page will do.
 * @throws RemoteLoadError
 */
export async function loadRemoteRoute(name: RouteName, context: PageContext): Promise<{ Page: ComponentType }> {
  try {
    return await loadRemotePage(name, context)
  } catch (error) {
    if (error instanceof RemoteLoadError && error.kind === 'missing' && !(await isOffered(name))) {
      return import('../pages/upcoming/upcoming-page.tsx')
    }
    throw error
  }
}

async function isOffered(name: RouteName): Promise<boolean> {
  const { owner } = routes[name]
  return owner === 'host' || (await loadRemoteManifest(owner)).pages[name] !== undefined
}
