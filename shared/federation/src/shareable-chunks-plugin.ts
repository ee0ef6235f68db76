import webpack, { type Compiler } from 'webpack'

const NAME = 'ShareableChunksPlugin'
const { ReplaceSource } = webpack.sources

/**
 * Keeps the release out of the chunks, so that a chunk that a release did not change is the same file in both. webpack writes into each
 * chunk the name of the global list of its build; here the chunk reads that name from its script element, where the loader writes it. Two
 * releases in one page stay separate: each has its own list, even when both run the same file.
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
      // Runs after webpack's own plugin has written the list's name.
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
