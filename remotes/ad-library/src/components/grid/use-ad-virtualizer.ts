import type { AdSummary } from '@marquee/contract/ads'
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect } from 'react'
import { pageScrollElement } from '../../state/page-scroll.ts'
import type { GridMetrics } from './use-grid-metrics.ts'

interface AdVirtualizerOptions {
  ads: readonly AdSummary[]
  /** Null until the grid has been measured; no card is placed before that. */
  metrics: GridMetrics | null
  /** px, known before the first paint. */
  getHeight: (ad: AdSummary, index: number, width: number) => number
  /** The index of the card with the focus; it stays in the page however far the user scrolls away from it. */
  activeIndex: RefObject<number>
  /** Whether cards beyond the window's edges are rendered as well. */
  hasOverscan: boolean
}

const OVERSCAN = 3
const UNMEASURED: GridMetrics = { columns: 1, columnWidth: 0, gap: 0, scrollMargin: 0 }

/** Places cards in columns, each next card in the shortest column; only cards near the window are rendered. */
export function useAdVirtualizer({ ads, metrics, getHeight, activeIndex, hasOverscan }: AdVirtualizerOptions) {
  const { columns, columnWidth, gap, scrollMargin } = metrics ?? UNMEASURED
  const virtualizer = useVirtualizer<HTMLElement, HTMLElement>({
    count: metrics === null ? 0 : ads.length,
    lanes: columns,
    gap,
    overscan: hasOverscan ? OVERSCAN : 0,
    scrollMargin,
    getScrollElement: pageScrollElement,
    getItemKey: useCallback((index: number) => ads[index]?.id ?? index, [ads]),
    estimateSize: (index) => (ads[index] === undefined ? 0 : getHeight(ads[index], index, columnWidth)),
    rangeExtractor: useCallback(
      (range: Range) => withActive(defaultRangeExtractor(range), activeIndex.current, range.count),
      [activeIndex],
    ),
    useFlushSync: false,
  })
  // Sizes depend on the column width, and positions on the order of the ads.
  const first = ads[0]?.id
  useEffect(() => virtualizer.measure(), [virtualizer, columnWidth, columns, gap, first])
  return virtualizer
}

function withActive(range: number[], active: number, count: number): number[] {
  if (active >= count || range.includes(active)) {
    return range
  }
  return [...range, active].sort((a, b) => a - b)
}
