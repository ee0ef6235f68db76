import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The code of remotes imports these names of a package that the host provides with a list (`host/src/remotes/facades`). */
export interface SharedImports {
  /** Package → the names that are imported from it. */
  named: ReadonlyMap<string, ReadonlySet<string>>
  /** `string` of `z.string()`. */
  zod: ReadonlySet<string>
  /** `number` of `z.coerce.number()`. */
  coercions: ReadonlySet<string>
}

const SOURCES = ['remotes/*/src/**/*.{ts,tsx}', 'shared/{ui,contract,creative}/src/**/*.{ts,tsx}']
const NOT_COMPILED = /\.test\.tsx?$|standalone\.tsx$|\/testing\//
const TYPES_OF_ZOD = new Set(['infer', 'input', 'output'])

/** @param root folder of the repository */
export function readSharedImports(root: string): SharedImports {
  const texts = globSync(SOURCES, { cwd: root })
    .filter((file) => !NOT_COMPILED.test(file))
    .map((file) => readFileSync(join(root, file), 'utf8'))
  const named = new Map<string, Set<string>>()
  for (const [, names = '', name = ''] of matchAll(texts, /import \{([^}]*)\} from '([^'.][^']*)'/g)) {
    const known = named.get(name) ?? new Set()
    splitNames(names).forEach((one) => known.add(one))
    named.set(name, known)
  }
  const ofZod = matchAll(texts, /\bz\.([a-z]\w*)/g).map(([, name = '']) => name)
  return {
    named,
    zod: new Set(ofZod.filter((name) => !TYPES_OF_ZOD.has(name))),
    coercions: new Set(matchAll(texts, /\bz\.coerce\.(\w+)/g).map(([, name = '']) => name)),
  }
}

/** `Button, type ButtonProps as Props` → `Button`: types do not exist at run time. */
function splitNames(list: string): string[] {
  const names = list.split(',').map((name) => name.trim().split(' as ')[0] ?? '')
  return names.filter((name) => name !== '' && !name.startsWith('type '))
}

function matchAll(texts: readonly string[], pattern: RegExp): RegExpExecArray[] {
  return texts.flatMap((text) => [...text.matchAll(pattern)])
}
