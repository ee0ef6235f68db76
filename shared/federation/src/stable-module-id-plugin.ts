import type { Compiler } from 'webpack'

const NAME = 'StableModuleIdPlugin'
/** Module federation's virtual entry, by its name and within the name of the container that begins with it. */
const VIRTUAL_ENTRY = 'data:text/javascript'

/**
 * Gives the modules that module federation adds to a build ids of their own. webpack makes ids from the names of modules, and the
 * virtual entry's name is its text, with absolute paths in it: the same sources in two folders would become different files.
 */
export class StableModuleIdPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.beforeModuleIds.tap(NAME, (modules) => {
        for (const module of modules) {
          const identifier = module.identifier()
          if (identifier.includes(VIRTUAL_ENTRY)) {
            const id = identifier.startsWith('container entry') ? 'federation-container' : 'federation-runtime'
            compilation.chunkGraph.setModuleId(module, id)
          }
        }
      })
    })
  }
}
