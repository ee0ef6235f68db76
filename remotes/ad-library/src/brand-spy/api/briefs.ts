import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createBrief } from '@marquee/contract/briefs'
import type { CallInput } from '@marquee/contract/endpoint'

export type NewBrief = NonNullable<CallInput<typeof createBrief>['body']>

export function requestCreateBrief(brief: NewBrief) {
  return callEndpoint(createBrief, { body: brief })
}
