import { randomBytes } from 'node:crypto'
import type { Environment } from './environment.ts'
import { readKeptSecret } from './secrets/kept-secret.ts'
import { type KeyRing, parseKeyRing } from './secrets/secret-box.ts'

/** `CREDENTIAL_KEYS`, or a key that is made once and kept in the data folder. @throws StartError */
export async function readCredentialKeys({
  adSources,
  dataDir,
}: Pick<Environment, 'adSources' | 'dataDir'>): Promise<KeyRing | null> {
  if (adSources.credentialKeys !== null) {
    return adSources.credentialKeys
  }
  const kept = await readKeptSecret({
    dataDir,
    file: 'credential-keys',
    what: 'keys of the form ID:BASE64',
    variable: 'CREDENTIAL_KEYS',
    make: () => `kept:${randomBytes(32).toString('base64')}`,
    isValid: (keys) => parseKeyRing(keys) !== null,
    consequence: 'a new key is made, and the credentials of ad sources have to be entered again.',
  })
  return parseKeyRing(kept)
}
