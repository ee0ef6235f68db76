import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import webpack, { type Configuration } from 'webpack'
import { z } from 'zod'
import { readApiBaseUrl } from '../../../shared/federation/src/api-base-url.ts'
import { createBaseConfig } from '../../../shared/federation/src/base-config.ts'
import { createCacheGroups } from '../../../shared/federation/src/host-chunks.ts'
import { listRemotes } from '../../../shared/federation/src/list-remotes.ts'
import { isSmoke } from '../run-size.ts'

/** The path at which the edge serves the bundle. */
export const BUNDLE_PATH = '/build/single-bundle/000000000000/'

interface BundleOptions {
  /** Folder that the sources are read from. */
  root: string
  outputPath: string
  /** Split like the host and the remotes; otherwise one script and one stylesheet contain everything. */
  isSplit: boolean
}

/** Host and remotes in one build without federation: the same sources, loaders and minimizers. */
export function createBundleConfig({ root, outputPath, isSplit }: BundleOptions): Configuration {
  const release = '000000000000'
  const base = createBaseConfig('single-bundle', join(root, 'host'), { release, outputPath, mode: 'production' })
  return {
    ...base,
    entry: { main: './src/main.tsx' },
    // The smallest run only shows that both variants start; source maps and minimizing take most of a build's time.
    ...(isSmoke && { devtool: false }),
    // As in the builds that it is compared with, the bytes depend only on the code itself.
    output: { ...base.output, uniqueName: 'single-bundle', publicPath: BUNDLE_PATH },
    plugins: [
      ...(base.plugins ?? []),
      new webpack.NormalModuleReplacementPlugin(
        /\/remotes\/remote-pages\.ts$/,
        join(root, 'e2e/performance/single-bundle/remote-pages.js'),
      ),
      remoteEntries(root),
      new webpack.DefinePlugin({ API_BASE_URL: JSON.stringify(readApiBaseUrl(process.env)) }),
      ...(isSplit ? [] : [new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })]),
    ],
    optimization: {
      ...base.optimization,
      minimize: !isSmoke,
      splitChunks: isSplit && { chunks: 'all', cacheGroups: createCacheGroups(readComponents(root)) },
    },
  }
}

/** The modules that `import()` of a remote's entry in `remote-pages.js` may match: those directly in the folders, without deeper ones. */
function remoteEntries(root: string) {
  const entries = listRemotes(root).map((name) => `./${name}/src/remote-entry.ts`)
  return new webpack.ContextReplacementPlugin(
    /\/remotes$/,
    join(root, 'remotes'),
    Object.fromEntries(entries.map((entry) => [entry, entry])),
  )
}

/** Components of antd that pages use, as the host's build reads them. */
function readComponents(root: string): string[] {
  const file = join(root, 'host/antd-components.json')
  return z.array(z.string()).parse(JSON.parse(readFileSync(file, 'utf8')))
}
