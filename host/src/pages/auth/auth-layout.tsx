import { href } from '@marquee/remote-kit/routes'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { BrandLogo } from '@marquee/ui/brand-logo'
import styles from './auth-layout.module.css'
import { MarqueeSign } from './marquee-sign.tsx'

interface AuthLayoutProps {
  title: string
  children: ReactNode
  /** Shown under the title. */
  lead?: ReactNode
  /** Shown under the form, for example a link to the other page. */
  footer?: ReactNode
}

/** The layout of the sign-in pages: the form on one side, a presentation of the product on the other. */
export function AuthLayout({ title, lead, children, footer }: AuthLayoutProps) {
  return (
    <div className={styles.layout}>
      <main className={styles.page}>
        <Link className={styles.home} to={href('login')} aria-label="Marquee, log in">
          <BrandLogo />
        </Link>
        <div className={styles.form}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
          {children}
          {footer === undefined ? null : <p className={styles.footer}>{footer}</p>}
        </div>
        <nav className={styles.legal} aria-label="Legal">
          <Link to={href('terms-and-conditions')}>Terms</Link>
          <Link to={href('privacy-policy')}>Privacy</Link>
        </nav>
      </main>
      <aside className={styles.brand} aria-label="About Marquee">
        <p className={styles.statement}>
          Find the ads that work. <em>Put yours up in lights.</em>
        </p>
        <MarqueeSign />
        <p className={styles.promise}>
          Search real ads, keep the good ones, watch what competitors launch, and turn what you learnt into your next
          brief.
        </p>
      </aside>
    </div>
  )
}
