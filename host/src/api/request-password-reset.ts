import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { forgotPassword } from '@marquee/contract/authentication'
import { withCsrfCookie } from './with-csrf-cookie.ts'

/** @returns the server's confirmation, for people */
export async function requestPasswordReset(email: string): Promise<string> {
  const answer = await withCsrfCookie(() => callEndpoint(forgotPassword, { body: { email } }, { keepSession: true }))
  return 'message' in answer ? answer.message : answer.status
}
