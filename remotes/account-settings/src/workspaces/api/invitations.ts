import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import type { CallInput } from '@marquee/contract/endpoint'
import { createInvitations, listInvitations, resendInvitation, withdrawInvitation } from '@marquee/contract/invitations'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { memberKeys, useMembersWrite } from './members.ts'

const invitationKeys = { list: [...memberKeys.all, 'invitations'] as const }

export function listInvitationsQuery() {
  return infiniteQueryOptions({
    queryKey: invitationKeys.list,
    meta: changesWith('members'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listInvitations, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function useCreateInvitations() {
  return useMembersWrite((body: CallInput<typeof createInvitations>['body']) =>
    callEndpoint(createInvitations, { body }),
  )
}

export function useResendInvitation() {
  return useMembersWrite((id: string) => callEndpoint(resendInvitation, { params: { id } }))
}

export function useWithdrawInvitation() {
  return useMembersWrite((id: string) => callEndpoint(withdrawInvitation, { params: { id } }))
}
