import { PAGE_FRAME_ELEMENT_ID } from '@marquee/federation/registry'
import { useEffect, useState } from 'react'
import styles from './error-screen.module.css'
import { ErrorScreen } from './error-screen.tsx'

/** A page of a remote gives way to its layout before this: only the server’s own answers are waited for so long. */
const SLOW_MS = 10_000

/** Shows until the first page has loaded: the frame that the server rendered, and after ten seconds a message about the delay. */
export function BootScreen() {
  const [isSlow, setSlow] = useState(false)
  // React's first commit empties the root element; the frame is added again in the same paint.
  const [frame] = useState(() => document.getElementById(PAGE_FRAME_ELEMENT_ID))
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS)
    return () => clearTimeout(timer)
  }, [])
  if (!isSlow) {
    return (
      <div
        className={styles.boot}
        aria-busy
        ref={(element) => {
          if (frame !== null) {
            element?.append(frame)
          }
        }}
      />
    )
  }
  return (
    <ErrorScreen title="This is taking longer than usual" onRetry={() => window.location.reload()}>
      We are still waiting for the server. You can go on waiting, or try again.
    </ErrorScreen>
  )
}
