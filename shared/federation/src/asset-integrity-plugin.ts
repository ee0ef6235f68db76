import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'
import { ASSET_ADDRESS_GLOBAL, ASSET_INTEGRITY_GLOBAL } from './asset-integrity.ts'
import { FIRST_TRY_MS } from './time-limits.ts'

const NAME = 'AssetIntegrityPlugin'

/**
 * Makes webpack's own loaders of chunks and stylesheets fetch a file by its content and set `integrity`. A build does not know the hashes
 * of its own chunks, so the loader calls the host's lookup functions, which take them from the registry.
 */
export class AssetIntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\n${fetchByContent('script', 'src', 'url')}`,
      )
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, { tag, href }) => `${source}\n${fetchByContent(tag, 'href', href)}\n${givenUpInTime(tag)}`,
      )
    })
  }
}

function fetchByContent(tag: string, attribute: string, address: string): string {
  return [
    `${tag}.${attribute} = window.${ASSET_ADDRESS_GLOBAL}(${address});`,
    `${tag}.integrity = window.${ASSET_INTEGRITY_GLOBAL}(${address});`,
  ].join('\n')
}

/**
 * Adds a time limit, as webpack has for scripts. Without it a request that hangs would also block every later request for the same file.
 */
function givenUpInTime(tag: string): string {
  return `setTimeout(() => ${tag}.onerror?.({ type: 'timeout', target: ${tag} }), ${FIRST_TRY_MS});`
}
