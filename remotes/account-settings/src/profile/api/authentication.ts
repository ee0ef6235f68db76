import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import { forgotPassword, sendVerification } from '@marquee/contract/authentication'

/** Sends the verification mail again, with a fresh CSRF cookie (specification, section 7). */
export async function requestVerification(): Promise<void> {
  await withCsrfCookie(() => callEndpoint(sendVerification, {}))
}

/** Sends the link to the first password of the account: the one of a forgotten password. */
export async function requestPasswordLink(email: string): Promise<void> {
  await withCsrfCookie(() => callEndpoint(forgotPassword, { body: { email } }))
}
