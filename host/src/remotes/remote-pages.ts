import { SHARE_SCOPE } from '@marquee/federation/container'
import type { LiveRelease } from '@marquee/federation/registry'
import type { RemoteManifest } from '@marquee/remote-kit/remote-manifest'
import type { RemoteName } from '@marquee/remote-kit/routes'
import { createArrivalCheck, createAssetLookup, publishAssetLookup } from './asset-integrity.ts'
import { loadExposedModule } from './load-exposed-module.ts'
import { restoreAfter } from './page-globals.ts'
import { pageRegistry } from './page-registry.ts'
import { reloadMemory } from './page-reload-memory.ts'
import { pageReports } from './page-reports.ts'
import { pageStarts } from './page-starts.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { createRemoteLoader } from './remote-loader.ts'
import type { RunningRelease } from './running-releases.ts'
import { whenPageStays } from '../timing/when-page-stays.ts'

const assets = createAssetLookup(pageRegistry.releases, window.location.origin)
publishAssetLookup(assets)

/** webpack defines this function: it puts the modules that the host's build provides into the share scope of the remotes. */
declare function __webpack_init_sharing__(scope: string): unknown
void __webpack_init_sharing__(SHARE_SCOPE)

const loader = createRemoteLoader({
  registry: pageRegistry,
  reports: pageReports,
  reloadMemory,
  loadEntry,
  isResourceLoaded: createArrivalCheck(assets, window.location.origin),
  leaveFor,
  isOnline: () => navigator.onLine,
  isFrozen: pageStarts.isFrozen,
  watchStart,
  whenPageStays,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => performance.now(),
})

/** The remotes of this page. `remote-loader.ts` describes each function. */
export const {
  loadRemoteManifest,
  loadRemotePage,
  loadRemoteSlot,
  preloadRemotePage,
  confirmRendered,
  recoverFromRender,
} = loader

async function loadEntry(name: RemoteName, release: LiveRelease): Promise<RemoteManifest> {
  await pageRegistry.complete(name)
  const known = pageRegistry.releases().find(({ baseUrl }) => baseUrl === release.baseUrl) ?? release
  const loaded = (await loadExposedModule(known, assets)) as { manifest?: RemoteManifest } | undefined
  if (typeof loaded?.manifest?.pages !== 'object') {
    throw new RemoteLoadError(name, release.release, 'missing')
  }
  return loaded.manifest
}

function watchStart(release: RunningRelease): () => void {
  const end = pageStarts.begin(release)
  return () => {
    end()
    restoreAfter(release)
  }
}

function leaveFor(address: URL): void {
  if (address.href === window.location.href) {
    window.location.reload()
  } else {
    window.location.assign(address)
  }
}
