import webpack, { type WebpackPluginInstance } from 'webpack'
import { AssetIntegrityPlugin } from './asset-integrity-plugin.ts'
import { type BuildTarget, type ConfigFactory, createBaseConfig } from './base-config.ts'
import { CONTAINER_FILE, EXPOSED_MODULE } from './container.ts'
import { OneVersionPlugin } from './one-version-plugin.ts'
import { globalNameOf } from './release-address.ts'
import { ShareableChunksPlugin } from './shareable-chunks-plugin.ts'
import { listSharedModules } from './shared-singletons.ts'

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
        ...containerPlugins(name, target),
        new AssetIntegrityPlugin(),
        ...(target.mode === 'production' ? [new ShareableChunksPlugin()] : []),
      ],
    }
  }
}

function containerPlugins(name: string, { release }: BuildTarget): WebpackPluginInstance[] {
  const globalName = globalNameOf(name, release)
  return [
    new webpack.container.ContainerPlugin({
      name: globalName,
      filename: CONTAINER_FILE,
      exposes: { [EXPOSED_MODULE]: './src/remote-entry.ts' },
      library: { type: 'var', name: globalName },
    }),
    new webpack.sharing.ConsumeSharedPlugin({
      consumes: Object.fromEntries(
        listSharedModules().map(({ key }) => [
          key,
          // Whether the host's version will do is decided before the container is loaded (compatibility.ts).
          { import: false as const, singleton: true, requiredVersion: false as const },
        ]),
      ),
    }),
    new OneVersionPlugin(),
  ]
}
