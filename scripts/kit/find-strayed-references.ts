import { existsSync, globSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { listImports } from './list-imports.ts'

/** What the files of a packed package may name. */
export interface Surroundings {
  /** Folders of this machine, which no file may name. */
  folders: readonly string[]
  /** The packages in its `package.json`, itself included. */
  packages: readonly string[]
}

const PATH_ABOVE = /['"`](\.\.\/[^'"`\n]*)['"`]/g
/** Versions that only the workspace understands. */
const WORKSPACE_VERSION = /"(?:workspace|catalog|link):/

/**
 * Finds what makes a packed package depend on the place where it was packed: paths out of its folder, imports of files that it does not
 * have or of packages that it does not name, folders of this machine, versions of the workspace.
 * @param folder of the packed package
 * @returns a sentence for each
 */
export function findStrayedReferences(folder: string, { folders, packages }: Surroundings): string[] {
  return globSync('**/*.{js,ts,mjs,cjs,json,css,md}', { cwd: folder }).flatMap((file) => {
    const text = readFileSync(join(folder, file), 'utf8')
    const lost = /\.(?:[mc]?js|d\.ts)$/.test(file)
      ? listImports(text, file).filter(
          (name) => !(name.startsWith('.') ? isFile(folder, file, name) : isPackage(name, packages)),
        )
      : []
    return [
      ...folders.filter((one) => text.includes(one)).map((one) => `${file} names ${one}.`),
      ...(WORKSPACE_VERSION.test(text) && file.endsWith('.json') ? [`${file} has a version of the workspace.`] : []),
      ...findPathsOutside(folder, file, text).map((path) => `${file} reaches "${path}", outside of the package.`),
      ...lost.map((name) => `${file} imports "${name}", which the package does not have.`),
    ]
  })
}

function findPathsOutside(folder: string, file: string, text: string): string[] {
  return [...text.matchAll(PATH_ABOVE)]
    .map(([, path = '']) => path)
    .filter((path) => relative(folder, resolve(folder, dirname(file), path)).startsWith('..'))
}

function isFile(folder: string, file: string, name: string): boolean {
  const path = resolve(folder, dirname(file), name)
  return existsSync(path) || existsSync(path.replace(/\.js$/, '.d.ts'))
}

function isPackage(name: string, packages: readonly string[]): boolean {
  const builtIn = name.replace(/^node:/, '')
  return builtinModules.includes(builtIn) || packages.some((one) => name === one || name.startsWith(`${one}/`))
}
