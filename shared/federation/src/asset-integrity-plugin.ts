import MiniCssExtractPlugin from 'mini-css-extract-plugin'
import webpack, { type Compiler } from 'webpack'
import { ASSET_ADDRESS_GLOBAL, ASSET_INTEGRITY_GLOBAL } from './asset-integrity.ts'
import { FIRST_TRY_MS } from './time-limits.ts'

const NAME = 'AssetIntegrityPlugin'

/**
 * Makes webpack's own loaders of chunks and stylesheets fetch a file by its content and set `integrity`. A build cannot know
 * the hashes of its own chunks, so the loader asks the host's lookups, which know them from the registry.
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

/** As webpack does with scripts. Without a limit the loader would answer every later request with the one that hangs. */
function givenUpInTime(tag: string): string {
  return `setTimeout(() => ${tag}.onerror?.({ type: 'timeout', target: ${tag} }), ${FIRST_TRY_MS});`
}
