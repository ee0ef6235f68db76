import type { AdSummary } from '@marquee/contract/ads'
import { AdCard } from '@marquee/ui/ad-card'
import type { AdColumn } from '@marquee/ui/ad-columns'
import type { AdCardLayout } from '@marquee/ui/ad-card-layout'
import { AD_ROW_HEIGHT, AdRow } from '@marquee/ui/ad-row'
import { memo } from 'react'
import styles from './ad-grid.module.css'

export interface AdFrameProps {
  adId: string
  className: string | undefined
  style: React.CSSProperties
  children: React.ReactNode
}

interface AdGridCellProps {
  ad: AdSummary
  /** Null for a row of a list. */
  layout: AdCardLayout | null
  /** The columns of a row; keep the reference stable. */
  columns?: readonly AdColumn[] | undefined
  /** px within the grid. */
  left: number
  top: number
  width: number
  href: string
  onOpen: (adId: string) => void
  /** Undefined for users who may not save. */
  onToggleSave: ((ad: AdSummary) => void) | undefined
  isSelected?: boolean
  onSelect?: (ad: AdSummary, isRange: boolean) => void
  renderMenu?: (ad: AdSummary, tabIndex: number) => React.ReactNode
  isTabStop: boolean
  position: number
  setSize: number
  /** The component around the ad. Default: one without effect. */
  Frame?: React.ComponentType<AdFrameProps> | undefined
}

/** A card or a row at its position. Cells that stay in the page during scrolling are not rendered again. */
export const AdGridCell = memo(function AdGridCell(props: AdGridCellProps) {
  const { left, top, width, layout, columns, Frame = PlainFrame, ...ad } = props
  return (
    <Frame
      adId={ad.ad.id}
      className={styles.cell}
      style={{ width, height: layout?.height ?? AD_ROW_HEIGHT, left, top }}
    >
      {layout === null ? <AdRow {...ad} columns={columns} /> : <AdCard {...ad} layout={layout} />}
    </Frame>
  )
})

function PlainFrame({ adId: _ad, ...frame }: AdFrameProps) {
  return <div role="presentation" {...frame} />
}
