import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SharedImports } from './shared-imports.ts'

/** The files of the host that list what remotes may use of a shared package. */
export const FACADE_FOLDER = 'host/src/remotes/facades'
/** Components of antd that pages of remotes use: the split of the host's chunks follows from them. */
const COMPONENTS_FILE = 'host/antd-components.json'
/** A facade's list: the names, and the package that they are of. */
export const FACADE_LIST = /export \{([^}]*)\} from '([^']+)'/g
const COERCIONS = /export const coerce = \{([^}]*)\}/

/**
 * The facades with every name that the code imports. A previously offered name stays, because a live release of a remote may use it.
 * @param root folder of the repository
 * @returns file → its text, for the files that change
 */
export function updateFacades(root: string, imports: SharedImports): Map<string, string> {
  const files = globSync(`${FACADE_FOLDER}/*.ts`, { cwd: root })
  const texts = files.map((file) => [file, updateFacade(readFileSync(join(root, file), 'utf8'), imports)] as const)
  const all = [...texts, [COMPONENTS_FILE, renderComponents(imports)] as const]
  return new Map(all.filter(([file, text]) => readFileSync(join(root, file), 'utf8') !== text))
}

/** The text of one facade: its lists, each with its previous names and the imported names. */
export function updateFacade(text: string, { named, zod, coercions }: SharedImports): string {
  return text
    .replace(FACADE_LIST, (whole, offered: string, name: string) => {
      // `coerce` has a separate list.
      const wanted = name === 'zod' ? [...zod].filter((one) => one !== 'coerce') : [...(named.get(name) ?? [])]
      const missing = wanted.filter((one) => !toNames(offered).includes(one))
      return missing.length === 0 ? whole : `export {\n${toLines([...toNames(offered), ...missing])}} from '${name}'`
    })
    .replace(COERCIONS, (whole, offered: string) => {
      const known = toNames(offered).map(toMember)
      const missing = [...coercions].filter((one) => !known.includes(one))
      const lines = [...known, ...missing].toSorted().map((one) => `${one}: everyCoercion.${one}`)
      return missing.length === 0 ? whole : `export const coerce = {\n${toLines(lines)}}`
    })
}

/** `['input-number', …]`, by antd's folder names. */
function renderComponents({ named }: SharedImports): string {
  const folders = [...(named.get('antd') ?? [])].map((name) =>
    name.replaceAll(/(?<=[a-z])[A-Z]|(?<=[A-Z])[A-Z](?=[a-z])/g, (letter) => `-${letter}`).toLowerCase(),
  )
  return `${JSON.stringify(folders.toSorted(), null, 2)}\n`
}

/** The members of `z.coerce` that a facade offers. */
export function readCoercions(text: string): string[] {
  return toNames(COERCIONS.exec(text)?.[1] ?? '').map(toMember)
}

/** `number: everyCoercion.number` → `number`. */
function toMember(line: string): string {
  return line.split(':')[0] ?? ''
}

/** The names of a list in braces. */
export function toNames(list: string): string[] {
  return list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
}

function toLines(names: readonly string[]): string {
  const sorted = names.toSorted((one, other) => one.localeCompare(other, 'en', { sensitivity: 'base' }))
  return sorted.map((name) => `  ${name},\n`).join('')
}
