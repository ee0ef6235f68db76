import { ApiError } from '@marquee/api-client/api-error'
import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import {
  authCheck,
  checkPasswordReset,
  forgotPassword,
  login,
  logout,
  register,
  resetPassword as resetPasswordEndpoint,
  sendVerification,
} from '@marquee/contract/authentication'
import type { CallInput } from '@marquee/contract/endpoint'
import { setDisplayTimeZone } from '@marquee/ui/format-date'
import { queryOptions, useMutation } from '@tanstack/react-query'

const authenticationKeys = {
  authData: ['auth-data'] as const,
  resetCheck: (link: { email: string; token: string }) => ['password-reset-check', link] as const,
}

/** Whether the link of a reset mail still works. A back end that cannot say fails, and then nobody knows. */
export function passwordResetCheckQuery(link: { email: string; token: string }) {
  return queryOptions({
    queryKey: authenticationKeys.resetCheck(link),
    queryFn: () => withCsrfCookie(() => callEndpoint(checkPasswordReset, { body: link }, { keepSession: true })),
    retry: false,
    // What was typed meanwhile must not vanish because the page was looked at again.
    staleTime: Infinity,
    enabled: link.email !== '',
  })
}

/** Who is signed in. Asked for once; `shell/auth-session.ts` asks again when it changes. */
export function authDataQuery() {
  return queryOptions({
    queryKey: authenticationKeys.authData,
    queryFn: async ({ signal }) => {
      const authData = await callEndpoint(authCheck, { query: { with_plan: '1' } }, { signal, keepSession: true })
      // Before any page is drawn with it.
      setDisplayTimeZone(authData.user?.current_workspace_time_zone ?? null)
      return authData
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })
}

/** Ends the session; one that had ended already counts as success. */
export async function logOut(): Promise<void> {
  try {
    await withCsrfCookie(() => callEndpoint(logout, {}, { keepSession: true }))
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) {
      throw error
    }
  }
}

/** @returns the server's confirmation, for people */
export async function sendPasswordResetLink(email: string): Promise<string> {
  const answer = await withCsrfCookie(() => callEndpoint(forgotPassword, { body: { email } }, { keepSession: true }))
  return 'message' in answer ? answer.message : answer.status
}

/** @returns the server's confirmation, for people */
export async function resetPassword(body: CallInput<typeof resetPasswordEndpoint>['body']): Promise<string> {
  const answer = await withCsrfCookie(() => callEndpoint(resetPasswordEndpoint, { body }, { keepSession: true }))
  return 'message' in answer ? answer.message : answer.status
}

/** Sends the verification mail again; nothing is sent when the address is verified already. */
export function useSendVerification() {
  return useMutation({ mutationFn: () => withCsrfCookie(() => callEndpoint(sendVerification, {})) })
}

/** A step with the session as it is: reading it again, ending it. */
export function useSessionStep<Answer>(mutationFn: () => Promise<Answer>) {
  return useMutation({ mutationFn })
}

/** @returns whether a second factor is asked for before anybody is signed in */
export async function logIn(body: CallInput<typeof login>['body']): Promise<{ isChallenged: boolean }> {
  const answer = await withCsrfCookie(() => callEndpoint(login, { body }, { keepSession: true }))
  return { isChallenged: answer?.two_factor === true }
}

/** Creates an account. The form says that signing up accepts the terms, so `terms` is always true. */
export async function registerAccount(body: Omit<CallInput<typeof register>['body'], 'terms'>): Promise<undefined> {
  await withCsrfCookie(() => callEndpoint(register, { body: { ...body, terms: true } }, { keepSession: true }))
}
