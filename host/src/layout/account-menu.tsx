import { useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { LogOut, Settings, ShieldCheck, Users } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { useLogOut } from '../session/use-log-out.ts'
import { useShell } from '../shell/shell.ts'
import styles from './menu-panel.module.css'
import { MenuPanel } from './menu-panel.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

const AVATAR_SIZE = 32

/** Who is signed in, the workspaces, the settings and the way out. */
export function AccountMenu() {
  const user = useUser()
  const { thirdParties } = useShell()
  return (
    <MenuPanel
      label={`Account of ${user.display_name}`}
      button={<Avatar key={user.picture_url} name={user.display_name} url={user.picture_url} />}
    >
      {(close) => (
        <>
          <p className={styles.person}>
            <strong dir="auto">{user.display_name}</strong>
            <small>{user.email}</small>
          </p>
          <WorkspaceSwitcher onDone={close} />
          <div className={styles.divided}>
            <Link className={styles.item} to={href('account-settings.basics')}>
              <Settings size={16} aria-hidden />
              <span>Settings</span>
            </Link>
            <Link className={styles.item} to={href('account-settings.workspaces')}>
              <Users size={16} aria-hidden />
              <span>Manage workspaces</span>
            </Link>
            {thirdParties.isConsentNeeded ? (
              <Link className={styles.item} to={`${href('privacy-policy')}#privacy-choice`}>
                <ShieldCheck size={16} aria-hidden />
                <span>Privacy choice</span>
              </Link>
            ) : null}
            <LogOutButton />
          </div>
        </>
      )}
    </MenuPanel>
  )
}

function LogOutButton() {
  const { logOut, isLeaving } = useLogOut()
  return (
    <button type="button" className={styles.item} disabled={isLeaving} onClick={() => void logOut()}>
      <LogOut size={16} aria-hidden />
      <span>{isLeaving ? 'Logging out…' : 'Log out'}</span>
    </button>
  )
}

function Avatar({ name, url }: { name: string; url: string | null }) {
  const [isBroken, setIsBroken] = useState(false)
  if (url !== null && !isBroken) {
    return (
      <img
        className={styles.avatar}
        src={url}
        alt=""
        width={AVATAR_SIZE}
        height={AVATAR_SIZE}
        onError={() => setIsBroken(true)}
      />
    )
  }
  return (
    // Drawn by the stylesheet: as text the initials would be part of the button's words.
    <span className={styles.avatar} data-initials={toInitials(name)} aria-hidden />
  )
}

function toInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  // By code points: half of a surrogate pair is no letter.
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('')
}
