import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import { forgotPassword, sendVerification } from '@marquee/contract/authentication'
import { useMutation } from '@tanstack/react-query'

/** Sends the verification mail again, with a fresh CSRF cookie (specification, section 7). */
export function useSendVerification() {
  return useMutation({ mutationFn: () => withCsrfCookie(() => callEndpoint(sendVerification, {})) })
}

/** Sends the link to the first password of the account: the one of a forgotten password. */
export function useSendPasswordLink() {
  return useMutation({
    mutationFn: (email: string) => withCsrfCookie(() => callEndpoint(forgotPassword, { body: { email } })),
  })
}
