import { randomBytes } from 'node:crypto'
import type { Environment } from './environment.ts'
import type { SigningSecrets } from './secrets/signing-secrets.ts'
import { readKeptSecret } from './secrets/kept-secret.ts'

/** `SESSION_SECRET`, or one that is made once and kept in the data folder; then the accepted one. @throws StartError */
export async function readSessionSecrets({
  sessionSecret,
  acceptedSessionSecret,
  dataDir,
}: Pick<Environment, 'sessionSecret' | 'acceptedSessionSecret' | 'dataDir'>): Promise<SigningSecrets> {
  const current =
    sessionSecret ??
    (await readKeptSecret({
      dataDir,
      file: 'session-secret',
      what: 'session secret of at least 32 characters',
      variable: 'SESSION_SECRET',
      make: () => randomBytes(48).toString('base64url'),
      isValid: (secret) => secret.length >= 32,
      consequence: 'a new one is made, and links in mails that are on their way stop working.',
    }))
  return acceptedSessionSecret === null ? [current] : [current, acceptedSessionSecret]
}
