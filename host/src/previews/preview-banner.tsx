import { FlaskConical } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import controls from '@marquee/ui/controls.module.css'
import { pageRegistry } from '../remotes/page-registry.ts'
import { addressWithoutPreviews } from './preview-choice.ts'
import styles from './preview-banner.module.css'

/** States that this tab runs previews that other users do not have, and links back to the live releases. */
export function PreviewBanner() {
  const { overrides } = useSyncExternalStore(pageRegistry.subscribe, pageRegistry.read)
  const previews = Object.entries(overrides)
  if (previews.length === 0) {
    return null
  }
  return (
    <aside className={styles.banner} aria-label="Preview">
      <FlaskConical size={18} aria-hidden />
      <p className={styles.text}>
        Preview of {previews.map(([name, release]) => `${name} ${release}`).join(', ')}. Only this tab runs it.
      </p>
      <button type="button" className={controls.button} onClick={endPreviews}>
        End the preview
      </button>
    </aside>
  )
}

function endPreviews(): void {
  const address = addressWithoutPreviews({
    storage: () => window.sessionStorage,
    address: new URL(window.location.href),
  })
  if (address.href === window.location.href) {
    window.location.reload()
  } else {
    window.location.assign(address)
  }
}
