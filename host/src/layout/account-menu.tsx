import { useIsAllowed, useUser } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { Avatar } from '@marquee/ui/avatar'
import { LogOut, Settings, ShieldCheck, Users } from 'lucide-react'
import { Link } from 'react-router'
import { useLogOut } from '../session/use-log-out.ts'
import { useShell } from '../shell/shell.ts'
import styles from './menu-panel.module.css'
import { MenuPanel } from './menu-panel.tsx'
import { WorkspaceSwitcher } from './workspace-switcher.tsx'

/** The signed-in user, the workspaces, the settings and the logout. */
export function AccountMenu() {
  const user = useUser()
  const { thirdParties } = useShell()
  const hasProduct = useIsAllowed({ feature: 'full_product', plan: 'none' })
  return (
    <MenuPanel
      label={`Account of ${user.display_name}`}
      button={<Avatar name={user.display_name} url={user.picture_url} />}
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
            {hasProduct ? (
              <Link className={styles.item} to={href('account-settings.workspaces')}>
                <Users size={16} aria-hidden />
                <span>Manage workspaces</span>
              </Link>
            ) : null}
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
