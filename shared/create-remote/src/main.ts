#!/usr/bin/env node
// `npm create @marquee/remote NAME`: writes a repository with one remote.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findNameFault } from './check-name.ts'
import { type Kit, readKit } from './kit.ts'
import { repositoryFiles } from './repository-files.ts'

const USAGE = `Use: create-remote NAME [--folder FOLDER] [--kit FOLDER]
Writes a repository with one remote into FOLDER, which is NAME by default. --kit names the folder with the archives of the kit,
if no registry has them.`

class RefusedError extends Error {
  override readonly name = 'RefusedError'
}

function create(words: readonly string[]): string {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { folder: { type: 'string' }, kit: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [name = '', ...others] = positionals
  if (values.help === true) {
    return USAGE
  }
  if (others.length > 0) {
    throw new RefusedError(`Unknown: ${others.join(' ')}\n${USAGE}`)
  }
  const kit = readKit()
  const folder = resolve(values.folder ?? name)
  const archives = values.kit === undefined ? null : resolve(values.kit)
  const fault = findNameFault(name, kit.taken) ?? findFolderFault(folder) ?? findKitFault(kit, archives)
  if (fault !== null) {
    throw new RefusedError(fault)
  }
  for (const [file, content] of repositoryFiles(name, kit, folder, archives)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  return `Written into ${folder}. Next: "npm install", then "npm test" and "npm run build" there; README.md says the rest.`
}

/** A new repository may already be under version control. */
function findFolderFault(folder: string): string | null {
  const isUsed = existsSync(folder) && readdirSync(folder).some((file) => file !== '.git')
  return isUsed ? `${folder} is not empty. Nothing was written.` : null
}

function findKitFault(kit: Kit, archives: string | null): string | null {
  const missing = Object.values(kit.archives).filter((file) => archives !== null && !existsSync(join(archives, file)))
  return missing.length === 0 ? null : `${archives} does not have ${missing.join(', ')}. Nothing was written.`
}

try {
  console.log(create(process.argv.slice(2)))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
