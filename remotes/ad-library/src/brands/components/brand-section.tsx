import { useId } from 'react'
import styles from './brand-section.module.css'

interface BrandSectionProps {
  title: string
  /** The meaning of the figures and its limits. */
  note?: string
  actions?: React.ReactNode
  children: React.ReactNode
}

/** One section of a brand's details. */
export function BrandSection({ title, note, actions, children }: BrandSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {note === undefined ? null : <p className={styles.note}>{note}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
