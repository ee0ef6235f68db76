import { join } from 'node:path'
import { ModuleFederationPlugin, type moduleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced'
import type { WebpackPluginInstance } from 'webpack'
import type { BuildMode, BuildTarget } from './base-config.ts'
import { CONTAINER_FILE, EXPOSED_MODULE } from './container.ts'
import { toGlobalName } from './release-address.ts'
import { listSharedModules } from './shared-singletons.ts'
import { StableModuleIdPlugin } from './stable-module-id-plugin.ts'

const RUNTIME_PLUGIN = join(import.meta.dirname, 'runtime-plugin.ts')

/**
 * The host's side: the runtime that loads remotes, with the product's rules, and the shared modules that it provides.
 * @param context folder of the host
 * @param facades shared module → a file of the host that is provided instead and exports less
 */
export function createHostPlugins(
  context: string,
  facades: Readonly<Record<string, string>>,
  { mode }: BuildTarget,
): WebpackPluginInstance[] {
  const provides = listSharedModules().map(({ key, file, version }) => [
    facades[key] === undefined ? file : join(context, facades[key]),
    // The core modules are in the host's start-up files anyway; antd's components are loaded when a page asks for them.
    { shareKey: key, version, eager: !key.startsWith('antd/') },
  ])
  return [
    new ModuleFederationPlugin({ ...createOptions('host', mode), runtimePlugins: [RUNTIME_PLUGIN] }),
    // The option `shared` is not used: with it the host's own code would also ask the runtime for every module, and start asynchronously.
    new ProvideSharedPlugin({ provides: Object.fromEntries(provides) }),
    new StableModuleIdPlugin(),
  ]
}

/** A remote's side: a container with the one exposed module. It takes the runtime's core and all shared modules from the host. */
export function createRemotePlugins(name: string, { release, mode }: BuildTarget): WebpackPluginInstance[] {
  const globalName = toGlobalName(name, release)
  const options = createOptions(globalName, mode)
  return [
    new ModuleFederationPlugin({
      ...options,
      filename: CONTAINER_FILE,
      library: { type: 'var', name: globalName },
      exposes: { [EXPOSED_MODULE]: './src/remote-entry.ts' },
      shared: Object.fromEntries(
        // `compatibility.ts` decides before the container is loaded whether the host's version fits.
        listSharedModules().map(({ key }) => [key, { import: false, singleton: true, requiredVersion: false }]),
      ),
      experiments: {
        externalRuntime: true,
        optimization: { ...options.experiments.optimization, disableRemote: true },
      },
    }),
    new StableModuleIdPlugin(),
  ]
}

function createOptions(name: string, mode: BuildMode) {
  const isProduction = mode === 'production'
  return {
    name,
    // Remotes and host share their types through workspace packages.
    dts: false,
    // The registry replaces the manifest in production; developers' browser tools read the manifest, and the snapshot in `__FEDERATION__`.
    manifest: !isProduction,
    shareStrategy: 'loaded-first',
    virtualRuntimeEntry: true,
    experiments: { optimization: { target: 'web', disableSnapshot: isProduction } },
  } satisfies moduleFederationPlugin.ModuleFederationPluginOptions
}
