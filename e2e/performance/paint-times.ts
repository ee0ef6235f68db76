import type { Page } from '@playwright/test'

/** The browser's own measurements of a visit. Milliseconds since the navigation; the layout shift has no unit. */
export interface PaintTimes {
  firstPaint: number
  largestPaint: number
  /** Lengths of the tasks over 50 ms, the longest first. */
  longTasks: number[]
  layoutShift: number
}

interface Watched {
  largestPaint: number
  longTasks: number[]
  layoutShift: number
}

declare global {
  interface Window {
    marqueePaints?: Watched
  }
}

/** Observes every document that the page will load, from its start. */
export async function watchPaints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const watched: Watched = { largestPaint: 0, longTasks: [], layoutShift: 0 }
    window.marqueePaints = watched
    const watch = (type: string, add: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true })
    watch('largest-contentful-paint', ({ startTime }) => {
      watched.largestPaint = startTime
    })
    watch('longtask', ({ duration }) => watched.longTasks.push(Math.round(duration)))
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
      watched.layoutShift += hadRecentInput ? 0 : value
    })
  })
}

/** The measurements of the open document. */
export function readPaints(page: Page): Promise<PaintTimes> {
  return page.evaluate(() => {
    const { largestPaint = 0, longTasks = [], layoutShift = 0 } = window.marqueePaints ?? {}
    const [first] = performance.getEntriesByName('first-contentful-paint')
    return {
      firstPaint: first?.startTime ?? 0,
      largestPaint,
      longTasks: longTasks.toSorted((a, b) => b - a),
      layoutShift,
    }
  })
}
