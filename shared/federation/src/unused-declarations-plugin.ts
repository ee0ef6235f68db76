import webpack, { type Compiler } from 'webpack'

const NAME = 'UnusedDeclarationsPlugin'
/** The contract's modules only contain declarations: their calls only create schemas and descriptions of endpoints. */
const DECLARATIONS = /[\\/](?:shared[\\/]contract[\\/]src|node_modules[\\/]@marquee[\\/]contract)[\\/]/

/**
 * Lets webpack leave out the parts of the contract that a build does not use. By default, webpack keeps every schema of a module if the
 * build uses one of them, because a call could have side effects.
 */
export class UnusedDeclarationsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.normalModuleFactory.tap(NAME, (factory) => {
      for (const type of ['javascript/auto', 'javascript/esm']) {
        factory.hooks.parser.for(type).tap(NAME, (parser) => {
          if (parser instanceof webpack.javascript.JavascriptParser) {
            parser.hooks.isPure
              .for('CallExpression')
              .tap(NAME, () => isDeclaration(parser.state.module.nameForCondition()))
          }
        })
      }
    })
  }
}

/** Undefined leaves the decision to webpack. */
function isDeclaration(file: string | null): true | undefined {
  return (file !== null && DECLARATIONS.test(file)) || undefined
}
