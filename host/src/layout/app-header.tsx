import controls from '@marquee/ui/controls.module.css'
import { Command, Menu } from 'lucide-react'
import { useLocation } from 'react-router'
import { routeAt, usePages } from '../navigation/live-pages.ts'
import { getArea, getSection } from '../navigation/pages.ts'
import { useHostSelector } from '../store/host-store.ts'
import { selectTitle } from '../store/title-slice.ts'
import { NotificationBell } from './notification-bell.tsx'
import { AccountMenu } from './account-menu.tsx'
import styles from './app-header.module.css'
import { HeaderSearch } from './header-search.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

interface AppHeaderProps {
  onOpenNavigation: () => void
  onOpenPalette: () => void
}

export function AppHeader({ onOpenNavigation, onOpenPalette }: AppHeaderProps) {
  const shownTitle = useHostSelector(selectTitle)
  const { pathname, search } = useLocation()
  const pages = usePages()
  const area = getArea(pages, getSection(pages, routeAt(pathname), new URLSearchParams(search)))
  return (
    <header className={styles.header}>
      <button
        type="button"
        className={`${controls.icon} ${styles.menu}`}
        aria-label="Open navigation"
        onClick={onOpenNavigation}
      >
        <Menu size={20} aria-hidden />
      </button>
      <p className={styles.title} dir="auto">
        {area === null ? null : <span className={styles.area}>{area}</span>}
        {shownTitle}
      </p>
      <HeaderSearch />
      <div className={styles.end}>
        <button
          type="button"
          className={controls.icon}
          aria-label="Search and commands"
          aria-keyshortcuts="Control+K Meta+K"
          aria-haspopup="dialog"
          onClick={onOpenPalette}
        >
          <Command size={18} aria-hidden />
        </button>
        <NotificationBell />
        <ThemeSwitch />
        <AccountMenu />
      </div>
    </header>
  )
}
