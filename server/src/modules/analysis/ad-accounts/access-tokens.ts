import { createSecretBox, type KeyRing, SecretUnreadable } from '../../../platform/secrets/secret-box.ts'
import type { AdAccountRow } from './ad-accounts.repository.ts'

type KeptToken = Pick<AdAccountRow, 'sealed_token' | 'token_key_id' | 'credential_hint'>
type Owner = Pick<AdAccountRow, 'workspace_id' | 'external_id'>

/** Stores access tokens of ad accounts, encrypted and bound to the workspace and the account. */
export function createAccessTokens(keys: KeyRing | null) {
  const box = keys === null ? null : createSecretBox(keys)

  return {
    /** False when the server has no key, so that tokens cannot be stored. */
    canKeep: box !== null,

    /** The id of the key that currently encrypts. */
    keyId: box?.keyId ?? null,

    /** Call this only when tokens can be stored. */
    seal(owner: Owner, token: string): KeptToken {
      if (box === null) {
        throw new TypeError('The server has no key for credentials.')
      }
      const { keyId, sealed } = box.seal(token, toContext(owner))
      // Users recognise a token by its last characters.
      return { sealed_token: sealed, token_key_id: keyId, credential_hint: token.slice(-4) }
    },

    /** @throws SecretUnreadable */
    open(row: Owner & KeptToken): string {
      if (box === null) {
        throw new SecretUnreadable('The server has no key for credentials.')
      }
      return box.open({ keyId: row.token_key_id, sealed: row.sealed_token }, toContext(row))
    },
  }
}
export type AccessTokens = ReturnType<typeof createAccessTokens>

function toContext({ workspace_id, external_id }: Owner): string {
  return `ad account ${external_id} of ${workspace_id}`
}
