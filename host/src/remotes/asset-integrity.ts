import { ASSET_ADDRESS_GLOBAL, ASSET_INTEGRITY_GLOBAL, REFUSED_INTEGRITY } from '@marquee/federation/asset-integrity'
import type { LiveRelease, Registry } from '@marquee/federation/registry'
import { assetAddressOf } from '@marquee/federation/release-address'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import { releasesIn } from './releases-in.ts'

interface AssetLookup {
  integrityOf: (address: string) => string
  addressOf: (address: string) => string
}

/**
 * Makes the lookups that the chunk loaders of host and remotes ask before they load a script or a stylesheet: its integrity, and
 * where it is fetched from. What the registry does not list gets a hash that nothing matches, so that the browser refuses it.
 */
export function createAssetLookup(registry: Registry, origin: string): AssetLookup {
  const releases = releasesIn(registry)

  function find(address: string): { release: LiveRelease; file: string } | null {
    const { pathname } = new URL(address, origin)
    const release = releases.find(({ baseUrl }) => pathname.startsWith(baseUrl))
    return release === undefined ? null : { release, file: pathname.slice(release.baseUrl.length) }
  }

  return {
    integrityOf(address) {
      const found = find(address)
      return found?.release.integrity[found.file] ?? REFUSED_INTEGRITY
    },
    addressOf(address) {
      const found = find(address)
      return found === null ? address : assetAddressOf(found.release, found.file)
    },
  }
}

/** Publishes the lookups where the generated chunk loaders look for them. */
export function installAssetIntegrity(registry: Registry): void {
  const { integrityOf, addressOf } = createAssetLookup(registry, window.location.origin)
  Object.defineProperty(window, ASSET_INTEGRITY_GLOBAL, { value: integrityOf })
  Object.defineProperty(window, ASSET_ADDRESS_GLOBAL, { value: addressOf })
}

/** Gives the scripts that the federation runtime itself loads, the remotes' containers, their address and their integrity. */
export function integrityPlugin(registry: Registry): ModuleFederationRuntimePlugin {
  const { integrityOf, addressOf } = createAssetLookup(registry, window.location.origin)
  return {
    name: 'asset-integrity',
    createScript({ url }) {
      const script = document.createElement('script')
      script.src = addressOf(url)
      script.integrity = integrityOf(url)
      return script
    },
  }
}
