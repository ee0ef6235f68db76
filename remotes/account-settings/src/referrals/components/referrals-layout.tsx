import { useIsAllowed } from '@marquee/remote-kit/host-services'
import { href } from '@marquee/remote-kit/routes'
import ordered from '@marquee/ui/ordered-sections.module.css'
import { PageHeader } from '@marquee/ui/page-header'
import { Link, useLocation } from 'react-router'
import styles from '../../components/settings-layout.module.css'

const TABS = [
  { name: 'share-and-benefit', label: 'Your link' },
  { name: 'affiliate', label: 'Affiliate program' },
] as const

interface ReferralsLayoutProps {
  title: string
  description: string
  children: React.ReactNode
}

/** Head and tabs of the pages about recommending the product. */
export function ReferralsLayout({ title, description, children }: ReferralsLayoutProps) {
  const { pathname } = useLocation()
  const canManage = useIsAllowed({ permission: 'referrals.manage', plan: 'ended' })
  return (
    <div className={styles.layout}>
      <PageHeader title={title} description={description} />
      {canManage ? (
        <nav className={styles.tabs} aria-label="Share and benefit">
          {TABS.map(({ name, label }) => (
            <Link
              key={name}
              className={styles.tab}
              to={href(name)}
              aria-current={pathname === href(name) ? 'page' : undefined}
            >
              {label}
            </Link>
          ))}
        </nav>
      ) : null}
      <div className={`${styles.content} ${ordered.sections}`}>{children}</div>
    </div>
  )
}
