import type { OpenedInvitation } from '@marquee/contract/invitations'
import { routes } from '@marquee/remote-kit/routes'
import { useQuery } from '@tanstack/react-query'
import { matchPath } from 'react-router'
import { invitationQuery } from '../../api/invitations.ts'
import { ownAddress } from '../../guard/own-address.ts'

/** The invitation in the address (`?invitation=/invitations/…`); undefined without one, and until it is loaded. */
export function useInvitation(search: URLSearchParams): OpenedInvitation | undefined {
  const address = ownAddress(search.get('invitation'), location.origin)
  const token = address === null ? undefined : matchPath(routes.invitation.path, address)?.params.token
  const { data } = useQuery({ ...invitationQuery(token ?? ''), enabled: token !== undefined })
  return data
}
