import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { register } from '@marquee/contract/authentication'
import { withCsrfCookie } from './with-csrf-cookie.ts'

/** Creates an account. The form says that signing up accepts the terms, so `terms` is always true. */
export async function registerAccount(body: Omit<CallInput<typeof register>['body'], 'terms'>): Promise<undefined> {
  await withCsrfCookie(() => callEndpoint(register, { body: { ...body, terms: true } }, { keepSession: true }))
}
