import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced'
import { AssetIntegrityPlugin } from './asset-integrity-plugin.ts'
import { type ConfigFactory, createBaseConfig, globalNameOf } from './base-config.ts'
import { hostCacheGroups } from './host-chunks.ts'
import { listSharedModules } from './shared-singletons.ts'

/**
 * The webpack configuration of the host. It knows no remote: they are registered at run time. It only provides what is
 * shared and uses its own copies directly, so that its start needs no asynchronous boundary.
 * @param context folder of the host
 */
export function createHostConfig({ context }: { context: string }): ConfigFactory {
  return (target) => {
    const base = createBaseConfig('host', context, target)
    return {
      ...base,
      entry: { main: './src/main.tsx' },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: globalNameOf('host', target.release),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        new ProvideSharedPlugin({ provides: providedModules() }),
        // It consumes nothing, but this plugin brings the code that hands the provided modules to the federation runtime.
        new ConsumeSharedPlugin({ consumes: {} }),
        new AssetIntegrityPlugin(),
      ],
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'all', cacheGroups: hostCacheGroups },
      },
    }
  }
}

function providedModules() {
  return Object.fromEntries(
    listSharedModules().map(({ key, file, version }) => [
      file,
      { shareKey: key, version, singleton: true, requiredVersion: `^${version}` },
    ]),
  )
}
