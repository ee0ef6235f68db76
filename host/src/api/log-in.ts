import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { login } from '@marquee/contract/authentication'
import { withCsrfCookie } from './with-csrf-cookie.ts'

/** @returns whether a second factor is asked for before anybody is signed in */
export async function logIn(body: CallInput<typeof login>['body']): Promise<{ isChallenged: boolean }> {
  const answer = await withCsrfCookie(() => callEndpoint(login, { body }, { keepSession: true }))
  return { isChallenged: answer?.two_factor === true }
}
