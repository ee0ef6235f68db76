import { randomUUID } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { errorCode } from '../errors/error-code.ts'
import { StartError } from '../errors/start-error.ts'

export interface KeptSecret {
  dataDir: string
  /** Name of the file in the data folder. */
  file: string
  /** A name of its content for error messages. */
  what: string
  /** The environment variable that may contain it instead. */
  variable: string
  make: () => string
  isValid: (secret: string) => boolean
  /** The consequence of deleting the file, as a sentence. */
  consequence: string
}

/**
 * A secret that is created once and stored in the data folder, readable only for our account.
 * @throws StartError when the file cannot be read or has other content: a new secret in its place would lose the data that the
 * old one opens
 */
export async function readKeptSecret(kept: KeptSecret): Promise<string> {
  const path = join(kept.dataDir, kept.file)
  return (await read(path, kept)) ?? make(path, kept)
}

async function make(path: string, kept: KeptSecret): Promise<string> {
  await mkdir(kept.dataDir, { recursive: true })
  // The name does not contain the process id, because two containers on one folder may have the same one.
  const part = `${path}-${randomUUID()}`
  await writeFile(part, kept.make(), { mode: 0o600, flush: true })
  // Creating the link fails when the file exists: if two processes start at once, one creates the secret and both read it.
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
