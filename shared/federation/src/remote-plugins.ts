import { ModuleFederationPlugin } from '@module-federation/enhanced'
import type { WebpackPluginInstance } from 'webpack'
import type { BuildTarget } from './base-config.ts'
import { CONTAINER_FILE, EXPOSED_MODULE } from './container.ts'
import { createFederationOptions } from './federation-options.ts'
import { toGlobalName } from './release-address.ts'
import { listSharedModules } from './shared-singletons.ts'
import { StableModuleIdPlugin } from './stable-module-id-plugin.ts'

/** A remote's side: a container with the one exposed module. It takes the runtime's core and all shared modules from the host. */
export function createRemotePlugins(name: string, { release, mode, sharedFrom }: BuildTarget): WebpackPluginInstance[] {
  const globalName = toGlobalName(name, release)
  const options = createFederationOptions(globalName, mode)
  return [
    new ModuleFederationPlugin({
      ...options,
      filename: CONTAINER_FILE,
      library: { type: 'var', name: globalName },
      exposes: { [EXPOSED_MODULE]: './src/remote-entry.ts' },
      shared: Object.fromEntries(
        // `compatibility.ts` decides before the container is loaded whether the host's version fits.
        listSharedModules(sharedFrom).map(({ key }) => [
          key,
          { import: false, singleton: true, requiredVersion: false },
        ]),
      ),
      experiments: {
        externalRuntime: true,
        optimization: { ...options.experiments.optimization, disableRemote: true },
      },
    }),
    new StableModuleIdPlugin(),
  ]
}
