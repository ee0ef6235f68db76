import type { AdSummary } from '@marquee/contract/ads'
import { AdCard } from '@marquee/ui/ad-card'
import type { AdCardLayout } from '@marquee/ui/ad-card-layout'
import { memo } from 'react'
import styles from './ad-grid.module.css'

interface AdGridCellProps {
  ad: AdSummary
  layout: AdCardLayout
  /** px inside of the grid. */
  left: number
  top: number
  width: number
  to: string
  linkState: unknown
  onToggleSave: (ad: AdSummary) => void
  isTabStop: boolean
  position: number
  setSize: number
}

/** A card in its place. While the page scrolls, cards that stay are not rendered again. */
export const AdGridCell = memo(function AdGridCell({ left, top, width, ...card }: AdGridCellProps) {
  return (
    <div className={styles.cell} role="presentation" style={{ width, transform: `translate(${left}px, ${top}px)` }}>
      <AdCard {...card} />
    </div>
  )
})
