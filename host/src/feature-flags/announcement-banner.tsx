import { useFeatureValue } from '@marquee/remote-kit/feature-flags'
import { Megaphone, X } from 'lucide-react'
import { useState } from 'react'
import controls from '@marquee/ui/controls.module.css'
import styles from './announcement-banner.module.css'

const STORAGE_KEY = 'marquee.closed-announcement'

/**
 * The text of the flag `product.announcement`, until the user closes it; a different text shows again. It overlays the page: the flag may
 * arrive late, and the layout must not move then.
 */
export function AnnouncementBanner() {
  const text = useFeatureValue('product.announcement', '').trim()
  const [closed, setClosed] = useState(readClosed)
  const isShown = text !== '' && text !== closed

  function handleClose(): void {
    rememberClosed(text)
    setClosed(text)
  }

  return isShown ? (
    <div className={styles.banner}>
      <Megaphone size={18} className={styles.icon} aria-hidden />
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <button type="button" className={controls.icon} aria-label="Close the announcement" onClick={handleClose}>
        <X size={18} aria-hidden />
      </button>
    </div>
  ) : null
}

/** With blocked storage the closed announcement is forgotten when the user leaves the page. */
function readClosed(): string | null {
  try {
    return window.localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function rememberClosed(text: string): void {
  try {
    window.localStorage.setItem(STORAGE_KEY, text)
  } catch {
    // Closed for this page only.
  }
}
