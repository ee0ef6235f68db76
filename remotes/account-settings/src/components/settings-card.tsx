import { useId } from 'react'
import styles from './settings-card.module.css'

interface SettingsCardProps {
  title: string
  description?: string
  children: React.ReactNode
}

/** One topic of a settings page. */
export function SettingsCard({ title, description, children }: SettingsCardProps) {
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
      </div>
      {children}
    </section>
  )
}
