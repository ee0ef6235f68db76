import webpack, { type Compiler } from 'webpack'

const NAME = 'ShareableChunksPlugin'
const { ReplaceSource } = webpack.sources

/**
 * Keeps the release out of the chunks, so that a chunk which a release did not change is the same file in both. webpack names
 * in each chunk the global list of the build that it belongs to; here the script element says it, to which the loader writes
 * the name. Two releases in one page stay apart: each has its own list, also when both run the same file.
 */
export class ShareableChunksPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      const { chunkLoadingGlobal, globalObject } = compilation.outputOptions
      const list = `${globalObject}[${JSON.stringify(chunkLoadingGlobal)}]`
      webpack.runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => `${source}\nscript.dataset.chunks = ${JSON.stringify(chunkLoadingGlobal)};`,
      )
      const { renderChunk } = webpack.javascript.JavascriptModulesPlugin.getCompilationHooks(compilation)
      // After webpack's own plugin has written the list's name.
      renderChunk.tap({ name: NAME, stage: 100 }, (source) => {
        const text = source.source().toString()
        const replaced = new ReplaceSource(source)
        for (let at = text.indexOf(list); at >= 0; at = text.indexOf(list, at + 1)) {
          replaced.replace(at, at + list.length - 1, `${globalObject}[document.currentScript.dataset.chunks]`)
        }
        return replaced
      })
    })
  }
}
