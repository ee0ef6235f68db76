import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hostSurface } from '../../shared/federation/src/host-surface.ts'
import type { DescribedCalls } from './describe-calls.ts'
import type { KitPromises } from './find-broken-promises.ts'
import type { JsonSchema } from './find-narrowings.ts'
import { readKitPackages } from './kit-packages.ts'

/** Each folder is a version that the product supports. Without it, remotes that were built with it need no longer run. */
const KITS = 'shared/remote-kit/kits'
/** Packages whose modules a remote takes from the host: the host's must fit the types that the remote was compiled with. */
const PROVIDED = ['remote-kit', 'api-client']
/** Modules without a promise: one is for development only, and the version differs between kits. */
const NOT_PROMISED = /\/(?:development-host|version)\b/
const TEST = /\.test\.tsx?$/

/** The line that names the version of the kit. */
const VERSION_FILE = 'shared/remote-kit/src/version.ts'

const recordedHost = hostSurface.extend({
  /** Hash of the files that the kit was made from. */
  files: z.string(),
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
export function readPublishedKit(root: string, version: string): KitPromises & { files: string } {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(root, KITS, version, name), 'utf8'))
  const { files, ...host } = recordedHost.parse(read('host.json'))
  return { files, host, calls: recordedCalls.parse(read('calls.json')) }
}

/** Hash of the files that the kit is made from. Teams do not get its tests. */
function hashKitFiles(root: string): string {
  const hash = createHash('sha256')
  for (const { folder } of readKitPackages(root)) {
    const cwd = join(root, 'shared', folder)
    const files = globSync(['src/**/*.{ts,tsx,css,mjs}', 'package.json'], { cwd, exclude: (file) => TEST.test(file) })
    for (const file of files.toSorted()) {
      hash.update(`${folder}/${file}\0`).update(readFileSync(join(cwd, file)))
    }
  }
  return hash.digest('hex')
}

/**
 * Compares the kit's files with those that were published under a version.
 * @returns what has to be changed, or null if the version was not published yet, or with the same files
 */
export function findUnversionedChange(root: string, version: string): string | null {
  if (!listPublishedKits(root).includes(version) || readPublishedKit(root, version).files === hashKitFiles(root)) {
    return null
  }
  const line = readFileSync(join(root, VERSION_FILE), 'utf8')
    .split('\n')
    .findIndex((text) => text.includes('KIT_VERSION'))
  return (
    `The kit ${version} was published with other files. Raise KIT_VERSION in ${VERSION_FILE}:${line + 1}: the third number for repairs ` +
    'that change nothing that teams see, the second one for additions, the first one if a remote that was built before no longer runs ' +
    '(docs/outside-teams.md).'
  )
}

/**
 * Records a kit as published: what it relies on, and the types of the modules that remotes take from the host.
 * @param staged folder of the compiled packages
 * @returns the folder of the record, within the repository
 */
export function recordKit(root: string, staged: string, { host, calls }: KitPromises): string {
  const folder = join(root, KITS, host.kitVersion)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'host.json'), `${JSON.stringify({ files: hashKitFiles(root), ...host }, null, 2)}\n`)
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
