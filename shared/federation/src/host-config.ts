import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { readApiBaseUrl } from './api-base-url.ts'
import { AssetIntegrityPlugin } from './asset-integrity-plugin.ts'
import { type ConfigFactory, createBaseConfig, REFRESH_RUNTIME } from './base-config.ts'
import { createHostPlugins } from './host-plugins.ts'
import { createCacheGroups } from './host-chunks.ts'

interface HostOptions {
  /** Folder of the host. */
  context: string
  /** Shared module → a file of the host that is provided instead and exports less. */
  facades: Readonly<Record<string, string>>
  /** Folders of antd's components that pages of remotes use. */
  components: readonly string[]
}

/**
 * The webpack configuration of the host. It does not know the remotes: they are registered at run time. It only provides the shared modules
 * and uses its own copies directly, so that its start needs no asynchronous boundary.
 */
export function createHostConfig({ context, facades, components }: HostOptions): ConfigFactory {
  return (target) => {
    const base = createBaseConfig('host', context, target)
    return {
      ...base,
      entry: { main: target.mode === 'production' ? './src/main.tsx' : [REFRESH_RUNTIME, './src/main.tsx'] },
      // A page has only one host. The name does not contain the release, so a file that a release did not change is the same in both
      // releases.
      output: { ...base.output, chunkLoadingGlobal: 'webpackChunkhost' },
      module: { ...base.module, rules: [...(base.module?.rules ?? []), onlyUsedParts] },
      plugins: [
        ...(base.plugins ?? []),
        ...createHostPlugins(context, facades, target),
        new AssetIntegrityPlugin(),
        colorsWithoutPicker(),
        withoutUniqueTooltip(),
        new webpack.DefinePlugin({ API_BASE_URL: JSON.stringify(readApiBaseUrl(process.env)) }),
      ],
      optimization: {
        ...base.optimization,
        splitChunks: { chunks: 'all', cacheGroups: createCacheGroups(components) },
      },
    }
  }
}

/**
 * Importing the modules of antd's components has no side effects, but their packages do not declare this. Without this rule, an import of
 * one context of the form would include the whole form and its validation.
 */
const onlyUsedParts = { test: /\/node_modules\/@rc-component\//, sideEffects: false }

/**
 * The provider of antd's settings imports all overlay components, for tooltips that move from element to element. The product has none of
 * these tooltips.
 */
function withoutUniqueTooltip() {
  return new webpack.NormalModuleReplacementPlugin(
    /\/tooltip\/UniqueProvider$/,
    fileURLToPath(import.meta.resolve('./passed-on.mjs')),
  )
}

/**
 * Buttons and tags use one small function of a module of the colour picker. As a separate module it does not load the whole picker, which a
 * remote may import, in every page.
 */
function colorsWithoutPicker() {
  return new webpack.NormalModuleReplacementPlugin(/\/color-picker\/components\/ColorPresets$/, (asked) => {
    asked.request += '?without-picker'
  })
}
