import type { LiveRelease } from '@marquee/federation/registry'
import type { RemoteManifest } from '@marquee/remote-kit/remote-manifest'
import type { RemoteName } from '@marquee/remote-kit/routes'
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime'
import { installAssetIntegrity, integrityPlugin } from './asset-integrity.ts'
import { readRegistry } from './read-registry.ts'
import { createReloadMemory } from './reload-memory.ts'
import { RemoteLoadError } from './remote-failure.ts'
import { createRemoteLoader } from './remote-loader.ts'

const registry = readRegistry(document)
installAssetIntegrity(registry)
registerPlugins([integrityPlugin(registry)])

/** The remotes of this page, by its inline registry. `remote-loader.ts` says what each function does. */
export const { loadRemoteManifest, loadRemotePage, preloadRemotePage, confirmRendered } = createRemoteLoader({
  registry,
  reloadMemory: createReloadMemory({
    storage: () => window.sessionStorage,
    address: () => new URL(window.location.href),
    replaceAddress: (address) => window.history.replaceState(window.history.state, '', address),
    now: Date.now,
  }),
  register: registerRelease,
  loadEntry,
  leaveFor,
  isOnline: () => navigator.onLine,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
})

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
    throw new RemoteLoadError(name, registry.remotes[name]?.release ?? null, 'missing')
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
