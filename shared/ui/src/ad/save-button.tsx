import type { AdSummary } from '@marquee/contract/ads'
import { Bookmark } from 'lucide-react'
import styles from './ad-card.module.css'

interface SaveButtonProps {
  ad: AdSummary
  onToggleSave: (ad: AdSummary) => void
  tabIndex: number
}

/**
 * Saves the card's ad to the swipe file or removes it. A plain button: a list mounts hundreds of them while it scrolls. The second click
 * of a double click is ignored, so that it does not undo the first.
 */
export function SaveButton({ ad, onToggleSave, tabIndex }: SaveButtonProps) {
  return (
    <button
      type="button"
      className={styles.save}
      aria-pressed={ad.is_saved}
      aria-label="Save to swipe file"
      title={ad.is_saved ? 'Remove from swipe file' : 'Save to swipe file'}
      tabIndex={tabIndex}
      onClick={(event) => event.detail < 2 && onToggleSave(ad)}
    >
      <Bookmark size={18} aria-hidden />
    </button>
  )
}
