import {
  createSecretBox,
  type KeyRing,
  type SealedSecret,
  SecretUnreadable,
} from '../../../platform/secrets/secret-box.ts'
import type { ProviderRow } from './generation-providers.repository.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { ProviderSettings } from './provider.ts'

/** Keeps the keys of providers: encrypted, and bound to their workspace. */
export function createProviderKeys(keys: KeyRing | null) {
  const box = keys === null ? null : createSecretBox(keys)

  return {
    /** The id of the key that encrypts now; null: the server has none, and nothing can be kept. */
    keyId: box?.keyId ?? null,

    /** Call it only when keys can be kept. */
    seal(workspaceId: string, apiKey: string): SealedSecret {
      if (box === null) {
        throw new TypeError('The server has no key for credentials.')
      }
      return box.seal(apiKey, contextFor(workspaceId))
    },

    /** @throws ProviderFailure when the kept key cannot be read any more */
    open(row: ProviderRow): ProviderSettings {
      const { base_address, text_model, image_model, credential_key_id, sealed_key, workspace_id } = row
      try {
        const secret = { keyId: credential_key_id, sealed: sealed_key }
        const apiKey = box?.open(secret, contextFor(workspace_id))
        if (apiKey !== undefined) {
          return { baseAddress: base_address, apiKey, textModel: text_model, imageModel: image_model }
        }
      } catch (error) {
        if (!(error instanceof SecretUnreadable)) {
          throw error
        }
      }
      throw new ProviderFailure('key')
    },
  }
}

function contextFor(workspaceId: string): string {
  return `generation provider of ${workspaceId}`
}
