import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'

/** As an authenticator app shows it, with or without a space in the middle. */
const code = z.string().trim().max(20)
/** Fortify's answer for calls without data. */
const done = z.literal('')

/** Fortify's second step of a sign-in: a code of the app, or a recovery code. The first step answers `two_factor: true`. */
export const twoFactorChallenge = endpoint('POST', '/two-factor-challenge', {
  access: 'anonymous',
  summary: 'Ends a sign-in with a code of the authenticator app, or with a recovery code',
  body: z
    .object({ code: code.nullish(), recovery_code: z.string().trim().max(64).nullish() })
    .refine((body) => (body.code ?? '') !== '' || (body.recovery_code ?? '') !== '', {
      path: ['code'],
      message: 'Enter the code.',
    }),
  response: z.undefined(),
  status: 204,
})

export const confirmPassword = endpoint('POST', '/user/confirm-password', {
  access: 'signed-in',
  summary: 'Confirms the password for three hours: what is sensitive asks for it with 423',
  body: z.object({ password: z.string({ error: 'Enter your password.' }).min(1, 'Enter your password.').max(1024) }),
  response: done,
  status: 201,
})

export const getConfirmedPasswordStatus = endpoint('GET', '/user/confirmed-password-status', {
  access: 'signed-in',
  summary: 'Whether the password was confirmed in this session within three hours',
  response: z.object({ confirmed: z.boolean() }),
})

export const twoFactorState = z.object({
  /** `unconfirmed`: set up, and required after the first correct code. */
  state: z.enum(['off', 'unconfirmed', 'on']),
  confirmed_at: z.iso.datetime().nullable(),
})
export type TwoFactorState = z.infer<typeof twoFactorState>

/** Our own call; Fortify returns this with the user. */
export const getTwoFactor = endpoint('GET', '/api/account/two-factor', {
  access: 'signed-in',
  summary: 'Whether signing in asks for a second factor',
  response: dataSchema(twoFactorState),
})

export const enableTwoFactor = endpoint('POST', '/user/two-factor-authentication', {
  access: 'signed-in',
  summary: 'Makes a secret for an authenticator app; it counts once a code of it was confirmed',
  response: done,
  errors: [423, 503],
})

export const confirmTwoFactor = endpoint('POST', '/user/confirmed-two-factor-authentication', {
  access: 'signed-in',
  summary: 'Turns the second factor on with the first code of the app',
  body: z.object({ code: code.min(1, { message: 'Enter the code.' }) }),
  response: done,
  errors: [423, 503],
})

export const disableTwoFactor = endpoint('DELETE', '/user/two-factor-authentication', {
  access: 'signed-in',
  summary: 'Turns the second factor off and forgets secret and recovery codes',
  response: done,
  errors: [423],
})

export const getTwoFactorQrCode = endpoint('GET', '/user/two-factor-qr-code', {
  access: 'signed-in',
  summary: 'The address that the QR code holds; the page draws it',
  response: z.object({ url: z.string() }),
  errors: [404, 423, 503],
})

export const getTwoFactorSecretKey = endpoint('GET', '/user/two-factor-secret-key', {
  access: 'signed-in',
  summary: 'The secret in Base32, to be typed where nothing can be scanned',
  response: z.object({ secretKey: z.string() }),
  errors: [404, 423, 503],
})

export const listRecoveryCodes = endpoint('GET', '/user/two-factor-recovery-codes', {
  access: 'signed-in',
  summary: 'The recovery codes; each signs in once and is replaced then',
  response: z.array(z.string()),
  errors: [404, 423, 503],
})

export const renewRecoveryCodes = endpoint('POST', '/user/two-factor-recovery-codes', {
  access: 'signed-in',
  summary: 'Replaces all recovery codes',
  response: done,
  errors: [404, 423, 503],
})
