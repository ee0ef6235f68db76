import { useEffect, useState } from 'react'
import styles from './error-screen.module.css'
import { ErrorScreen } from './error-screen.tsx'

const SLOW_MS = 6000

/** What shows until the access check has answered: nothing but the progress bar, and after six seconds a word about it. */
export function BootScreen() {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) {
    return <div className={styles.boot} aria-busy />
  }
  return (
    <ErrorScreen title="This is taking longer than usual" onRetry={() => window.location.reload()}>
      We are still waiting for the server. You can go on waiting, or try again.
    </ErrorScreen>
  )
}
