import { useIsAllowed, useSession } from '@marquee/remote-kit/host-services'
import { PageHeader } from '@marquee/ui/page-header'
import ordered from '@marquee/ui/ordered-sections.module.css'
import { VisuallyHidden } from '@marquee/ui/visually-hidden'
import { UnsavedForms } from '@marquee/ui/unsaved-forms'
import { useEffect, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { ownHref } from '../href.ts'
import styles from './settings-layout.module.css'

const TABS = [
  { name: 'account-settings.basics', label: 'Basics' },
  { name: 'account-settings.account', label: 'Account' },
  { name: 'account-settings.workspaces', label: 'Workspaces' },
  { name: 'account-settings.subscription', label: 'Subscription' },
  { name: 'account-settings.credits', label: 'Credits' },
  { name: 'account-settings.payment', label: 'Payment' },
  { name: 'account-settings.integrations', label: 'Integrations' },
  { name: 'account-settings.webhooks', label: 'Webhooks' },
  { name: 'account-settings.change-log', label: 'Change log' },
] as const

/** The tabs of a workspace for ad templates alone; the guard redirects from the others [G-04]. */
const OPEN_TABS = [
  { name: 'account-settings.basics', label: 'Basics' },
  { name: 'plans', label: 'Plan and payment' },
] as const

/** Head and tabs of the account settings around one tab's content. Each tab is a page with its own address. */
export function SettingsLayout({ children }: { children: React.ReactNode }) {
  const { pathname } = useLocation()
  const hasUnread = useSession().authData.has_unread_changes === true
  const tabs = useIsAllowed({ feature: 'full_product', plan: 'none' }) ? TABS : OPEN_TABS
  const current = useRef<HTMLAnchorElement>(null)
  // On a phone the tabs are wider than the screen: the current one is scrolled into view.
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: 'nearest', inline: 'center' })
  }, [pathname])
  return (
    <div className={styles.layout}>
      <PageHeader title="Account settings" />
      <nav className={styles.tabs} aria-label="Account settings">
        {tabs.map(({ name, label }) => {
          const isCurrent = pathname === ownHref(name)
          return (
            <Link
              key={name}
              ref={isCurrent ? current : null}
              className={styles.tab}
              to={ownHref(name)}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
              {name === 'account-settings.change-log' && hasUnread ? <UnreadMark /> : null}
            </Link>
          )
        })}
      </nav>
      <div className={`${styles.content} ${ordered.sections}`}>
        <UnsavedForms>{children}</UnsavedForms>
      </div>
    </div>
  )
}

function UnreadMark() {
  return (
    <>
      <span className={styles.mark} aria-hidden />
      <VisuallyHidden> with news</VisuallyHidden>
    </>
  )
}
