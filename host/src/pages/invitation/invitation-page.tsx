import type { OpenedInvitation } from '@marquee/contract/invitations'
import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { ListSkeleton } from '@marquee/ui/list-skeleton'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useParams } from 'react-router'
import { invitationQuery } from '../../api/invitations.ts'
import { FormAlert } from '@marquee/ui/form-alert'
import controls from '@marquee/ui/controls.module.css'
import { AuthLayout } from '../auth/auth-layout.tsx'
import { AcceptInvitation } from './accept-invitation.tsx'
import styles from './invitation-page.module.css'
import { OtherAccount } from './other-account.tsx'

const ROLE_WORDS: Readonly<Record<OpenedInvitation['role'], string>> = {
  admin: 'as an admin: you can change everything but who owns the workspace.',
  member: 'as a member: you can save ads, write briefs and create.',
  viewer: 'as a viewer: you can look at everything the team collects.',
}

/** The target of the link in an invitation's mail, for every user and visitor. */
export function Page() {
  const { token = '' } = useParams()
  // A used invitation can no longer be read; the state is flushed, because the account is read again immediately afterwards.
  const [hasJoined, setHasJoined] = useState(false)
  const { data: invitation, error } = useQuery({ ...invitationQuery(token), enabled: !hasJoined })
  if (error !== null) {
    return <BrokenInvitation reason={error.message} />
  }
  if (invitation === undefined) {
    return (
      <AuthLayout title="Your invitation">
        <ListSkeleton label="Opening the invitation" rows={2} />
      </AuthLayout>
    )
  }
  const { workspace_name, invited_by, role } = invitation
  return (
    <AuthLayout
      title={`Join ${workspace_name}`}
      lead={
        <span className={styles.lead}>
          {invited_by ?? 'A colleague'} invited you {ROLE_WORDS[role]}
        </span>
      }
    >
      <Answer token={token} invitation={invitation} onJoined={() => flushSync(() => setHasJoined(true))} />
    </AuthLayout>
  )
}

function BrokenInvitation({ reason }: { reason: string }) {
  const { user } = useSession().authData
  return (
    <AuthLayout title="This invitation cannot be used">
      <FormAlert tone="error">{reason}</FormAlert>
      <Link className={controls.button} to={href(user === null ? 'login' : 'explore')}>
        {user === null ? 'Log in' : 'Go to Marquee'}
      </Link>
    </AuthLayout>
  )
}

interface AnswerProps {
  token: string
  invitation: OpenedInvitation
  onJoined: () => void
}

function Answer({ token, invitation, onJoined }: AnswerProps) {
  const { user } = useSession().authData
  if (user === null) {
    return <SignIn token={token} invitation={invitation} />
  }
  return user.email.toLowerCase() === invitation.email.toLowerCase() ? (
    <AcceptInvitation token={token} onJoined={onJoined} />
  ) : (
    <OtherAccount token={token} email={user.email} invitedEmail={invitation.email} />
  )
}

/** The login and the registration keep the invitation and return to it. */
function SignIn({ token, invitation: { email, has_account } }: { token: string; invitation: OpenedInvitation }) {
  const query = { invitation: href('invitation', { params: { token } }) }
  return (
    <>
      <p className={styles.words}>
        The invitation is for <strong className={styles.address}>{email}</strong>.{' '}
        {has_account ? 'Log in with that address to join.' : 'Create an account with that address to join.'}
      </p>
      {has_account ? (
        <Link className={controls.primary} to={href('login', { query })}>
          Log in to join
        </Link>
      ) : (
        <Link className={controls.primary} to={href('signup', { query })}>
          Create an account
        </Link>
      )}
    </>
  )
}
