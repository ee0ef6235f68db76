import { join } from 'node:path'
import { ModuleFederationPlugin, ProvideSharedPlugin } from '@module-federation/enhanced'
import type { WebpackPluginInstance } from 'webpack'
import type { BuildTarget } from './base-config.ts'
import { createFederationOptions } from './federation-options.ts'
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
  { mode, sharedFrom }: BuildTarget,
): WebpackPluginInstance[] {
  const provides = listSharedModules(sharedFrom).map(({ key, file, version }) => [
    facades[key] === undefined ? file : join(context, facades[key]),
    // The core modules are in the host's start-up files anyway; antd's components are loaded when a page asks for them.
    { shareKey: key, version, eager: !key.startsWith('antd/') },
  ])
  return [
    new ModuleFederationPlugin({ ...createFederationOptions('host', mode), runtimePlugins: [RUNTIME_PLUGIN] }),
    // The option `shared` is not used: with it the host's own code would also ask the runtime for every module, and start asynchronously.
    new ProvideSharedPlugin({ provides: Object.fromEntries(provides) }),
    new StableModuleIdPlugin(),
  ]
}
