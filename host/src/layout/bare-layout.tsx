import { useSession } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './bare-layout.module.css'
import { BrandLogo } from '@marquee/ui/brand-logo'

interface BareLayoutProps {
  children: ReactNode
  /** Replaces the link to the app. */
  wayOn?: ReactNode
}

/** A page outside of the app layout: the logo, one link, and the content. */
export function BareLayout({ children, wayOn }: BareLayoutProps) {
  const { user } = useSession().authData
  return (
    <div className={styles.layout}>
      <header className={styles.header}>
        <Link className={styles.home} to={href('home')} aria-label="Marquee, home">
          <BrandLogo />
        </Link>
        {wayOn ?? (
          <Link to={href(user === null ? 'login' : 'explore')}>{user === null ? 'Log in' : 'Back to the app'}</Link>
        )}
      </header>
      <main className={styles.main}>{children}</main>
      <footer className={styles.footer}>
        <Link to={href('terms-and-conditions')}>Terms</Link>
        <Link to={href('privacy-policy')}>Privacy</Link>
      </footer>
    </div>
  )
}
