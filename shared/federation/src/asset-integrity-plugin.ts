import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'
import { ASSET_INTEGRITY_GLOBAL } from './asset-integrity.ts'

const NAME = 'AssetIntegrityPlugin'

/**
 * Makes webpack's own loaders of chunks and stylesheets set `integrity`. A build cannot know the hashes of its own chunks,
 * so the loader asks the host's lookup, which knows them from the registry.
 */
export class AssetIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nscript.integrity = window.${ASSET_INTEGRITY_GLOBAL}(url);`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, href }) => `${source}\n${tag}.integrity = window.${ASSET_INTEGRITY_GLOBAL}(${href});`,
      )
    })
  }
}
