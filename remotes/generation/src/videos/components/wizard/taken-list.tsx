import { Check, X } from 'lucide-react'
import styles from './script-step.module.css'

interface TakenListProps {
  taken: readonly string[]
  notTaken: readonly string[]
}

/** What is taken over from an ad's structure and what is not. Renders nothing without an ad. */
export function TakenList({ taken, notTaken }: TakenListProps) {
  return taken.length === 0 && notTaken.length === 0 ? null : (
    <section className={styles.taken} aria-label="What is taken from the ad">
      <ul role="list">
        {taken.map((sentence) => (
          <li key={sentence}>
            <Check size={14} aria-hidden /> {sentence}
          </li>
        ))}
        {notTaken.map((sentence) => (
          <li key={sentence}>
            <X size={14} aria-hidden /> {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}
