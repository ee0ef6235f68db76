import { ASSET_INTEGRITY_GLOBAL, REFUSED_INTEGRITY } from '@marquee/federation/asset-integrity'
import type { Registry } from '@marquee/federation/registry'
import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

type IntegrityLookup = (address: string) => string

/**
 * Makes the lookup that the chunk loaders of host and remotes call before they load a script or a stylesheet. What the
 * registry does not list gets a hash that nothing matches, so that the browser refuses it.
 */
export function createIntegrityLookup({ host, remotes }: Registry, origin: string): IntegrityLookup {
  const previous = Object.values(remotes).map(({ lastKnownGood }) => lastKnownGood)
  const releases = [host, ...Object.values(remotes), ...previous.filter((release) => release !== null)]
  return (address) => {
    const { pathname } = new URL(address, origin)
    const release = releases.find(({ baseUrl }) => pathname.startsWith(baseUrl))
    return release?.integrity[pathname.slice(release.baseUrl.length)] ?? REFUSED_INTEGRITY
  }
}

/** Publishes the lookup where the generated chunk loaders look for it. */
export function installAssetIntegrity(registry: Registry): void {
  Object.defineProperty(window, ASSET_INTEGRITY_GLOBAL, {
    value: createIntegrityLookup(registry, window.location.origin),
  })
}

/** Gives the scripts that the federation runtime itself loads, the remotes' containers, their integrity. */
export function integrityPlugin(registry: Registry): ModuleFederationRuntimePlugin {
  const integrityOf = createIntegrityLookup(registry, window.location.origin)
  return {
    name: 'asset-integrity',
    createScript({ url }) {
      const script = document.createElement('script')
      script.src = url
      script.integrity = integrityOf(url)
      return script
    },
  }
}
