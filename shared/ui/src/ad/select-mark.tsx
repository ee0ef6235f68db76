import { mentionAdvertiser } from '@marquee/contract/advertiser-name'
import type { AdSummary } from '@marquee/contract/ads'
import { Check } from 'lucide-react'
import { AdvertiserMark } from './brand-mark.tsx'
import styles from './select-mark.module.css'

interface SelectMarkProps {
  ad: AdSummary
  isSelected: boolean
  /** `isRange`: from the ad that was selected last up to this one. */
  onSelect: (ad: AdSummary, isRange: boolean) => void
  tabIndex: number
}

/** The brand's mark, which becomes a check box on hover, on focus, and when it is selected. */
export function SelectMark({ ad, isSelected, onSelect, tabIndex }: SelectMarkProps) {
  return (
    <button
      type="button"
      role="checkbox"
      className={styles.mark}
      aria-checked={isSelected}
      aria-label={`Select the ad of ${mentionAdvertiser(ad)}`}
      title="Select (X)"
      tabIndex={tabIndex}
      onClick={(event) => onSelect(ad, event.shiftKey)}
    >
      <AdvertiserMark brand={ad.brand} />
      <span className={styles.box} aria-hidden>
        {isSelected ? <Check size={16} strokeWidth={3} /> : null}
      </span>
    </button>
  )
}
