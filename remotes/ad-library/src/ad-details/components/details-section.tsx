import { useId } from 'react'
import styles from './details.module.css'

/** A titled part of the details. */
export function DetailsSection({ title, children }: { title: string; children: React.ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h3 id={id} className={styles.sectionTitle}>
        {title}
      </h3>
      {children}
    </section>
  )
}
