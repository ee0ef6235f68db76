import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import { BrandLogo } from '@marquee/ui/brand-logo'
import { Link } from 'react-router'
import styles from './bare-page.module.css'

interface BarePageProps {
  /** For forms and texts: a narrower column. */
  isNarrow?: boolean
  children: React.ReactNode
}

/** A page outside of the app's frame: the product's name, one way back, and the content. */
export function BarePage({ isNarrow = false, children }: BarePageProps) {
  const { user_plan: plan } = useSession().authData
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <Link className={styles.home} to={href('home')} aria-label="Marquee, home">
          <BrandLogo />
        </Link>
        {/* Whoever owns a workspace without a plan is led back here from everywhere but the settings [G-06]. */}
        {plan === null ? (
          <Link to={href('account-settings.workspaces')}>Workspaces and settings</Link>
        ) : (
          <Link to={href('explore')}>Back to the app</Link>
        )}
      </header>
      <main className={isNarrow ? `${styles.main} ${styles.narrow}` : styles.main}>{children}</main>
    </div>
  )
}
