const IDLE_TIMEOUT_MS = 4000

/** Resolves when the page has been loaded and rendered and the browser is idle. */
export async function whenPageRests(): Promise<void> {
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks before version 27.
    if (typeof window.requestIdleCallback === 'function') {
      window.requestIdleCallback(() => resolve(), { timeout: IDLE_TIMEOUT_MS })
    } else {
      setTimeout(resolve, 200)
    }
  })
}
