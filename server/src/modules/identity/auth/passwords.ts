import argon2 from '@node-rs/argon2'

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane (OWASP Password Storage Cheat Sheet). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash of a random password that is not stored, which is checked when the address is unknown. */
const DECOY_HASH = argon2.hash(crypto.randomUUID(), PARAMETERS)

/** @returns the encoded argon2id hash */
export function hashPassword(password: string): Promise<string> {
  return argon2.hash(password, PARAMETERS)
}

/**
 * Whether the password belongs to the hash. Without a hash the answer is false after the same work, so that the time of a
 * failed login does not reveal whether the address has an account (auth contract).
 */
export async function isPasswordCorrect(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await argon2.verify(passwordHash ?? (await DECOY_HASH), password)
  return passwordHash !== undefined && matches
}
