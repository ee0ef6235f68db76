import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

/** Keys by id. The first one encrypts; the others only decrypt what was encrypted with them. */
export type KeyRing = ReadonlyMap<string, Buffer>

export interface SealedSecret {
  keyId: string
  /** Base64url of nonce, tag and cipher text. */
  sealed: string
}

/** Encrypts data that is stored for later use, such as the access tokens of other services. */
export interface SecretBox {
  /** The id of the key that encrypts. */
  readonly keyId: string
  /** @param context the owner of the secret; it can be decrypted only with the same context, so a copied row is useless elsewhere */
  seal(plain: string, context: string): SealedSecret
  /** @throws SecretUnreadable when the key is missing or anything was altered */
  open(secret: SealedSecret, context: string): string
}

/** A stored secret can no longer be decrypted. */
export class SecretUnreadable extends Error {
  override readonly name = 'SecretUnreadable'
}

const ALGORITHM = 'aes-256-gcm'
const KEY_BYTES = 32
/** 96 bits, as NIST SP 800-38D requires for GCM. The nonce is random, which is safe for far more secrets than are ever stored here. */
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Parses `id:key,id:key`: ids of letters, digits, `.`, `_` and `-`, keys of 32 bytes in Base64.
 * @returns null when any part of it is invalid
 */
export function parseKeyRing(text: string): KeyRing | null {
  const keys = new Map<string, Buffer>()
  for (const part of text.split(',')) {
    const [, id, encoded] = /^([\w.-]{1,40}):([A-Za-z0-9+/_-]{43}=?)$/.exec(part.trim()) ?? []
    const key = Buffer.from(encoded ?? '', 'base64')
    if (id === undefined || key.length !== KEY_BYTES || keys.has(id)) {
      return null
    }
    keys.set(id, key)
  }
  return keys
}

/** AES-256-GCM; the id of the key and the context are authenticated together with the secret. */
export function createSecretBox(keys: KeyRing): SecretBox {
  const [newest] = keys
  if (newest === undefined) {
    throw new TypeError('A secret box needs a key.')
  }
  const [keyId, key] = newest
  return {
    keyId,
    seal(plain, context) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES })
      cipher.setAAD(additional(keyId, context))
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
      return { keyId, sealed: Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url') }
    },
    open({ keyId: usedId, sealed }, context) {
      const used = keys.get(usedId)
      const bytes = Buffer.from(sealed, 'base64url')
      if (used === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) {
        throw new SecretUnreadable(`The key ${usedId} is not configured.`)
      }
      const decipher = createDecipheriv(ALGORITHM, used, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAAD(additional(usedId, context))
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
          'utf8',
        )
      } catch {
        throw new SecretUnreadable('The secret does not belong here, or it was altered.')
      }
    },
  }
}

function additional(keyId: string, context: string): Buffer {
  return Buffer.from(JSON.stringify([keyId, context]))
}
