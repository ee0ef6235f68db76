import { href } from '@marquee/remote-kit/routes'
import { Link } from 'react-router'
import { useIsAnalyzerInPlan } from '../state/use-can-edit-analyzer.ts'
import styles from './analyzer-page.module.css'

/** Why nothing new can be analyzed or imported, if it is the plan; nothing otherwise. */
export function PlanNote() {
  return useIsAnalyzerInPlan() ? null : (
    <p className={styles.note}>
      Your plan does not run, or has no creative analyzer. What is here stays readable.{' '}
      <Link to={href('plans')}>See the plans</Link>
    </p>
  )
}
