import { fileURLToPath } from 'node:url'
import webpack from 'webpack'
import { readApiBaseUrl } from './api-base-url.ts'
import { AssetIntegrityPlugin } from './asset-integrity-plugin.ts'
import { type ConfigFactory, createBaseConfig, REFRESH_RUNTIME } from './base-config.ts'
import { createHostPlugins } from './federation-plugins.ts'
import { createCacheGroups } from './host-chunks.ts'

interface HostOptions {
  /** Folder of the host. */
  context: string
  /** Shared module → a file of the host that is provided in its place, with less in it. */
  facades: Readonly<Record<string, string>>
  /** Folders of antd's components that pages of remotes use. */
  components: readonly string[]
}

/**
 * The webpack configuration of the host. It knows no remote: they are registered at run time. It only provides what is
 * shared and uses its own copies directly, so that its start needs no asynchronous boundary.
 */
export function createHostConfig({ context, facades, components }: HostOptions): ConfigFactory {
  return (target) => {
    const base = createBaseConfig('host', context, target)
    return {
      ...base,
      entry: { main: target.mode === 'production' ? './src/main.tsx' : [REFRESH_RUNTIME, './src/main.tsx'] },
      // There is one host in a page. Without the release in it, what a release did not change is the same file in both.
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
 * The parts of antd's components do nothing when they are imported, which their packages do not say: without this, who takes a
 * context of the form gets all of the form and its validation.
 */
const onlyUsedParts = { test: /\/node_modules\/@rc-component\//, sideEffects: false }

/**
 * The provider of antd's settings brings everything that opens over a page along, for tooltips that move from element to element.
 * The product has none of them.
 */
function withoutUniqueTooltip() {
  return new webpack.NormalModuleReplacementPlugin(
    /\/tooltip\/UniqueProvider$/,
    fileURLToPath(import.meta.resolve('./passed-on.mjs')),
  )
}

/**
 * Buttons and tags take one small function out of a part of the colour picker. As a module of its own it does not bring the
 * picker, whose whole a remote may ask for, to every page.
 */
function colorsWithoutPicker() {
  return new webpack.NormalModuleReplacementPlugin(/\/color-picker\/components\/ColorPresets$/, (asked) => {
    asked.request += '?without-picker'
  })
}
