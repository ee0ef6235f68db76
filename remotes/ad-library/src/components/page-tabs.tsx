import { NavLink } from 'react-router'
import styles from './page-tabs.module.css'

/** Links between related pages; the current page is marked. */
export function PageTabs({ label, tabs }: { label: string; tabs: readonly { to: string; name: string }[] }) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, name }) => (
        <NavLink key={to} className={styles.tab ?? ''} to={to} end>
          {name}
        </NavLink>
      ))}
    </nav>
  )
}
