import type { ReactNode } from 'react'
import { BrandLogo } from '@marquee/ui/brand-logo'
import controls from '@marquee/ui/controls.module.css'
import styles from './error-screen.module.css'

interface ErrorScreenProps {
  title: string
  children: ReactNode
  onRetry: () => void
  /** A reference for support requests, as the request's id. */
  reference?: string | null
}

/** A full page that describes an error and offers a retry. It needs no further code, so that it works even when nothing else loads. */
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
