import type { Compiler, RuntimeModule } from 'webpack'

const NAME = 'OneVersionPlugin'
/** Where webpack's code for shared modules goes on after the functions that compare versions. */
const AFTER_COMPARISON = 'const exists ='

/**
 * Leaves out of a container what chooses among several versions of a shared module: the host provides one of each, and whether
 * it will do was decided before the container was loaded (`compatibility.ts`). It saves a kilobyte in each remote.
 */
export class OneVersionPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        if (module.name === 'consumes') {
          simplify(module)
        }
      })
    })
  }
}

function simplify(module: RuntimeModule): void {
  const generate = module.generate.bind(module)
  module.generate = () => {
    const code = generate()
    const start = code?.indexOf(AFTER_COMPARISON) ?? 0
    if (start < 0) {
      throw new Error(`webpack's code for shared modules has no "${AFTER_COMPARISON}" any more.`)
    }
    return code === null ? null : `const versionLt = () => false;\n${code.slice(start)}`
  }
}
