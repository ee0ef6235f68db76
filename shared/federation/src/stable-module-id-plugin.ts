import type { Compiler } from 'webpack'

const NAME = 'StableModuleIdPlugin'
/** The name of module federation's virtual entry. The container loads it first, so the container's name also contains it. */
const VIRTUAL_ENTRY = 'data:text/javascript'

/**
 * Gives stable ids to the modules that module federation adds to a build. webpack derives ids from the names of modules, and the virtual
 * entry's name is its source text, which contains absolute paths: the same sources in two folders would become different files.
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
