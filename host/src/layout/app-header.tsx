import { Menu } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useShell } from '../shell/shell.ts'
import { AccountMenu } from './account-menu.tsx'
import styles from './app-header.module.css'
import controls from './controls.module.css'
import { HeaderSearch } from './header-search.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

export function AppHeader({ onOpenNavigation }: { onOpenNavigation: () => void }) {
  const { title } = useShell()
  const shownTitle = useSyncExternalStore(title.subscribe, title.read)
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
        {shownTitle}
      </p>
      <HeaderSearch />
      <div className={styles.end}>
        <ThemeSwitch />
        <AccountMenu />
      </div>
    </header>
  )
}
