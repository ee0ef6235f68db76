import { useId } from 'react'
import styles from './form-section.module.css'

/** A titled card of a form. */
export function FormSection({ title, children }: { title: string; children: React.ReactNode }) {
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
