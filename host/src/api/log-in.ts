import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { login } from '@marquee/contract/authentication'
import { withCsrfCookie } from './with-csrf-cookie.ts'

export async function logIn(body: CallInput<typeof login>['body']): Promise<void> {
  await withCsrfCookie(() => callEndpoint(login, { body }, { keepSession: true }))
}
