import { useFeatureValue } from '@marquee/remote-kit/feature-flags'
import { Megaphone, X } from 'lucide-react'
import { useState } from 'react'
import controls from '@marquee/ui/controls.module.css'
import styles from './announcement-banner.module.css'

const STORAGE_KEY = 'marquee.closed-announcement'

/**
 * What the flag `product.announcement` says, until it is closed; another text shows again. It lies over the page: it may come
 * late, and nothing must move then.
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

/** Blocked storage forgets what was closed when the page goes. */
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
