import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { sendVerification as endpoint } from '@marquee/contract/authentication'
import { withCsrfCookie } from './with-csrf-cookie.ts'

/** Sends the verification mail again; nothing is sent when the address is verified already. */
export async function sendVerification(): Promise<void> {
  await withCsrfCookie(() => callEndpoint(endpoint, {}))
}
