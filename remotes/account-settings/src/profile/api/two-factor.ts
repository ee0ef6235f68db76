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
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

const twoFactorKeys = { state: ['two-factor'] as const }

/** The data that an authenticator app needs. */
export interface TwoFactorSetup {
  /** The content of the QR code. */
  address: string
  secretKey: string
}

export function twoFactorQuery() {
  return queryOptions({
    queryKey: twoFactorKeys.state,
    queryFn: async ({ signal }) => (await callEndpoint(getTwoFactor, {}, { signal })).data,
  })
}

export function useConfirmPassword() {
  return useMutation({ mutationFn: (body: { password: string }) => callEndpoint(confirmPassword, { body }) })
}

/** Creates a secret unless there is one, and reads it. */
export function useSetUpTwoFactor() {
  return useMutation({
    mutationFn: async (): Promise<TwoFactorSetup> => {
      await callEndpoint(enableTwoFactor, {})
      const [{ url }, { secretKey }] = await Promise.all([
        callEndpoint(getTwoFactorQrCode, {}),
        callEndpoint(getTwoFactorSecretKey, {}),
      ])
      return { address: url, secretKey }
    },
  })
}

/** Turns it on and answers the recovery codes. That it is on is read by `refresh`, when the codes have been seen. */
export function useConfirmTwoFactor() {
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation({
    mutationFn: async (body: { code: string }) => {
      await callEndpoint(confirmTwoFactor, { body })
      return callEndpoint(listRecoveryCodes, {})
    },
  })
  return { confirm: mutateAsync, refresh: () => queryClient.invalidateQueries({ queryKey: twoFactorKeys.state }) }
}

export function useDisableTwoFactor() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => callEndpoint(disableTwoFactor, {}),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: twoFactorKeys.state }),
  })
}

/** Reads the codes, or creates new ones. */
export function useReadRecoveryCodes() {
  return useMutation({
    mutationFn: async ({ areNew }: { areNew: boolean }): Promise<string[]> => {
      if (areNew) {
        await callEndpoint(renewRecoveryCodes, {})
      }
      return callEndpoint(listRecoveryCodes, {})
    },
  })
}
