import type { PageContext } from '@marquee/remote-kit/remote-manifest'
import type { ComponentType } from 'react'
import type { RemotePageName } from '../remotes/remote-code.ts'
import { loadRemotePage } from '../remotes/remote-pages.ts'
import { rememberLoaded } from '../remotes/running-releases.ts'

/**
 * Loads a page of a remote.
 * @throws RemoteLoadError
 */
export async function loadRemoteRoute(page: RemotePageName, context: PageContext): Promise<{ Page: ComponentType }> {
  const { Page, release } = await loadRemotePage(page, context)
  if (release !== null && !context.signal.aborted) {
    rememberLoaded({ name: page.owner, release })
  }
  return { Page }
}
