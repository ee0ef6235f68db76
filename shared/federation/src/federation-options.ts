import type { moduleFederationPlugin } from '@module-federation/enhanced'
import type { BuildMode } from './base-config.ts'

/** The options of module federation that host and remotes share. @param name of the host, or the global name of a remote's release */
export function createFederationOptions(name: string, mode: BuildMode) {
  const isProduction = mode === 'production'
  return {
    name,
    // Remotes and host share their types through packages.
    dts: false,
    // The registry replaces the manifest in production; developers' browser tools read the manifest, and the snapshot in `__FEDERATION__`.
    manifest: !isProduction,
    shareStrategy: 'loaded-first',
    virtualRuntimeEntry: true,
    experiments: { optimization: { target: 'web', disableSnapshot: isProduction } },
  } satisfies moduleFederationPlugin.ModuleFederationPluginOptions
}
