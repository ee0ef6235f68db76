import { randomBytes } from 'node:crypto'
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Environment } from './environment.ts'

/** `SESSION_SECRET`, or one that is made once and kept in the data folder, for our account's eyes only. */
export async function readSessionSecret({ sessionSecret, dataDir }: Environment): Promise<string> {
  if (sessionSecret !== null) {
    return sessionSecret
  }
  const file = join(dataDir, 'session-secret')
  return (await readSecret(file)) ?? makeSecret(dataDir, file)
}

async function makeSecret(dataDir: string, file: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const part = `${file}-${process.pid}`
  await writeFile(part, randomBytes(48).toString('base64url'), { mode: 0o600 })
  // A link fails when the file exists: of two processes that start at once, one makes the secret and both read it.
  await link(part, file).catch(() => {})
  await rm(part)
  const made = await readSecret(file)
  if (made === null) {
    throw new Error(`The session secret could not be kept in ${file}. Set SESSION_SECRET.`)
  }
  return made
}

async function readSecret(file: string): Promise<string | null> {
  const content = await readFile(file, 'utf8').catch(() => null)
  return content === null || content.length < 32 ? null : content
}
