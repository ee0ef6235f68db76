import type { AdSummary } from '@marquee/contract/ads'
import type { AdAnnotation } from './ad-annotation.tsx'

/** An ad of a list; a saved ad can have the workspace's note and tags. */
export interface ListedAd extends AdSummary {
  annotation?: AdAnnotation
}

/** The props of an ad in a list, both as a card and as a row. */
export interface AdItemProps {
  ad: ListedAd
  /** The address of the ad's details. */
  href: string
  /** Opens the details on this page; not called for a click that asks for another tab or window. */
  onOpen: (adId: string) => void
  /** Without it the ad shows no button to save it. */
  onToggleSave?: ((ad: AdSummary) => void) | undefined
  isSelected?: boolean
  /** Without it the ad cannot be selected. `isRange`: from the ad that was selected last up to this one. */
  onSelect?: (ad: AdSummary, isRange: boolean) => void
  /** Further actions for the ad; keep the reference stable. */
  renderMenu?: (ad: AdSummary, tabIndex: number) => React.ReactNode
  /** Whether Tab reaches the ad; in a list only one ad is a tab stop, and the arrow keys move it. Default true. */
  isTabStop?: boolean
  /** 1-based place in the list and the list's size, -1 when it is not known. */
  position?: number
  setSize?: number
}
