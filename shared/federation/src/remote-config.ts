import { ModuleFederationPlugin } from '@module-federation/enhanced'
import type { WebpackPluginInstance } from 'webpack'
import { AssetIntegrityPlugin } from './asset-integrity-plugin.ts'
import { type BuildTarget, type ConfigFactory, createBaseConfig } from './base-config.ts'
import { globalNameOf } from './release-address.ts'
import { ShareableChunksPlugin } from './shareable-chunks-plugin.ts'
import { listSharedModules } from './shared-singletons.ts'

/** File of the container: what the host loads first. */
export const CONTAINER_FILE = 'remote-entry.js'

/**
 * The webpack configuration of a remote. It exposes one module, `./remote-entry`, and takes everything shared from the
 * host: it carries no copy of its own (`import: false`).
 * @param context folder of the remote
 */
export function createRemoteConfig({ name, context }: { name: string; context: string }): ConfigFactory {
  return (target) => {
    const base = createBaseConfig(name, context, target)
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        federationPlugin(name, target),
        new AssetIntegrityPlugin(),
        ...(target.mode === 'production' ? [new ShareableChunksPlugin()] : []),
      ],
    }
  }
}

function federationPlugin(name: string, { release }: BuildTarget): WebpackPluginInstance {
  const globalName = globalNameOf(name, release)
  return new ModuleFederationPlugin({
    name: globalName,
    filename: CONTAINER_FILE,
    exposes: { './remote-entry': './src/remote-entry.ts' },
    library: { type: 'var', name: globalName },
    shared: Object.fromEntries(
      listSharedModules().map(({ key, version }) => [
        key,
        { import: false as const, singleton: true, requiredVersion: `^${version}` },
      ]),
    ),
    // The default strategy stops the boot of everything when one remote is down.
    shareStrategy: 'loaded-first',
    // Our registry says what a manifest would; types cross as workspace packages.
    manifest: false,
    dts: false,
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
  })
}
