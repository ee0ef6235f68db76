import { useRef, useState } from 'react'
import { Outlet, useLocation } from 'react-router'
import { useCommandPanels } from '../commands/use-command-panels.tsx'
import { useRememberedPages } from '../commands/use-recent-pages.ts'
import { AnnouncementBanner } from '../feature-flags/announcement-banner.tsx'
import { useLiveWorkspace } from '../live/use-live-workspace.ts'
import { toPageName } from '../navigation/pages.ts'
import { routeAt } from '../navigation/live-pages.ts'
import { hearOfRelease } from '../remotes/page-registry.ts'
import { useShell } from '../shell/shell.ts'
import { AppHeader } from './app-header.tsx'
import styles from './app-layout.module.css'
import { NavigationDrawer } from './navigation-drawer.tsx'
import { NewReleaseLine } from './new-release-line.tsx'
import { PAGE_SCROLL_CONTAINER_ID } from './page-scroll.ts'
import { PaymentBanner } from './payment-banner.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { usePageArrival } from './use-page-arrival.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** The layout for signed-in users: side navigation, header, and the one container that scrolls. */
export function AppLayout() {
  const { pathname } = useLocation()
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const container = useRef<HTMLElement>(null)
  usePageArrival(container)
  useScrollRestoration(container)
  useRememberedPages()
  useLiveWorkspace(useShell().stream, hearOfRelease)
  const { panel, openPalette } = useCommandPanels()

  return (
    <div className={styles.layout}>
      <a className={styles.skip} href={`#${PAGE_SCROLL_CONTAINER_ID}`}>
        Skip to the page
      </a>
      <aside className={styles.side}>
        <SideNavigation />
      </aside>
      <NavigationDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      <AppHeader onOpenNavigation={() => setDrawerOpen(true)} onOpenPalette={openPalette} />
      <main
        id={PAGE_SCROLL_CONTAINER_ID}
        className={styles.main}
        ref={container}
        tabIndex={-1}
        data-page-name={toPageName(routeAt(pathname))}
      >
        <PaymentBanner />
        <div className={styles.content}>
          <Outlet />
        </div>
      </main>
      {/* The region exists before it has text: screen readers announce the text only then. */}
      <div className={styles.notices} role="status">
        <NewReleaseLine />
        <AnnouncementBanner />
      </div>
      {panel}
    </div>
  )
}
