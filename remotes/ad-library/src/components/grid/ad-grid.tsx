import type { AdSummary } from '@marquee/contract/ads'
import type { AdColumn } from '@marquee/ui/ad-columns'
import { AD_ROW_HEIGHT } from '@marquee/ui/ad-row'
import { ScrollPaceContext } from '@marquee/ui/scroll-pace'
import { useEffect, useRef } from 'react'
import type { ListView } from '../../state/list-view.ts'
import type { AdSelection } from '../../state/use-ad-selection.ts'
import type { AdDrawerAddress } from '../../state/use-ad-drawer.ts'
import { AdGridCell, type AdFrameProps } from './ad-grid-cell.tsx'
import styles from './ad-grid.module.css'
import { useAfterPaint } from './use-after-paint.ts'
import { useAdVirtualizer } from './use-ad-virtualizer.ts'
import { useCardLayouts } from './use-card-layouts.ts'
import { useGridKeyboard } from './use-grid-keyboard.ts'
import { useGridMetrics } from './use-grid-metrics.ts'
import { useScrollPace } from './use-scroll-pace.ts'

interface AdGridProps {
  label: string
  /** Cards in columns (the default), or one row for each ad. */
  view?: ListView | undefined
  /** The columns of rows; keep the reference stable. */
  columns?: readonly AdColumn[] | undefined
  ads: readonly AdSummary[]
  drawer: AdDrawerAddress
  /** Undefined for users who may not save. */
  onToggleSave: ((ad: AdSummary) => void) | undefined
  /** Without it, ads cannot be selected. */
  selection?: AdSelection | undefined
  /** Without it, the key `b` does nothing. */
  onAddToBoard?: ((adIds: readonly string[]) => void) | undefined
  /** Without it, the key Shift+S does nothing. */
  onSaveWithDetails?: ((adIds: readonly string[]) => void) | undefined
  /** The menu with further actions of an ad; keep its identity stable. */
  renderMenu?: ((ad: AdSummary, tabIndex: number) => React.ReactNode) | undefined
  /** The component around each ad; keep its identity stable. */
  Frame?: React.ComponentType<AdFrameProps> | undefined
  hasMore: boolean
  isLoadingMore: boolean
  /** Called when the end of the list comes near; may be called again while the next page loads. */
  onEndNear: () => void
}

/** The next page is requested when fewer cards than this remain below the window. */
const CARDS_BEFORE_END = 24
/** The same limit during fast scrolling: the number of cards that pass in one and a half seconds. */
const CARDS_BEFORE_END_OF_FLING = 120

/**
 * Ads in columns of cards with different heights. Only the cards near the window are in the page. The heights of all cards are
 * known beforehand, so that nothing moves and the scroll bar is correct.
 */
export function AdGrid(props: AdGridProps) {
  const {
    label,
    view = 'grid',
    columns,
    ads,
    drawer,
    onToggleSave,
    selection,
    onAddToBoard,
    onSaveWithDetails,
    renderMenu,
    Frame,
    hasMore,
    isLoadingMore,
    onEndNear,
  } = props
  const grid = useRef<HTMLDivElement>(null)
  const activeIndex = useRef(0)
  const metrics = useGridMetrics(grid, view)
  const columnWidth = metrics?.columnWidth ?? 0
  const getLayout = useCardLayouts()
  const getHeight = (ad: AdSummary, index: number, width: number): number =>
    view === 'list' ? AD_ROW_HEIGHT : getLayout(ad, index, width).height
  // The first screen is committed and painted separately, before the cards and the page of ads below it.
  const isPainted = useAfterPaint(metrics !== null)
  const virtualizer = useAdVirtualizer({ ads, metrics, getHeight, activeIndex, hasOverscan: isPainted })
  const keyboard = useGridKeyboard({
    grid,
    ads,
    places: () => virtualizer.measurementsCache,
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: 'auto' }),
    onOpen: drawer.open,
    onToggleSave,
    onSelect: selection?.select,
    onAddToBoard,
    onSaveWithDetails,
  })
  useEffect(() => {
    activeIndex.current = keyboard.activeIndex
  }, [keyboard.activeIndex])

  const items = virtualizer.getVirtualItems()
  const lastShown = items.at(-1)?.index ?? 0
  const pace = useScrollPace()
  const isWaiting = hasMore && !isLoadingMore && isPainted
  const cardsLeft = ads.length - lastShown
  useEffect(() => {
    if (isWaiting && cardsLeft <= (pace.isFast() ? CARDS_BEFORE_END_OF_FLING : CARDS_BEFORE_END)) {
      onEndNear()
    }
  }, [isWaiting, cardsLeft, pace, onEndNear])

  return (
    <div
      ref={grid}
      role="feed"
      aria-label={label}
      aria-busy={isLoadingMore}
      className={styles.grid}
      // Before its columns are known, the grid fills the screen, so that the content below it does not appear first.
      style={{ height: metrics === null ? '100dvh' : virtualizer.getTotalSize() }}
      onFocus={keyboard.handleFocus}
      onKeyDown={keyboard.handleKeyDown}
    >
      <ScrollPaceContext value={pace}>
        {items.map(({ index, key, lane, start }) => {
          const ad = ads[index]
          return ad === undefined ? null : (
            <AdGridCell
              key={key}
              ad={ad}
              layout={view === 'list' ? null : getLayout(ad, index, columnWidth)}
              columns={columns}
              left={lane * (columnWidth + (metrics?.gap ?? 0))}
              top={start - (metrics?.scrollMargin ?? 0)}
              width={columnWidth}
              href={drawer.linkTo(ad.id)}
              onOpen={drawer.open}
              onToggleSave={onToggleSave}
              {...(selection !== undefined && {
                isSelected: selection.ids.has(ad.id),
                onSelect: selection.select,
              })}
              {...(renderMenu !== undefined && { renderMenu })}
              Frame={Frame}
              isTabStop={index === keyboard.activeIndex}
              position={index + 1}
              setSize={hasMore ? -1 : ads.length}
            />
          )
        })}
      </ScrollPaceContext>
    </div>
  )
}
