/** A busy page must not put it off for ever. */
const IDLE_TIMEOUT_MS = 2000

/** Runs something when the page has painted its first content and has nothing more urgent to do. */
export function afterFirstPaint(run: () => void): void {
  const observer = new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint').length > 0) {
      observer.disconnect()
      whenIdle(run)
    }
  })
  observer.observe({ type: 'paint', buffered: true })
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  } else {
    setTimeout(run, 0)
  }
}
