import type { PageContext } from '@marquee/remote-kit/remote-manifest'
import { type RouteName, routes } from '@marquee/remote-kit/routes'
import type { ComponentType } from 'react'
import { isUpcoming } from '../remotes/is-upcoming.ts'
import { RemoteLoadError } from '../remotes/remote-failure.ts'
import { loadRemotePage } from '../remotes/remote-pages.ts'
import { rememberLoaded } from '../remotes/running-releases.ts'

/**
 * Loads a page of a remote. One that no release has yet shows what it will do.
 * @throws RemoteLoadError
 */
export async function loadRemoteRoute(name: RouteName, context: PageContext): Promise<{ Page: ComponentType }> {
  try {
    const { Page, release } = await loadRemotePage(name, context)
    if (release !== null && !context.signal.aborted) {
      rememberLoaded({ name: routes[name].owner, release })
    }
    return { Page }
  } catch (error) {
    if (error instanceof RemoteLoadError && error.kind === 'missing' && (await isUpcoming(name))) {
      return import('../pages/upcoming/upcoming-page.tsx')
    }
    throw error
  }
}
