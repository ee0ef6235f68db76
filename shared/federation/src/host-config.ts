import { join } from 'node:path'
import { ConsumeSharedPlugin, ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced'
import webpack from 'webpack'
import { AssetIntegrityPlugin } from './asset-integrity-plugin.ts'
import { type ConfigFactory, createBaseConfig, REFRESH_RUNTIME } from './base-config.ts'
import { hostCacheGroups } from './host-chunks.ts'
import { uniqueNameOf } from './release-address.ts'
import { listSharedModules } from './shared-singletons.ts'

interface HostOptions {
  /** Folder of the host. */
  context: string
  /** Shared module → a file of the host that is provided in its place, with less in it. */
  facades: Readonly<Record<string, string>>
}

/**
 * The webpack configuration of the host. It knows no remote: they are registered at run time. It only provides what is
 * shared and uses its own copies directly, so that its start needs no asynchronous boundary.
 */
export function createHostConfig({ context, facades }: HostOptions): ConfigFactory {
  return (target) => {
    const base = createBaseConfig('host', context, target)
    return {
      ...base,
      entry: { main: target.mode === 'production' ? './src/main.tsx' : [REFRESH_RUNTIME, './src/main.tsx'] },
      // There is one host in a page. Without the release in it, what a release did not change is the same file in both.
      output: { ...base.output, chunkLoadingGlobal: 'webpackChunkhost' },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: uniqueNameOf('host', target.release),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { provideExternalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        new ProvideSharedPlugin({ provides: providedModules(context, facades) }),
        // It consumes nothing, but this plugin brings the code that hands the provided modules to the federation runtime.
        new ConsumeSharedPlugin({ consumes: {} }),
        new AssetIntegrityPlugin(),
        oneRuntimeCore(),
      ],
      module: { rules: [...(base.module?.rules ?? []), unusedRuntimePlugins] },
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'all', cacheGroups: hostCacheGroups },
      },
    }
  }
}

/** The plugin that hands the runtime's core to the remotes asks for CommonJS; the host's own imports are ES modules: two copies. */
function oneRuntimeCore() {
  return new webpack.NormalModuleReplacementPlugin(/inject-external-runtime-core-plugin\/dist\/index\.cjs/, (asked) => {
    asked.request = asked.request.replace('/index.cjs', '/index.js')
  })
}

/** The runtime's core does not say that these parts, which `disableSnapshot` switches off, may be left out. */
const unusedRuntimePlugins = {
  test: /\/@module-federation\/runtime-core\/dist\/plugins\//,
  sideEffects: false,
}

function providedModules(context: string, facades: HostOptions['facades']) {
  return Object.fromEntries(
    listSharedModules().map(({ key, file, version }) => [
      facades[key] === undefined ? file : join(context, facades[key]),
      // The cores are in the host's start anyway; antd's components come when a page asks for them.
      { shareKey: key, version, singleton: true, requiredVersion: `^${version}`, eager: !key.startsWith('antd/') },
    ]),
  )
}
