import { ApiError } from '@marquee/api-client/api-error'
import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import { acceptInvitation, openInvitation } from '@marquee/contract/invitations'
import type { Workspace } from '@marquee/contract/workspaces'
import { queryOptions } from '@tanstack/react-query'

/** What the link of an invitation is for; fails with the reason when it does not work. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: ['invitation-link', token],
    queryFn: async () => {
      const call = () => callEndpoint(openInvitation, { body: { token } }, { keepSession: true })
      return (await withCsrfCookie(call)).data
    },
    retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
    // An accepted invitation must not turn into an error on the page that is just being left.
    staleTime: Infinity,
  })
}

/** @returns the workspace, which is the current one now */
export async function requestAcceptInvitation(token: string): Promise<Workspace> {
  return (await callEndpoint(acceptInvitation, { body: { token } })).data
}
