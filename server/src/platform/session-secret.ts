import { randomBytes } from 'node:crypto'
import type { Environment } from './environment.ts'
import { readKeptSecret } from './secrets/kept-secret.ts'

/** `SESSION_SECRET`, or one that is made once and kept in the data folder. @throws StartError */
export async function readSessionSecret({
  sessionSecret,
  dataDir,
}: Pick<Environment, 'sessionSecret' | 'dataDir'>): Promise<string> {
  return (
    sessionSecret ??
    readKeptSecret({
      dataDir,
      file: 'session-secret',
      what: 'session secret of at least 32 characters',
      variable: 'SESSION_SECRET',
      make: () => randomBytes(48).toString('base64url'),
      isValid: (secret) => secret.length >= 32,
      consequence: 'a new one is made, and links in mails that are on their way stop working.',
    })
  )
}
