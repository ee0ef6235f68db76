import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin'
import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import MinimizerPlugin from 'minimizer-webpack-plugin'
import type { Configuration, RuleSetRule } from 'webpack'
import { baseUrlOf, uniqueNameOf } from './release-address.ts'

export type BuildMode = 'production' | 'development'

export interface BuildTarget {
  /** Id of the release: it is part of every address and of every global name of the build. */
  release: string
  /** Folder that the files go to. */
  outputPath: string
  mode: BuildMode
}

/** A package's webpack.config.ts exports one of these. */
export type ConfigFactory = (target: BuildTarget) => Configuration

/** What host and remotes have in common: TypeScript, styles, names of files, minimizing. */
export function createBaseConfig(
  name: string,
  context: string,
  { release, outputPath, mode }: BuildTarget,
): Configuration {
  const isProduction = mode === 'production'
  return {
    name,
    context,
    mode,
    target: ['web', 'es2023'],
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: outputPath,
      publicPath: baseUrlOf(name, release),
      // With the release in it, two releases of a remote can live in one page: their chunks never mix.
      uniqueName: uniqueNameOf(name, release),
      filename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      chunkFilename: isProduction ? '[name].[contenthash:10].js' : '[name].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
    },
    resolve: { extensions: ['.ts', '.tsx', '.js'] },
    module: { rules: [scriptRule(isProduction), ...styleRules(uniqueNameOf(name, release))] },
    plugins: [
      new MiniCssExtractPlugin({
        filename: isProduction ? '[name].[contenthash:10].css' : '[name].css',
        chunkFilename: isProduction ? '[name].[contenthash:10].css' : '[name].css',
        // The order of stylesheets does not matter to CSS modules.
        ignoreOrder: true,
      }),
    ],
    optimization: {
      minimizer: [
        new MinimizerPlugin({ minify: MinimizerPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: false,
  }
}

function scriptRule(isProduction: boolean): RuleSetRule {
  const swc = {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2023',
      transform: { react: { runtime: 'automatic', development: !isProduction } },
    },
  }
  return {
    test: /\.tsx?$/,
    exclude: /node_modules/,
    use: [
      { loader: join(import.meta.dirname, 'antd-subpath-loader.mjs') },
      { loader: moduleFile('swc-loader'), options: swc },
    ],
  }
}

function styleRules(salt: string): RuleSetRule[] {
  const modules = {
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: '[name]-[local]-[hash:base64:6]',
    localIdentHashSalt: salt,
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

function moduleFile(name: string): string {
  return fileURLToPath(import.meta.resolve(name))
}
