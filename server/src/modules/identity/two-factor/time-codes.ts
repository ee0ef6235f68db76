import { Secret, TOTP } from 'otpauth'

const STEP_SECONDS = 30
/** A clock may be one step off either way (RFC 6238, section 5.2). */
const WINDOW = 1
/** 160 bits, as RFC 4226 recommends. */
const SECRET_BYTES = 20

/** A new shared secret in Base32. */
export function createSharedSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The address that authenticator apps read from a QR code. */
export function toKeyAddress(secret: string, email: string): string {
  return createTotp(secret, email).toString()
}

/** The time step that a code belongs to; null when it is wrong or its time is over. Spaces are left out, as apps show them. */
export function findTimeStep(secret: string, code: string, now: Date): number | null {
  const delta = createTotp(secret).validate({
    token: code.replaceAll(/\s/g, ''),
    timestamp: now.getTime(),
    window: WINDOW,
  })
  return delta === null ? null : Math.floor(now.getTime() / 1000 / STEP_SECONDS) + delta
}

/** What every authenticator app understands: SHA-1, six digits, 30 seconds. */
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
