import { type RefObject, useLayoutEffect, useState } from 'react'
import type { ListView } from '../../state/list-view.ts'
import { pageScrollElement } from '../../state/page-scroll.ts'

export interface GridMetrics {
  columns: number
  columnWidth: number
  /** px between the cards. */
  gap: number
  /** px from the top of the scrolled content to the grid. */
  scrollMargin: number
}

const GRID_GAP = 16
const LIST_GAP = 6
const NARROWEST_COLUMN = 256

/** The width of the columns and the top of the grid; both change with the window and with the content above the grid. */
export function useGridMetrics(grid: RefObject<HTMLElement | null>, view: ListView): GridMetrics | null {
  const [metrics, setMetrics] = useState<GridMetrics | null>(null)
  useLayoutEffect(() => {
    const element = grid.current
    if (element === null) {
      return
    }
    function update(): void {
      if (element !== null) {
        setMetrics((known) => keptIfSame(known, measure(element, view)))
      }
    }
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    for (const sibling of element.parentElement?.children ?? []) {
      observer.observe(sibling)
    }
    return () => observer.disconnect()
  }, [grid, view])
  return metrics
}

function measure(element: HTMLElement, view: ListView): GridMetrics {
  const scroller = pageScrollElement()
  const width = element.clientWidth
  const gap = view === 'list' ? LIST_GAP : GRID_GAP
  const columns = view === 'list' ? 1 : Math.max(1, Math.floor((width + gap) / (NARROWEST_COLUMN + gap)))
  return {
    columns,
    columnWidth: Math.floor((width - (columns - 1) * gap) / columns),
    gap,
    scrollMargin: Math.round(
      element.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop,
    ),
  }
}

function keptIfSame(known: GridMetrics | null, next: GridMetrics): GridMetrics {
  const isSame =
    known?.columns === next.columns &&
    known.columnWidth === next.columnWidth &&
    known.gap === next.gap &&
    known.scrollMargin === next.scrollMargin
  return isSame ? known : next
}
