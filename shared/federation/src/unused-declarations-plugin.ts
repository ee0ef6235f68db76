import webpack, { type Compiler } from 'webpack'

const NAME = 'UnusedDeclarationsPlugin'
/** The contract's modules only declare: none of their calls does anything but make a schema or the description of an endpoint. */
const DECLARATIONS = /[\\/]shared[\\/]contract[\\/]src[\\/]/

/**
 * Lets webpack leave out what a build does not use of the contract. By itself it keeps every schema of a module of which it uses one: a
 * call could do anything, for all that it knows.
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

/** Undefined leaves it to webpack. */
function isDeclaration(file: string | null): true | undefined {
  return (file !== null && DECLARATIONS.test(file)) || undefined
}
