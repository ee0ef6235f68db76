import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** The user's clock may be one step off in either direction (RFC 6238, section 5.2). */
const WINDOW = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** A new shared secret in Base32. */
export function createSharedSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The URI that authenticator apps read from a QR code. */
export function toKeyAddress(secret: string, email: string): string {
  return createTotp(secret, email).toString()
}

/** The time step of a code; null when the code is wrong or expired. Spaces are ignored, because apps show codes with spaces. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  const delta = createTotp(secret).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp: now.getTime(),
    window: WINDOW,
  })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}

/** The parameters that every authenticator app supports: SHA-1, six digits, 30 seconds. */
function createTotp(secret: string, label = ''): TOTP {
  return new TOTP({
    issuer: 'Marquee',
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: STEP_SECONDS,
  })
}
