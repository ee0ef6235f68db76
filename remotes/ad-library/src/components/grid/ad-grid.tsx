import type { AdSummary } from '@marquee/contract/ads'
import { useEffect, useRef } from 'react'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import { AdGridCell } from './ad-grid-cell.tsx'
import styles from './ad-grid.module.css'
import { useAdVirtualizer } from './use-ad-virtualizer.ts'
import { useCardLayouts } from './use-card-layouts.ts'
import { useGridKeyboard } from './use-grid-keyboard.ts'
import { GRID_GAP, useGridMetrics } from './use-grid-metrics.ts'

interface AdGridProps {
  label: string
  ads: readonly AdSummary[]
  drawer: AdDrawerAddress
  onToggleSave: (ad: AdSummary) => void
  hasMore: boolean
  isLoadingMore: boolean
  /** Called when the end comes near; may be called again while it is loading. */
  onEndNear: () => void
}

/** The next page is asked for when fewer cards than this are left below. */
const CARDS_BEFORE_END = 24

/**
 * Ads in columns of cards with different heights. Only the cards near the window are in the page; the heights of all are known
 * beforehand, so that nothing moves and the scroll bar is right.
 */
export function AdGrid({ label, ads, drawer, onToggleSave, hasMore, isLoadingMore, onEndNear }: AdGridProps) {
  const grid = useRef<HTMLDivElement>(null)
  const activeIndex = useRef(0)
  const metrics = useGridMetrics(grid)
  const columnWidth = metrics?.columnWidth ?? 0
  const layoutOf = useCardLayouts()
  const virtualizer = useAdVirtualizer({ ads, metrics, layoutOf, activeIndex })
  const keyboard = useGridKeyboard({
    grid,
    ads,
    places: () => virtualizer.measurementsCache,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    onOpen: drawer.open,
    onToggleSave,
  })
  useEffect(() => {
    activeIndex.current = keyboard.activeIndex
  }, [keyboard.activeIndex])

  const items = virtualizer.getVirtualItems()
  const lastShown = items.at(-1)?.index ?? 0
  const isEndNear = hasMore && metrics !== null && lastShown >= ads.length - CARDS_BEFORE_END
  useEffect(() => {
    if (isEndNear && !isLoadingMore) {
      onEndNear()
    }
  }, [isEndNear, isLoadingMore, onEndNear])

  return (
    <div
      ref={grid}
      role="feed"
      aria-label={label}
      aria-busy={isLoadingMore}
      className={styles.grid}
      style={{ height: virtualizer.getTotalSize() }}
      onFocus={keyboard.handleFocus}
      onKeyDown={keyboard.handleKeyDown}
    >
      {items.map(({ index, key, lane, start }) => {
        const ad = ads[index]
        return ad === undefined ? null : (
          <AdGridCell
            key={key}
            ad={ad}
            layout={layoutOf(ad, index, columnWidth)}
            left={lane * (columnWidth + GRID_GAP)}
            top={start - (metrics?.scrollMargin ?? 0)}
            width={columnWidth}
            to={drawer.linkTo(ad.id)}
            linkState={drawer.linkState}
            onToggleSave={onToggleSave}
            isTabStop={index === keyboard.activeIndex}
            position={index + 1}
            setSize={hasMore ? -1 : ads.length}
          />
        )
      })}
    </div>
  )
}
