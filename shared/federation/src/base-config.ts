import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import webpack, { type Configuration, type RuleSetRule } from 'webpack'
import { FLOOR_FILE, scriptTargets, styleTargets } from './browser-floor.ts'
import { toBaseUrl, toUniqueName } from './release-address.ts'
import { FIRST_TRY_MS } from './time-limits.ts'
import { UnusedDeclarationsPlugin } from './unused-declarations-plugin.ts'

export type BuildMode = 'production' | 'development'

export interface BuildTarget {
  /** Id of the release; it is part of every address and of every global name of the build. */
  release: string
  /** Folder that the files are written to. */
  outputPath: string
  /** Folder of the package whose dependencies are the shared modules: the host's, or that of a remote in another repository. */
  sharedFrom: string
  mode: BuildMode
}

/** The default export of a package's webpack.config.ts. */
export type ConfigFactory = (target: BuildTarget) => Configuration

/** Runs before React in a development build, so that changed components can be replaced. */
export const REFRESH_RUNTIME = join(import.meta.dirname, 'refresh-runtime.mjs')

const ANTD_LOADER = join(import.meta.dirname, 'antd-subpath-loader.mjs')

/** The common configuration of host and remotes: TypeScript, styles, file names, minimizing. */
export function createBaseConfig(
  name: string,
  context: string,
  { release, outputPath, mode }: Omit<BuildTarget, 'sharedFrom'>,
): Configuration {
  const isProduction = mode === 'production'
  return {
    name,
    context,
    mode,
    target: `browserslist:${FLOOR_FILE}`,
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: outputPath,
      publicPath: toBaseUrl(name, release),
      // The name contains the release, so that two releases of a remote can run in one page without mixing their chunks.
      uniqueName: toUniqueName(name, release),
      filename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      chunkLoadTimeout: FIRST_TRY_MS,
      // Otherwise a module that threw once would be empty at the next attempt: a page without a component, instead of the error.
      strictModuleErrorHandling: true,
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: {
      rules: [
        scriptRule(isProduction),
        ...(isProduction ? [dependencyRule()] : []),
        kitRule(),
        pureRule(),
        ...styleRules(name),
      ],
    },
    plugins: [
      new MiniCssExtractPlugin({
        filename: isProduction ? '[name].[contenthash:10].css' : '[name].css',
        chunkFilename: isProduction ? '[name].[contenthash:10].css' : '[name].css',
        // The order of stylesheets does not matter to CSS modules.
        ignoreOrder: true,
      }),
      new UnusedDeclarationsPlugin(),
      ...(isProduction ? [compiledWhileLoading()] : []),
    ],
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
        // It also compiles CSS features that are newer than the supported browsers, and adds prefixes.
        new CssMinimizerPlugin({
          minify: CssMinimizerPlugin.lightningCssMinify,
          minimizerOptions: { targets: styleTargets },
        }),
      ],
    },
    performance: false,
  }
}

/**
 * Nearly all code that is loaded at start-up is also run. With this mark, V8 compiles all functions of a file on a background thread while
 * the file arrives, instead of one by one on the main thread when they are called; other browsers ignore it.
 */
function compiledWhileLoading() {
  return new webpack.BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    entryOnly: true,
    // A minimizer would remove the comment, and source maps have to count its line.
    stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  })
}

function scriptRule(isProduction: boolean): RuleSetRule {
  const swc = {
    env: { targets: scriptTargets },
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: !isProduction, refresh: !isProduction } },
    },
  }
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      ...(isProduction ? [] : [{ loader: join(import.meta.dirname, 'refresh-loader.mjs') }]),
      { loader: ANTD_LOADER },
      { loader: moduleFile('swc-loader'), options: swc },
    ],
  }
}

/** Packages may be written for newer browsers than the supported ones. */
function dependencyRule(): RuleSetRule {
  return {
    test: /\.m?js$/,
    include: /node_modules/,
    loader: moduleFile('swc-loader'),
    options: {
      env: { targets: scriptTargets },
      jsc: { parser: { syntax: 'ecmascript', explicitResourceManagement: true } },
      isModule: 'unknown',
      swcrc: false,
    },
  }
}

/** In another repository, our own packages are compiled dependencies, whose imports of antd are by name and become folders of it. */
function kitRule(): RuleSetRule {
  return {
    test: /\.js$/,
    include: /\/node_modules\/@marquee\//,
    loader: ANTD_LOADER,
    resolve: { fullySpecified: false },
  }
}

/** These packages do not declare it, and without it the whole SDK would be bundled with the hooks that the page needs at start-up. */
function pureRule(): RuleSetRule {
  return { test: /\/node_modules\/@growthbook\//, sideEffects: false }
}

function styleRules(name: string): RuleSetRule[] {
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    getLocalIdent: ({ resourcePath }: { resourcePath: string }, _pattern: string, local: string) =>
      toClassName(name, resourcePath, local),
  }
  const extract = MiniCssExtractPlugin.loader
  const css = moduleFile('css-loader')
  return [
    { test: /\.module\.css$/, use: [extract, { loader: css, options: { modules } }] },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [extract, { loader: css, options: { modules: false } }],
      sideEffects: true,
    },
  ]
}

/**
 * The class name depends on the stylesheet's content: two releases can run in one page, and a stylesheet that a release did not change
 * keeps its class names, so the scripts that use them do not change either.
 */
function toClassName(name: string, file: string, local: string): string {
  const hash = createHash('sha256').update(`${name}\0${local}\0`).update(readFileSync(file))
  return `${basename(file, '.css')}-${local}-${hash.digest('base64url').slice(0, 8)}`
}

function moduleFile(name: string): string {
  return fileURLToPath(import.meta.resolve(name))
}
