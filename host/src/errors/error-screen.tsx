import type { ReactNode } from 'react'
import { BrandLogo } from '@marquee/ui/brand-logo'
import controls from '@marquee/ui/controls.module.css'
import styles from './error-screen.module.css'

interface ErrorScreenProps {
  title: string
  children: ReactNode
  onRetry: () => void
  /** For people who will ask for help, as the request's id. */
  reference?: string | null
}

/** A whole page that says what is wrong and offers to try again. Needs no further code, so that it works when little else does. */
export function ErrorScreen({ title, children, onRetry, reference = null }: ErrorScreenProps) {
  return (
    <main className={styles.screen}>
      <BrandLogo />
      <div className={styles.words} role="alert">
        <h1 className={styles.title}>{title}</h1>
        <p>{children}</p>
      </div>
      <button type="button" className={controls.primary} onClick={onRetry}>
        Try again
      </button>
      {reference === null ? null : <p className={styles.reference}>Reference for support: {reference}</p>}
    </main>
  )
}
