import type { Invitation } from '@marquee/contract/invitations'
import { ErrorState } from '@marquee/ui/error-state'
import { formatDate } from '@marquee/ui/format-date'
import { useOutcomeToast } from '@marquee/ui/use-outcome-toast'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { listInvitationsQuery, useResendInvitation, useWithdrawInvitation } from '../api/invitations.ts'
import { MoreButton } from '../../components/more-button.tsx'
import { ROLE_NAMES } from './role-names.ts'
import styles from './members.module.css'

interface InvitationListProps {
  canManage: boolean
  canInvite: boolean
}

/** The open invitations; renders nothing when there are none. */
export function InvitationList({ canManage, canInvite }: InvitationListProps) {
  const query = useInfiniteQuery(listInvitationsQuery())
  if (query.data === undefined) {
    return query.isError ? (
      <ErrorState
        title="The invitations could not be loaded"
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    ) : null
  }
  const invitations = query.data.pages.flatMap((page) => page.data)
  if (invitations.length === 0) {
    return null
  }
  return (
    <section className={styles.section} aria-label="Invitations">
      <h3 className={styles.heading}>Invitations</h3>
      <ul className={styles.list} role="list" aria-label="Invitations">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.id} invitation={invitation} canManage={canManage} canInvite={canInvite} />
        ))}
      </ul>
      <MoreButton query={query} what="invitations" />
    </section>
  )
}

function InvitationRow({ invitation, canManage, canInvite }: InvitationListProps & { invitation: Invitation }) {
  const { id, email, role, is_expired, expires_at } = invitation
  const resend = useResendInvitation()
  const withdraw = useWithdrawInvitation()
  const tellOutcome = useOutcomeToast()
  const isPending = resend.isPending || withdraw.isPending
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>{email}</p>
        <p className={styles.about}>
          {ROLE_NAMES[role]} · {is_expired ? 'expired' : `good until ${formatDate(expires_at)}`}
        </p>
      </div>
      <div className={styles.actions}>
        {canInvite ? (
          <Button
            disabled={isPending}
            aria-label={`Send the invitation to ${email} again`}
            onClick={() =>
              void tellOutcome(resend.mutateAsync(id), {
                success: `Invitation sent to ${email} again`,
                failure: 'The invitation was not sent',
              })
            }
          >
            Send again
          </Button>
        ) : null}
        {canManage ? (
          <Button
            disabled={isPending}
            aria-label={`Withdraw the invitation to ${email}`}
            onClick={() =>
              void tellOutcome(withdraw.mutateAsync(id), {
                success: `Invitation to ${email} withdrawn`,
                failure: 'The invitation was not withdrawn',
              })
            }
          >
            Withdraw
          </Button>
        ) : null}
      </div>
    </li>
  )
}
