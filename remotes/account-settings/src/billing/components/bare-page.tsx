import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { BrandLogo } from '@marquee/ui/brand-logo'
import { Link } from 'react-router'
import { useSettingsAddresses } from '../../state/use-settings-addresses.ts'
import styles from './bare-page.module.css'

interface BarePageProps {
  /** For forms and texts: a narrower column. */
  isNarrow?: boolean
  children: React.ReactNode
}

/** A page outside of the app's frame: the product's name, one link back, and the content. */
export function BarePage({ isNarrow = false, children }: BarePageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link className={styles.home} to={href('home')} aria-label="Marquee, home">
          <BrandLogo />
        </Link>
        <WayBack />
      </header>
      <main className={isNarrow ? `${styles.main} ${styles.narrow}` : styles.main}>{children}</main>
    </div>
  )
}

/** To the workspace's first page, or to the settings while no plan opens one: the guard would lead back here [G-06]. */
function WayBack() {
  const hasPlan = useSession().authData.user_plan !== null
  const { areClosed, workspaces } = useSettingsAddresses()
  if (!hasPlan) {
    return <Link to={workspaces}>Workspaces and settings</Link>
  }
  return areClosed ? (
    <Link to={href('ad-templates')}>Back to the ad templates</Link>
  ) : (
    <Link to={href('explore')}>Back to the app</Link>
  )
}
