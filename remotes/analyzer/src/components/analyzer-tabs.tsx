import { NavLink } from 'react-router'
import { href } from '../href.ts'
import styles from './analyzer-tabs.module.css'

/** The two jobs of the analyzer. */
export function AnalyzerTabs() {
  return (
    <nav aria-label="Creative analyzer" className={styles.tabs}>
      <NavLink to={href('creative-analyzer')} end className={styles.tab ?? ''}>
        Creatives
      </NavLink>
      <NavLink to={href('creative-analyzer.results')} className={styles.tab ?? ''}>
        Results
      </NavLink>
    </nav>
  )
}
