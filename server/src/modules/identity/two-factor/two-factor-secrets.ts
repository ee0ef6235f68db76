import { z } from 'zod'
import { DomainError } from '../../../platform/errors/domain-error.ts'
import { createSecretBox, type KeyRing } from '../../../platform/secrets/secret-box.ts'
import type { TwoFactorRow } from './two-factor.repository.ts'

const codes = z.array(z.string())

/** Encrypts secrets and recovery codes, bound to their account. */
export function createTwoFactorSecrets(keys: KeyRing | null) {
  const box = keys === null ? null : createSecretBox(keys)

  /** @throws DomainError 503 on a server without an encryption key */
  function requireBox() {
    if (box === null) {
      throw new DomainError(503, 'Two-factor authentication is not available on this server.')
    }
    return box
  }

  return {
    sealSecret(userId: string, secret: string): Pick<TwoFactorRow, 'key_id' | 'sealed_secret'> {
      const { keyId, sealed } = requireBox().seal(secret, secretContext(userId))
      return { key_id: keyId, sealed_secret: sealed }
    },

    openSecret({ user_id, key_id, sealed_secret }: TwoFactorRow): string {
      return requireBox().open({ keyId: key_id, sealed: sealed_secret }, secretContext(user_id))
    },

    sealCodes(
      userId: string,
      list: readonly string[],
    ): Pick<TwoFactorRow, 'recovery_key_id' | 'sealed_recovery_codes'> {
      const { keyId, sealed } = requireBox().seal(JSON.stringify(list), codesContext(userId))
      return { recovery_key_id: keyId, sealed_recovery_codes: sealed }
    },

    openCodes({ user_id, recovery_key_id, sealed_recovery_codes }: TwoFactorRow): string[] {
      const secret = { keyId: recovery_key_id, sealed: sealed_recovery_codes }
      return codes.parse(JSON.parse(requireBox().open(secret, codesContext(user_id))))
    },
  }
}

function secretContext(userId: string): string {
  return `two-factor secret of ${userId}`
}

function codesContext(userId: string): string {
  return `recovery codes of ${userId}`
}
