import { ApiError } from '@marquee/api-client/api-error'
import { callEndpoint, reportLostSession } from '@marquee/api-client/call-endpoint'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import {
  authCheck,
  type AuthData,
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

/** Whether the link of a reset mail is still valid. On a back end that cannot tell, the query fails and the answer stays unknown. */
export function passwordResetCheckQuery(link: { email: string; token: string }) {
  return queryOptions({
    queryKey: authenticationKeys.resetCheck(link),
    queryFn: () => withCsrfCookie(() => callEndpoint(checkPasswordReset, { body: link }, { keepSession: true })),
    retry: false,
    // A refetch when the window gets the focus must not remove what the user has typed meanwhile.
    staleTime: Infinity,
    enabled: link.email !== '',
  })
}

/**
 * The auth data of the signed-in user. Fetched once; `shell/auth-session.ts` fetches it again when it changes. A page of a user never becomes
 * one of a visitor: if the session has ended, as by a logout in another tab, the page is left with the data that it has.
 */
export function authDataQuery() {
  return queryOptions({
    queryKey: authenticationKeys.authData,
    queryFn: async ({ signal, client }): Promise<AuthData> => {
      const authData = await callEndpoint(authCheck, { query: { with_plan: '1' } }, { signal, keepSession: true })
      const before = client.getQueryData<AuthData>(authenticationKeys.authData)
      if (authData.user === null && before !== undefined && before.user !== null) {
        reportLostSession()
        return before
      }
      // Set before any page renders with the data.
      setDisplayTimeZone(authData.user?.current_workspace_time_zone ?? null)
      return authData
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })
}

/** Ends the session; a session that had already ended also counts as success. */
export async function logOut(): Promise<void> {
  try {
    await withCsrfCookie(() => callEndpoint(logout, {}, { keepSession: true }))
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) {
      throw error
    }
  }
}

/** @returns the server's confirmation, a text for the user */
export async function sendPasswordResetLink(email: string): Promise<string> {
  const answer = await withCsrfCookie(() => callEndpoint(forgotPassword, { body: { email } }, { keepSession: true }))
  return 'message' in answer ? answer.message : answer.status
}

/** @returns the server's confirmation, a text for the user */
export async function resetPassword(body: CallInput<typeof resetPasswordEndpoint>['body']): Promise<string> {
  const answer = await withCsrfCookie(() => callEndpoint(resetPasswordEndpoint, { body }, { keepSession: true }))
  return 'message' in answer ? answer.message : answer.status
}

/** Sends the verification mail again; the server sends nothing when the address is verified already. */
export function useSendVerification() {
  return useMutation({ mutationFn: () => withCsrfCookie(() => callEndpoint(sendVerification, {})) })
}

/** An action on the current session: reading it again, ending it. */
export function useSessionStep<Answer>(mutationFn: () => Promise<Answer>) {
  return useMutation({ mutationFn })
}

/** @returns whether a second factor is required before the user is signed in */
export async function logIn(body: CallInput<typeof login>['body']): Promise<{ isChallenged: boolean }> {
  const answer = await withCsrfCookie(() => callEndpoint(login, { body }, { keepSession: true }))
  return { isChallenged: answer?.two_factor === true }
}

/** Creates an account. The form states that signing up accepts the terms, so `terms` is always true. */
export async function registerAccount(body: Omit<CallInput<typeof register>['body'], 'terms'>): Promise<undefined> {
  await withCsrfCookie(() => callEndpoint(register, { body: { ...body, terms: true } }, { keepSession: true }))
}
