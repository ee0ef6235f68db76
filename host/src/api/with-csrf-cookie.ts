import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { csrfCookie } from '@marquee/contract/authentication'

/** Fetches the anti-forgery cookie first, as the specification asks for register, login, resend verification and logout [C-01]. */
export async function withCsrfCookie<T>(call: () => Promise<T>): Promise<T> {
  await callEndpoint(csrfCookie, {})
  return call()
}
