import { type SourceCredentials, sourceCredentials } from '@marquee/contract/ad-source-criteria'
import { createSecretBox, type KeyRing, SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import type { SourceRow } from './crawls.repository.ts'

/** The columns of a source's row for its credentials. */
export type KeptCredentials = Pick<SourceRow, 'sealed_credentials' | 'credential_key_id' | 'credential_hint'>

type Owner = Pick<SourceRow, 'workspace_id' | 'provider'>

/** Stores the credentials of sources: encrypted, bound to workspace and provider, and readable by the crawler only. */
export function createCredentialKeeper(keys: KeyRing | null) {
  const box = keys === null ? null : createSecretBox(keys)

  return {
    /** False: the server has no key, and credentials cannot be stored. */
    canKeep: box !== null,

    /** The id of the key that is used for encryption now. */
    keyId: box?.keyId ?? null,

    /** Call it only when credentials can be stored. */
    seal(owner: Owner, credentials: SourceCredentials): KeptCredentials {
      if (box === null) {
        throw new TypeError('The server has no key for credentials.')
      }
      const { keyId, sealed } = box.seal(JSON.stringify(credentials), toContext(owner))
      return { sealed_credentials: sealed, credential_key_id: keyId, credential_hint: toHint(credentials) }
    },

    /** @throws SecretUnreadable */
    open(row: Owner & KeptCredentials): SourceCredentials {
      if (box === null) {
        throw new SecretUnreadable('The server has no key for credentials.')
      }
      const secret = { keyId: row.credential_key_id, sealed: row.sealed_credentials }
      return sourceCredentials.parse(JSON.parse(box.open(secret, toContext(row))))
    },
  }
}
export type CredentialKeeper = ReturnType<typeof createCredentialKeeper>

function toContext({ workspace_id, provider }: Owner): string {
  return `ad source ${provider} of ${workspace_id}`
}

/** The last four characters, by which a user recognises the credentials. */
function toHint(credentials: SourceCredentials): string {
  const shown = credentials.provider === 'meta' ? credentials.access_token : credentials.client_key
  return shown.slice(-4)
}
