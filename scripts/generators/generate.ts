import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { toTitle } from '../../shared/create-remote/src/remote-sources.ts'
import { applyInsertions, type Insertion } from './insert.ts'
import { moduleFiles } from './module-files.ts'
import { toNames } from './names.ts'
import { remoteFiles } from './remote-files.ts'
import { moduleWiring } from './wiring.ts'

export type Kind = 'module' | 'remote'

interface Plan {
  files: Map<string, string>
  insertions: Insertion[]
  next: string
}

/**
 * Writes the files of a server module or of a remote, and wires them.
 * @param root folder of the repository
 * @param name of a remote, or the domain and the name of a module: `collections/comments`
 * @returns the new or changed files, and the next step, as a sentence
 * @throws Error for an invalid name or a name in use; then nothing is written
 */
export function generate(root: string, kind: Kind, name: string): { changed: string[]; next: string } {
  const { files, insertions, next } = kind === 'module' ? planModule(root, name) : planRemote(name)
  const taken = [...files.keys()].filter((file) => existsSync(join(root, file)))
  if (taken.length > 0) {
    throw new Error(`Nothing was written, because these files are there already: ${taken.join(', ')}`)
  }
  applyInsertions(root, insertions)
  for (const [file, content] of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), content)
  }
  const changed = [...files.keys(), ...new Set(insertions.map(({ file }) => file))]
  const formatted = changed.filter((file) => !file.endsWith('.sql'))
  execFileSync(join(root, 'node_modules/.bin/oxfmt'), formatted, { cwd: root, stdio: 'ignore' })
  return { changed, next }
}

function planModule(root: string, place: string): Plan {
  const domains = readdirSync(join(root, 'server/src/modules'))
  const [domain = '', ...rest] = place.split('/')
  const name = rest.join('/')
  if (!domains.includes(domain)) {
    throw new Error(`Say in which domain: "npm run new module DOMAIN/NAME". The domains are ${domains.join(', ')}.`)
  }
  const names = toNames(name)
  const migration = `${nextMigrationNumber(root)}-${name}`
  return {
    files: moduleFiles(names, domain, migration),
    insertions: moduleWiring(names, domain),
    next: `Describe the entity in shared/contract/src/${name}.ts, then its table in server/src/migrations/${migration}.sql, and run "npm run make table-types".`,
  }
}

function planRemote(name: string): Plan {
  const title = toTitle(toNames(name).plural)
  return {
    files: remoteFiles(name, title),
    insertions: [],
    next: `Run "npm start" and open /${name}. What the remote brings stands in remotes/${name}/src/manifest.ts.`,
  }
}

function nextMigrationNumber(root: string): string {
  const numbers = readdirSync(join(root, 'server/src/migrations')).map((file) => Number.parseInt(file, 10))
  return String(Math.max(...numbers.filter(Number.isInteger)) + 1).padStart(4, '0')
}
