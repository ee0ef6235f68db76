import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../errors/error-code.ts'
import { StartError } from '../errors/start-error.ts'

export interface KeptSecret {
  dataDir: string
  /** Name of the file in the data folder. */
  file: string
  /** What it holds, as the reader of a message knows it. */
  what: string
  /** The variable that may hold it instead. */
  variable: string
  make: () => string
  isValid: (secret: string) => boolean
  /** What happens when the file is deleted, as a sentence. */
  consequence: string
}

/**
 * A secret that is made once and kept in the data folder, for our account's eyes only.
 * @throws StartError when the file cannot be read or holds something else: a new one in its place would lose what the old one opens
 */
export async function readKeptSecret(kept: KeptSecret): Promise<string> {
  const path = join(kept.dataDir, kept.file)
  return (await read(path, kept)) ?? make(path, kept)
}

async function make(path: string, kept: KeptSecret): Promise<string> {
  await mkdir(kept.dataDir, { recursive: true })
  // Not by the process: two containers on one folder may have the same number.
  const part = `${path}-${randomUUID()}`
  await writeFile(part, kept.make(), { mode: 0o600, flush: true })
  // A link fails when the file exists: of two processes that start at once, one makes the secret and both read it.
  await link(part, path).catch(() => {})
  await rm(part)
  const made = await read(path, kept)
  if (made === null) {
    throw new StartError(`The ${kept.what} could not be kept in ${path}. Set ${kept.variable}.`)
  }
  return made
}

async function read(path: string, { what, variable, isValid, consequence }: KeptSecret): Promise<string | null> {
  const content = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') {
      return null
    }
    throw new StartError(`${path} cannot be read (${errorCode(error)}). Make it readable, or set ${variable}.`)
  })
  const secret = content?.trim() ?? null
  if (secret !== null && !isValid(secret)) {
    const state = secret === '' ? 'is empty' : `holds no ${what}`
    throw new StartError(`${path} ${state}. Restore it from a backup, or delete it and start again: ${consequence}`)
  }
  return secret
}
