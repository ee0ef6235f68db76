import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  type AssignableRole,
  changeMemberRole,
  getSeats,
  listMembers,
  removeMember,
  transferOwnership,
} from '@marquee/contract/members'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'

/** Root of every query about who is in the current workspace. */
export const MEMBERS_KEY = ['members'] as const

export function listMembersQuery() {
  return infiniteQueryOptions({
    queryKey: [...MEMBERS_KEY, 'list'],
    meta: changesWith('members'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listMembers, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function seatsQuery() {
  return queryOptions({
    queryKey: [...MEMBERS_KEY, 'seats'],
    meta: changesWith('members'),
    queryFn: async ({ signal }) => (await callEndpoint(getSeats, {}, { signal })).data,
  })
}

export function requestChangeRole(id: string, role: AssignableRole) {
  return callEndpoint(changeMemberRole, { params: { id }, body: { role } })
}

export function requestRemoveMember(id: string) {
  return callEndpoint(removeMember, { params: { id } })
}

export function requestTransferOwnership(id: string) {
  return callEndpoint(transferOwnership, { params: { id } })
}
