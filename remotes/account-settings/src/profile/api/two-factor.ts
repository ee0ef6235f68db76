import { callEndpoint } from '@marquee/api-client/call-endpoint'
import {
  confirmPassword,
  confirmTwoFactor,
  disableTwoFactor,
  enableTwoFactor,
  getTwoFactor,
  getTwoFactorQrCode,
  getTwoFactorSecretKey,
  listRecoveryCodes,
  renewRecoveryCodes,
} from '@marquee/contract/two-factor'
import { queryOptions } from '@tanstack/react-query'

export const TWO_FACTOR_KEY = ['two-factor'] as const

/** What an authenticator app needs. */
export interface TwoFactorSetup {
  /** What the QR code holds. */
  address: string
  secretKey: string
}

export function twoFactorQuery() {
  return queryOptions({
    queryKey: TWO_FACTOR_KEY,
    queryFn: async ({ signal }) => (await callEndpoint(getTwoFactor, {}, { signal })).data,
  })
}

export function requestConfirmPassword(body: { password: string }) {
  return callEndpoint(confirmPassword, { body })
}

/** Makes a secret, unless there is one, and reads it. */
export async function requestTwoFactorSetup(): Promise<TwoFactorSetup> {
  await callEndpoint(enableTwoFactor, {})
  const [{ url }, { secretKey }] = await Promise.all([
    callEndpoint(getTwoFactorQrCode, {}),
    callEndpoint(getTwoFactorSecretKey, {}),
  ])
  return { address: url, secretKey }
}

export function requestConfirmTwoFactor(body: { code: string }) {
  return callEndpoint(confirmTwoFactor, { body })
}

export function requestDisableTwoFactor() {
  return callEndpoint(disableTwoFactor, {})
}

export function requestRecoveryCodes(): Promise<string[]> {
  return callEndpoint(listRecoveryCodes, {})
}

export async function requestNewRecoveryCodes(): Promise<string[]> {
  await callEndpoint(renewRecoveryCodes, {})
  return requestRecoveryCodes()
}
