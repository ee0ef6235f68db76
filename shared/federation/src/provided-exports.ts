import webpack, { type Compilation, type Compiler, type Dependency } from 'webpack'
import { toShareKey } from './share-key.ts'

const NAME = 'ProvidedExportsPlugin'

/** Shared module → the names that the host provides of it, as `useQuery` or `z.string`. A module that is not listed is whole. */
export type ProvidedExports = Readonly<Record<string, readonly string[]>>

/**
 * Fails the build of a remote that imports what the host does not provide: the host leaves out exports of some shared packages, and in
 * the browser they would be undefined. In the workspace `npm run make facades` adds them; a remote of another repository cannot.
 */
export class ProvidedExportsPlugin {
  private readonly provided: ProvidedExports

  constructor(provided: ProvidedExports) {
    this.provided = provided
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, () => {
        for (const [user, key, name] of listSharedImports(compilation)) {
          const offered = this.provided[key]
          if (offered !== undefined && !isProvided(name, offered)) {
            compilation.errors.push(
              new webpack.WebpackError(`${user} imports "${name}" of ${key}, which the host does not provide.`),
            )
          }
        }
      })
    })
  }
}

/** `z.iso.datetime` is provided with `z.iso`; `z` is the object whose members are listed. */
function isProvided(name: string, offered: readonly string[]): boolean {
  return offered.some((one) => one === name || name.startsWith(`${one}.`) || one.startsWith(`${name}.`))
}

/** The importing file, the shared module and the imported name, for each import of a shared module. */
function listSharedImports(compilation: Compilation): [string, string, string][] {
  return [...compilation.modules].flatMap((user) =>
    user.dependencies.flatMap((dependency): [string, string, string][] => {
      const shared = compilation.moduleGraph.getModule(dependency)
      const name = toImportedName(dependency)
      return shared?.type === 'consume-shared-module' && name !== ''
        ? [[user.nameForCondition() ?? user.identifier(), toShareKey(shared), name]]
        : []
    }),
  )
}

/** Empty for a dependency that names nothing, as the import of a whole module. */
function toImportedName(dependency: Dependency): string {
  const ids: unknown = 'ids' in dependency ? dependency.ids : []
  return Array.isArray(ids) ? ids.join('.') : ''
}
