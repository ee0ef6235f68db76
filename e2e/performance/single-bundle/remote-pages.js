/* oxlint-disable boundaries/dependencies -- no boundary is what a single bundle is; it exists for the benchmarks only */
// Takes the place of the host's module of this name in the single bundle: remotes are chunks like any other.
import { RemoteLoadError } from '../../../host/src/remotes/remote-failure.ts'

export async function loadRemoteManifest(name) {
  const { manifest } = await import(`../../../remotes/${name}/src/remote-entry.ts`)
  return manifest
}

export async function loadRemotePage({ name, owner }, context) {
  const page = (await loadRemoteManifest(owner)).pages[name]
  if (page === undefined) {
    throw new RemoteLoadError(owner, null, 'missing')
  }
  page.prefetch?.(context)
  const { Page } = await page.load()
  return { Page, release: null }
}

export async function loadRemoteSlot(owner, name) {
  const { Slot } = await (await loadRemoteManifest(owner)).slots[name].load()
  return { Slot, release: null }
}

export async function preloadRemotePage({ name, owner }) {
  const { pages } = await loadRemoteManifest(owner)
  await pages[name]?.load()
}

export function confirmRendered() {}
