import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import { createInvitations, listInvitations, resendInvitation, withdrawInvitation } from '@marquee/contract/invitations'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { MEMBERS_KEY } from './members.ts'

export function listInvitationsQuery() {
  return infiniteQueryOptions({
    queryKey: [...MEMBERS_KEY, 'invitations'],
    meta: changesWith('members'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listInvitations, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function requestInvitations(body: CallInput<typeof createInvitations>['body']) {
  return callEndpoint(createInvitations, { body })
}

export function requestResendInvitation(id: string) {
  return callEndpoint(resendInvitation, { params: { id } })
}

export function requestWithdrawInvitation(id: string) {
  return callEndpoint(withdrawInvitation, { params: { id } })
}
