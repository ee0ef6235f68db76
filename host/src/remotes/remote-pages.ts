import type { LiveRelease } from '@marquee/federation/registry'
import type { RemoteManifest } from '@marquee/remote-kit/remote-manifest'
import type { RemoteName } from '@marquee/remote-kit/routes'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { createAssetLookup, integrityPlugin, publishAssetLookup } from './asset-integrity.ts'
import { createArrivalCheck } from './has-arrived.ts'
import { isUpcoming } from './is-upcoming.ts'
import { pageRegistry } from './page-registry.ts'
import { reloadMemory } from './page-reload-memory.ts'
import { pageReports } from './page-reports.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { createRemoteLoader } from './remote-loader.ts'

const assets = createAssetLookup(pageRegistry.releases, window.location.origin)
publishAssetLookup(assets)
registerPlugins([integrityPlugin(assets)])

const loader = createRemoteLoader({
  registry: pageRegistry,
  reports: pageReports,
  reloadMemory,
  register: registerRelease,
  loadEntry,
  hasArrived: createArrivalCheck(assets, window.location.origin),
  isUpcoming,
  leaveFor,
  isOnline: () => navigator.onLine,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => performance.now(),
})

/** The remotes of this page. `remote-loader.ts` says what each function does. */
export const { loadRemoteManifest, loadRemotePage, preloadRemotePage, confirmRendered } = loader

/**
 * Registers a release, forgetting what the runtime knew about the remote. The container's script is named directly: the
 * registry already says all that a federation manifest would, so no request is spent on one.
 */
function registerRelease({ name, baseUrl, entry, globalName }: LiveRelease): void {
  const [script = ''] = entry.scripts
  registerRemotes([{ name, entry: baseUrl + script, entryGlobalName: globalName, type: 'global' }], { force: true })
}

async function loadEntry(name: RemoteName): Promise<RemoteManifest> {
  const loaded = await loadRemote<{ manifest?: RemoteManifest }>(`${name}/remote-entry`)
  if (typeof loaded?.manifest?.pages !== 'object') {
    throw new RemoteLoadError(name, loader.releaseInUse(name), 'missing')
  }
  return loaded.manifest
}

function leaveFor(address: URL): void {
  if (address.href === window.location.href) {
    window.location.reload()
  } else {
    window.location.assign(address)
  }
}
