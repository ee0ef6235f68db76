import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { createBrief } from '@marquee/contract/briefs'
import type { CallInput } from '@marquee/contract/endpoint'
import { useMutation } from '@tanstack/react-query'

export type NewBrief = Omit<NonNullable<CallInput<typeof createBrief>['body']>, 'idempotency_key'>

/** A repeated request with the same key creates only one brief. */
export function useCreateBrief(idempotencyKey: string) {
  return useMutation({
    mutationFn: (brief: NewBrief) => callEndpoint(createBrief, { body: { ...brief, idempotency_key: idempotencyKey } }),
  })
}
