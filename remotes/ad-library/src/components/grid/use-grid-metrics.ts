import { type RefObject, useLayoutEffect, useState } from 'react'
import { pageScrollElement } from '../../state/page-scroll.ts'

export interface GridMetrics {
  columns: number
  columnWidth: number
  /** px from the top of the scrolled content to the grid. */
  scrollMargin: number
}

export const GRID_GAP = 16
const NARROWEST_COLUMN = 256

/** How wide the columns are and where the grid begins; both follow the window and whatever stands above the grid. */
export function useGridMetrics(grid: RefObject<HTMLElement | null>): GridMetrics | null {
  const [metrics, setMetrics] = useState<GridMetrics | null>(null)
  useLayoutEffect(() => {
    const element = grid.current
    if (element === null) {
      return
    }
    function update(): void {
      if (element !== null) {
        setMetrics((known) => keptIfSame(known, measure(element)))
      }
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    for (const sibling of element.parentElement?.children ?? []) {
      observer.observe(sibling)
    }
    return () => observer.disconnect()
  }, [grid])
  return metrics
}

function measure(element: HTMLElement): GridMetrics {
  const scroller = pageScrollElement()
  const width = element.clientWidth
  const columns = Math.max(1, Math.floor((width + GRID_GAP) / (NARROWEST_COLUMN + GRID_GAP)))
  return {
    columns,
    columnWidth: Math.floor((width - (columns - 1) * GRID_GAP) / columns),
    scrollMargin: Math.round(
      element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
    ),
  }
}

function keptIfSame(known: GridMetrics | null, next: GridMetrics): GridMetrics {
  const isSame =
    known?.columns === next.columns &&
    known.columnWidth === next.columnWidth &&
    known.scrollMargin === next.scrollMargin
  return isSame ? known : next
}
