import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { resetPassword as endpoint } from '@marquee/contract/authentication'
import { withCsrfCookie } from './with-csrf-cookie.ts'

/** @returns the server's confirmation, for people */
export async function resetPassword(body: CallInput<typeof endpoint>['body']): Promise<string> {
  const answer = await withCsrfCookie(() => callEndpoint(endpoint, { body }, { keepSession: true }))
  return 'message' in answer ? answer.message : answer.status
}
