import { callEndpoint } from '@marquee/api-client/call-endpoint'
import type { CallInput } from '@marquee/contract/endpoint'
import { twoFactorChallenge } from '@marquee/contract/two-factor'

/** The second step of a sign-in. */
export function answerTwoFactor(body: NonNullable<CallInput<typeof twoFactorChallenge>['body']>): Promise<undefined> {
  return callEndpoint(twoFactorChallenge, { body }, { keepSession: true })
}
