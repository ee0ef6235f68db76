import type { AdSummary } from '@marquee/contract/ads'
import type { AdAnnotation } from './ad-annotation.tsx'

/** An ad of a list; one that the workspace keeps may have what it wrote about it. */
export interface ListedAd extends AdSummary {
  annotation?: AdAnnotation
}

/** What an ad of a list takes, whether it is a card or a line. */
export interface AdItemProps {
  ad: ListedAd
  /** The address of the ad's details. */
  href: string
  /** Opens them here; a click that asks for another tab or window does not. */
  onOpen: (adId: string) => void
  /** Without it the ad shows no button to save it. */
  onToggleSave?: ((ad: AdSummary) => void) | undefined
  isSelected?: boolean
  /** Without it the ad cannot be selected. `isRange`: from the ad that was selected last up to this one. */
  onSelect?: (ad: AdSummary, isRange: boolean) => void
  /** What else can be done with the ad; keep it stable. */
  renderMenu?: (ad: AdSummary, tabIndex: number) => React.ReactNode
  /** Whether Tab reaches the ad; in a list only one is a tab stop and the arrow keys move it. Default true. */
  isTabStop?: boolean
  /** 1-based place in the list and the list's size, -1 when it is not known. */
  position?: number
  setSize?: number
}
