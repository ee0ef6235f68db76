/* oxlint-disable boundaries/dependencies -- no boundary is what a single bundle is; it exists for the benchmarks only */
// Takes the place of the host's module of this name in the single bundle: remotes are chunks like any other.
import { routes } from '@marquee/remote-kit/routes'
import { RemoteLoadError } from '../../../host/src/remotes/remote-failure.ts'

const entries = {
  'ad-library': () => import('../../../remotes/ad-library/src/remote-entry.ts'),
  generation: () => import('../../../remotes/generation/src/remote-entry.ts'),
  briefs: () => import('../../../remotes/briefs/src/remote-entry.ts'),
  'account-settings': () => import('../../../remotes/account-settings/src/remote-entry.ts'),
}

export async function loadRemoteManifest(name) {
  return (await entries[name]()).manifest
}

export async function loadRemotePage(routeName, context) {
  const { owner } = routes[routeName]
  const page = (await loadRemoteManifest(owner)).pages[routeName]
  if (page === undefined) {
    throw new RemoteLoadError(owner, null, 'missing')
  }
  page.prefetch?.(context)
  const { Page } = await page.load()
  return { Page, release: null }
}

export async function preloadRemotePage(routeName) {
  const { pages } = await loadRemoteManifest(routes[routeName].owner)
  await pages[routeName]?.load()
}

export function confirmRendered() {}
