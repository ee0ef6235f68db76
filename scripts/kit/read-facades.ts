import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FACADE_FOLDER, FACADE_LIST, readCoercions, toNames } from '../generators/facade-files.ts'

/**
 * Shared module → the names that the host provides of it, from its facades. The members of zod are listed as `z.string`.
 * @param root folder of the repository
 */
export function readFacades(root: string): Record<string, string[]> {
  const texts = globSync(`${FACADE_FOLDER}/*.ts`, { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const lists = texts
    .flatMap((text) => [...text.matchAll(FACADE_LIST)])
    .map(([, names = '', name = '']) => {
      const isZod = name === 'zod'
      return [name, toNames(names).map((one) => (isZod ? `z.${one}` : one))] as const
    })
  const coercions = texts.flatMap(readCoercions).map((name) => `z.coerce.${name}`)
  const found: Record<string, string[]> = Object.fromEntries(lists)
  const ofZod: string[] = [...(found['zod'] ?? []), ...coercions]
  return { ...found, zod: ofZod.toSorted() }
}
