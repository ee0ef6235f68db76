import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import { FormAlert } from '@marquee/ui/form-alert'
import { keepInvitation } from '../../guard/stored-addresses.ts'
import controls from '@marquee/ui/controls.module.css'
import { useLogOut } from '../../session/use-log-out.ts'

interface OtherAccountProps {
  token: string
  /** E-mail address of the account that is signed in. */
  email: string
  invitedEmail: string
}

/** The invitation is for another address than the account's: shows how to switch to that account, and the link back. */
export function OtherAccount({ token, email, invitedEmail }: OtherAccountProps) {
  const { logOut, isLeaving } = useLogOut()
  function handleClick(): void {
    keepInvitation(href('invitation', { params: { token } }))
    void logOut()
  }
  return (
    <>
      <FormAlert tone="error">
        This invitation is for {invitedEmail}, and you are logged in as {email}. Log out, and log in or sign up with the
        invited address.
      </FormAlert>
      <button
        type="button"
        className={controls.primary}
        aria-disabled={isLeaving}
        onClick={() => isLeaving || handleClick()}
      >
        {isLeaving ? 'Logging out…' : 'Log out and go on'}
      </button>
      <Link className={controls.button} to={href('explore')}>
        Stay logged in
      </Link>
    </>
  )
}
