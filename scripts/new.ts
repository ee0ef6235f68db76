// `npm run new remote NAME` and `npm run new module NAME`: write the files of a remote or of a server module, and wire them.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { applyInsertions, type Insertion } from './generators/insert.ts'
import { moduleFiles } from './generators/module-files.ts'
import { toNames } from './generators/names.ts'
import { remoteFiles } from './generators/remote-files.ts'
import { moduleWiring } from './generators/wiring.ts'

// Another tree may be named, so that a test can generate into a copy.
const root = process.env['MARQUEE_ROOT'] ?? join(import.meta.dirname, '..')

interface Plan {
  files: Map<string, string>
  insertions: Insertion[]
  next: string
}

function planModule(name: string): Plan {
  const names = toNames(name)
  const migration = `${nextMigrationNumber()}-${name}`
  return {
    files: moduleFiles(names, migration),
    insertions: moduleWiring(names, migration),
    next: `Describe the entity in shared/contract/src/${name}.ts, then its table in server/src/migrations/${migration}.ts.`,
  }
}

function planRemote(name: string): Plan {
  const title = toNames(name)
    .plural.replaceAll('-', ' ')
    .replace(/^./, (letter) => letter.toUpperCase())
  return {
    files: remoteFiles(name, title),
    insertions: [],
    next: `Run "npm start" and open /${name}. What the remote brings stands in remotes/${name}/src/manifest.ts.`,
  }
}

function nextMigrationNumber(): string {
  const numbers = readdirSync(join(root, 'server/src/migrations')).map((file) => Number.parseInt(file, 10))
  return String(Math.max(...numbers.filter(Number.isInteger)) + 1).padStart(4, '0')
}

function write({ files, insertions, next }: Plan): void {
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
  execFileSync('oxfmt', changed, { cwd: root, stdio: 'ignore' })
  console.log(`Written:\n  ${changed.join('\n  ')}\n${next}`)
}

const [kind, name = '', ...others] = process.argv.slice(2)
try {
  if (others.length > 0) {
    throw new Error(`Unknown: ${others.join(' ')}. Say what to make: "pnpm new module NAME" or "pnpm new remote NAME".`)
  }
  if (kind === 'module') {
    write(planModule(name))
  } else if (kind === 'remote') {
    write(planRemote(name))
  } else {
    throw new Error('Say what to make: "npm run new module NAME" or "npm run new remote NAME".')
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
