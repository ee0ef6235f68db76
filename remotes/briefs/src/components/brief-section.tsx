import { useId } from 'react'
import styles from './brief-section.module.css'

/** A titled card of the editor. */
export function BriefSection({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
