import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { changesWith } from '@marquee/api-client/live-queries'
import {
  type AssignableRole,
  changeMemberRole,
  getSeats,
  listMembers,
  type Member,
  removeMember,
  transferOwnership,
} from '@marquee/contract/members'
import { useSession } from '@marquee/remote-kit/host-services'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { workspaceKeys } from './workspaces.ts'

/** The query keys of members; `all` is also the root of invitations and of what members did. */
export const memberKeys = {
  all: ['members'] as const,
  list: ['members', 'list'] as const,
  seats: ['members', 'seats'] as const,
}

export function listMembersQuery() {
  return infiniteQueryOptions({
    queryKey: memberKeys.list,
    meta: changesWith('members'),
    queryFn: ({ pageParam, signal }) =>
      callEndpoint(listMembers, { query: { cursor: pageParam ?? undefined } }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.meta.next_cursor,
  })
}

export function seatsQuery() {
  return queryOptions({
    queryKey: memberKeys.seats,
    meta: changesWith('members'),
    queryFn: async ({ signal }) => (await callEndpoint(getSeats, {}, { signal })).data,
  })
}

export function useChangeMemberRole({ id, is_you: isYou }: Member) {
  const { refresh } = useSession()
  return useMembersWrite(async (role: AssignableRole) => {
    await callEndpoint(changeMemberRole, { params: { id }, body: { role } })
    if (isYou) {
      await refresh()
    }
  })
}

export function useRemoveMember() {
  return useMembersWrite((id: string) => callEndpoint(removeMember, { params: { id } }))
}

/** The own role is another one afterwards. */
export function useTransferOwnership() {
  const { refresh } = useSession()
  return useMembersWrite(async (id: string) => {
    await callEndpoint(transferOwnership, { params: { id } })
    await refresh()
  })
}

/** A write that changes the members of the workspace or their roles. */
export function useMembersWrite<Input = void, Answer = unknown>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: memberKeys.all }),
        queryClient.invalidateQueries({ queryKey: workspaceKeys.all }),
      ]),
  })
}
