import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hostSurface } from '../../shared/federation/src/host-surface.ts'
import type { DescribedCalls } from './describe-calls.ts'
import type { KitPromises } from './find-broken-promises.ts'
import type { JsonSchema } from './find-narrowings.ts'

/** Each folder is a version that the product supports. Without it, remotes that were built with it need no longer run. */
const KITS = 'shared/remote-kit/kits'
/** Packages whose modules a remote takes from the host: the host's must fit the types that the remote was compiled with. */
const PROVIDED = ['remote-kit', 'api-client']
/** Modules without a promise: one is for development only, and the version differs between kits. */
const NOT_PROMISED = /\/(?:development-host|version)\b/

/** Packages that teams only run. */
const COMMANDS = ['federation', 'create-remote']
const COMMENT = /\/\*.*?\*\//gs

const recordedHost = hostSurface.extend({
  /** Hash of everything that teams see of the kit: declarations, host, calls. */
  surface: z.string(),
})
const recordedCalls: z.ZodType<DescribedCalls> = z.object({
  addresses: z.record(z.string(), z.string()),
  requests: z.custom<JsonSchema>(),
  responses: z.custom<JsonSchema>(),
})

/** The versions that the product supports. @param root folder of the repository */
export function listPublishedKits(root: string): string[] {
  return existsSync(join(root, KITS)) ? readdirSync(join(root, KITS)).toSorted() : []
}

/** What a published kit relies on. */
export function readPublishedKit(root: string, version: string): KitPromises & { surface: string } {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(root, KITS, version, name), 'utf8'))
  const { surface, ...host } = recordedHost.parse(read('host.json'))
  return { surface, host, calls: recordedCalls.parse(read('calls.json')) }
}

/**
 * Hash of everything that the code of teams can see of a kit; comments and the packages of commands are left out.
 * @param staged folder of the compiled packages
 */
export function hashSurface(staged: string, { host, calls }: KitPromises): string {
  const hash = createHash('sha256').update(JSON.stringify([host, calls]))
  for (const file of globSync('*/dist/**/*.d.ts', { cwd: staged, exclude: COMMANDS }).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(join(staged, file), 'utf8').replaceAll(COMMENT, ''))
  }
  return hash.digest('hex')
}

/**
 * Records a kit as published: what it relies on, and the types of the modules that remotes take from the host.
 * @param staged folder of the compiled packages
 * @returns the folder of the record, within the repository
 */
export function recordKit(root: string, staged: string, { host, calls }: KitPromises): string {
  const folder = join(root, KITS, host.kitVersion)
  mkdirSync(folder, { recursive: true })
  const surface = hashSurface(staged, { host, calls })
  writeFileSync(join(folder, 'host.json'), `${JSON.stringify({ surface, ...host }, null, 2)}\n`)
  writeFileSync(join(folder, 'calls.json'), `${toLines(calls)}\n`)
  for (const name of PROVIDED) {
    cpSync(join(staged, name, 'dist'), join(folder, name), {
      recursive: true,
      filter: (file) => !/\.(?:js|css)$/.test(file) && !NOT_PROMISED.test(file),
    })
  }
  writeFileSync(join(folder, 'types-fit.ts'), typeCheck(staged))
  return join(KITS, host.kitVersion)
}

/** One line for each call and each definition, so that a difference can be read. */
function toLines({ addresses, requests, responses }: DescribedCalls): string {
  const lines = (content: object) =>
    `{\n${Object.entries(content)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n')}\n}`
  const schemas = ({ properties = {}, $defs = {} }: JsonSchema) =>
    `{\n"properties": ${lines(properties)},\n"$defs": ${lines($defs)}\n}`
  return `{\n"addresses": ${lines(addresses)},\n"requests": ${schemas(requests)},\n"responses": ${schemas(responses)}\n}`
}

/** A file that compiles only while the host's modules have the types that the kit's remotes were compiled with. */
function typeCheck(staged: string): string {
  const modules = PROVIDED.flatMap((name) => {
    const { exports } = z
      .object({ exports: z.record(z.string(), z.object({ types: z.string() })) })
      .parse(JSON.parse(readFileSync(join(staged, name, 'package.json'), 'utf8')))
    return Object.entries(exports)
      .filter(([path]) => !NOT_PROMISED.test(path))
      .map(([path, { types }]) => ({
        key: `@marquee/${name}${path.slice(1)}`,
        file: types.replace('./dist', `./${name}`),
      }))
  })
  const lines = modules.flatMap(({ key, file }, index) => [
    `import type * as now${index} from '${key}'`,
    `import type * as kit${index} from '${file.replace('.d.ts', '.js')}'`,
    `declare const provided${index}: typeof now${index}`,
    `export const needed${index}: typeof kit${index} = provided${index}`,
  ])
  return `// Written by \`npm run make pack-kit\`: what the host provides must have the types that remotes of this kit were compiled with.
${lines.join('\n')}
`
}
