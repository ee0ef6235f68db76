import {
  createSecretBox,
  type KeyRing,
  type SealedSecret,
  SecretUnreadable,
} from '../../../platform/secrets/secret-box.ts'
import type { ProviderRow } from './generation-providers.repository.ts'
import { ProviderFailure } from './provider-failure.ts'
import type { ProviderSettings } from './provider.ts'

/** Encrypts the keys of providers and binds them to their workspace. */
export function createProviderKeys(keys: KeyRing | null) {
  const box = keys === null ? null : createSecretBox(keys)

  return {
    /** The id of the current encryption key; null when the server has none, so that no provider key can be stored. */
    keyId: box?.keyId ?? null,

    /** Call this only when keys can be stored. */
    seal(workspaceId: string, apiKey: string): SealedSecret {
      if (box === null) {
        throw new TypeError('The server has no key for credentials.')
      }
      return box.seal(apiKey, contextFor(workspaceId))
    },

    /** @throws ProviderFailure when the stored key can no longer be read */
    open(row: ProviderRow): ProviderSettings {
      const {
        base_address,
        text_model,
        image_model,
        speech_model,
        transcription_model,
        credential_key_id,
        sealed_key,
        workspace_id,
      } = row
      try {
        const secret = { keyId: credential_key_id, sealed: sealed_key }
        const apiKey = box?.open(secret, contextFor(workspace_id))
        if (apiKey !== undefined) {
          const models = {
            textModel: text_model,
            imageModel: image_model,
            speechModel: speech_model,
            transcriptionModel: transcription_model,
          }
          return { baseAddress: base_address, apiKey, ...models }
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
