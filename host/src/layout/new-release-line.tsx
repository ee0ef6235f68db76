import { useEffect, useState, useSyncExternalStore } from 'react'
import { pageRegistry } from '../remotes/page-registry.ts'
import { useShell } from '../shell/shell.ts'
import styles from './new-release-line.module.css'

/** While a new release is available, the interval of the check for unsaved work. */
const LOOK_MS = 5000

/**
 * A one-line notice of a new release that waits for unsaved work. Without unsaved work no notice is needed: the next page that the user
 * opens runs the release (docs/decisions/0014).
 */
export function NewReleaseLine() {
  const isHeldBack = useIsReleaseHeldBack()
  return isHeldBack ? (
    <p className={styles.line}>
      A new version is ready. Save your work, then
      <button type="button" className={styles.reload} onClick={() => window.location.reload()}>
        reload the page
      </button>
    </p>
  ) : null
}

function useIsReleaseHeldBack(): boolean {
  const { unsavedWork } = useShell()
  const hasNews = useSyncExternalStore(pageRegistry.subscribe, () => pageRegistry.news() !== null)
  const [hasUnsaved, setHasUnsaved] = useState(false)

  useEffect(() => {
    if (!hasNews) {
      return
    }
    const look = () => setHasUnsaved(unsavedWork.hasAny())
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [hasNews, unsavedWork])

  return hasNews && hasUnsaved
}
