import { AssetIntegrityPlugin } from './asset-integrity-plugin.ts'
import { type ConfigFactory, createBaseConfig } from './base-config.ts'
import { createRemotePlugins } from './remote-plugins.ts'
import { ShareableChunksPlugin } from './shareable-chunks-plugin.ts'

/**
 * The webpack configuration of a remote. It exposes one module, `./remote-entry`, and takes all shared modules from the host: it contains
 * no copies of its own (`import: false`).
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
        ...createRemotePlugins(name, target),
        new AssetIntegrityPlugin(),
        ...(target.mode === 'production' ? [new ShareableChunksPlugin()] : []),
      ],
    }
  }
}
