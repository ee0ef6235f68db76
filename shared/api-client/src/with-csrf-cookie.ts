import { csrfCookie } from '@marquee/contract/authentication'
import { callEndpoint } from './call-endpoint.ts'

/** Fetches the anti-forgery cookie first, as the specification asks for register, login, resend verification and logout [C-01]. */
export async function withCsrfCookie<T>(call: () => Promise<T>): Promise<T> {
  await callEndpoint(csrfCookie, {})
  return call()
}
