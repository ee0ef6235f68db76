import { ApiError } from '@marquee/api-client/api-error'
import { callEndpoint } from '@marquee/api-client/call-endpoint'
import { withCsrfCookie } from '@marquee/api-client/with-csrf-cookie'
import { acceptInvitation, openInvitation } from '@marquee/contract/invitations'
import { useSession } from '@marquee/remote-kit/host-services'
import { queryOptions, useMutation } from '@tanstack/react-query'

const invitationKeys = { link: (token: string) => ['invitation-link', token] as const }

/** The invitation behind a link; the query fails with the reason when the link does not work. */
export function invitationQuery(token: string) {
  return queryOptions({
    queryKey: invitationKeys.link(token),
    queryFn: async () => {
      const call = () => callEndpoint(openInvitation, { body: { token } }, { keepSession: true })
      return (await withCsrfCookie(call)).data
    },
    retry: (failures, error) => !(error instanceof ApiError) && failures < 2,
    // A refetch of an accepted invitation would show an error on the page that the user is about to leave.
    staleTime: Infinity,
  })
}

/**
 * Accepts the invitation; its workspace becomes the current one, and the session is fetched again.
 * @param onJoined called before the session changes
 */
export function useAcceptInvitation(token: string, onJoined: () => void) {
  const { refresh } = useSession()
  return useMutation({
    mutationFn: async () => {
      const { data } = await callEndpoint(acceptInvitation, { body: { token } })
      onJoined()
      await refresh()
      return data
    },
  })
}
