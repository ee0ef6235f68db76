import type { Seats } from '@marquee/contract/members'
import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { ErrorState } from '@marquee/ui/error-state'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { listMembersQuery, seatsQuery } from '../api/members.ts'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { MoreButton } from '../../components/more-button.tsx'
import { SettingsCard } from '../../components/settings-card.tsx'
import styles from './members.module.css'

/** The members of the current workspace and its invitations. */
export function MembersCard() {
  const seats = useQuery(seatsQuery())
  const members = useInfiniteQuery(listMembersQuery())
  const canManage = useIsAllowed({ permission: 'members.manage', plan: 'none' })
  const canInvite = useIsAllowed({ permission: 'members.manage' })
  // The seats stand above the form, and the members below it: each would move what follows.
  if (seats.isPending || members.isPending) {
    return <ListSkeleton label="Loading members" rows={4} />
  }
  return (
    <SettingsCard title="Members" {...(seats.data !== undefined && { description: describeSeats(seats.data) })}>
      {canInvite ? <InviteForm /> : null}
      <Members canManage={canManage} />
      <InvitationList canManage={canManage} canInvite={canInvite} />
    </SettingsCard>
  )
}

function Members({ canManage }: { canManage: boolean }) {
  const query = useInfiniteQuery(listMembersQuery())
  if (query.data === undefined) {
    return (
      <ErrorState title="The members could not be loaded" error={query.error} onRetry={() => void query.refetch()} />
    )
  }
  return (
    <>
      <ul className={styles.list} role="list" aria-label="Members">
        {query.data.pages
          .flatMap((page) => page.data)
          .map((member) => (
            <MemberRow key={member.id} member={member} canManage={canManage} />
          ))}
      </ul>
      <MoreButton query={query} what="members" />
    </>
  )
}

/** "3 of 5 seats of the Growth plan are taken." */
function describeSeats({ plan_title, limit, members, invited }: Seats): string {
  const plan = plan_title === null ? 'Without a plan' : `${plan_title} plan`
  const waiting = invited === 0 ? '' : `, ${invited} of them by ${invited === 1 ? 'an invitation' : 'invitations'}`
  return `${plan}: ${members + invited} of ${limit} ${limit === 1 ? 'seat' : 'seats'} taken${waiting}. Viewers take no seat.`
}
