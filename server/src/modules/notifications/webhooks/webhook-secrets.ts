import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { conflict } from '../../../platform/errors/domain-error.ts'
import {
  createSecretBox,
  type KeyRing,
  type SealedSecret,
  SecretUnreadable,
} from '../../../platform/secrets/secret-box.ts'
import type { EndpointRow } from './webhook-endpoints.repository.ts'

type SecretColumns = Pick<
  EndpointRow,
  | 'workspace_id'
  | 'sealed_secret'
  | 'credential_key_id'
  | 'sealed_earlier_secret'
  | 'earlier_credential_key_id'
  | 'earlier_secret_until'
>

/** Standard Webhooks asks for 24 to 64 bytes. */
const SECRET_BYTES = 32

/** A new secret, as receivers enter it: `whsec_` and Base64. */
export function makeWebhookSecret(): string {
  return `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`
}

/** The headers of one attempt by Standard Webhooks, with a signature for each secret. @param now the time of the attempt */
export function signEvent(id: string, body: string, { secrets, now }: { secrets: readonly string[]; now: Date }) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, now, body)).join(' '),
  }
}

/** Encrypts the secrets of endpoints and binds them to their workspace. */
export function createWebhookSecrets(keys: KeyRing | null) {
  const box = keys === null ? null : createSecretBox(keys)

  function requireBox() {
    if (box === null) {
      const message = 'The server has no key to encrypt credentials with. Set CREDENTIAL_KEYS first.'
      throw conflict(message, 'no_credential_keys')
    }
    return box
  }

  function openSealed({ workspace_id }: SecretColumns, keyId: string, sealed: string): string {
    return requireBox().open({ keyId, sealed }, contextFor(workspace_id))
  }

  /** The secret before the current one while it signs; one that can no longer be decrypted signs no more. */
  function openEarlier(row: SecretColumns, now: Date): string | null {
    const { sealed_earlier_secret: sealed, earlier_credential_key_id: keyId, earlier_secret_until: until } = row
    if (sealed === null || keyId === null || until === null || until <= now) {
      return null
    }
    try {
      return openSealed(row, keyId, sealed)
    } catch (error) {
      return ignoreUnreadable(error)
    }
  }

  return {
    /** The id of the current encryption key; null when the server has none. */
    keyId: box?.keyId ?? null,

    /** @throws DomainError 409 `no_credential_keys` */
    seal: (workspaceId: string, secret: string): SealedSecret => requireBox().seal(secret, contextFor(workspaceId)),

    /** The secrets that sign now: the current one, then the one before it for as long as both do. @throws SecretUnreadable */
    open(row: SecretColumns, now: Date): [current: string, ...earlier: string[]] {
      const earlier = openEarlier(row, now)
      const current = openSealed(row, row.credential_key_id, row.sealed_secret)
      return earlier === null ? [current] : [current, earlier]
    },

    /** The same secrets under the current encryption key; null when the current secret can no longer be decrypted. */
    reseal(row: SecretColumns, now: Date) {
      const earlier = openEarlier(row, now)
      try {
        const own = requireBox().seal(
          openSealed(row, row.credential_key_id, row.sealed_secret),
          contextFor(row.workspace_id),
        )
        const before = earlier === null ? null : requireBox().seal(earlier, contextFor(row.workspace_id))
        return {
          sealed_secret: own.sealed,
          credential_key_id: own.keyId,
          sealed_earlier_secret: before?.sealed ?? null,
          earlier_credential_key_id: before?.keyId ?? null,
          earlier_secret_until: before === null ? null : row.earlier_secret_until,
        }
      } catch (error) {
        return ignoreUnreadable(error)
      }
    },
  }
}

export type WebhookSecrets = ReturnType<typeof createWebhookSecrets>
export { SecretUnreadable }

function ignoreUnreadable(error: unknown): null {
  if (error instanceof SecretUnreadable) {
    return null
  }
  throw error
}

function contextFor(workspaceId: string): string {
  return `webhook endpoint of ${workspaceId}`
}
