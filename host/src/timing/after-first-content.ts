/** Maximum delay when the first page is never shown, as after an error. */
const LONGEST_WAIT_MS = 5000
/** Maximum delay when the page stays busy. */
const IDLE_TIMEOUT_MS = 2000

const shown = Promise.withResolvers<void>()

/** Records that the first page is on the screen, in place of the frame that the server rendered. */
export function confirmContentShown(): void {
  shown.resolve()
}

/** Runs a function when the first page is on the screen and the browser is idle. */
export function afterFirstContent(run: () => void): void {
  const longestWait = new Promise<void>((resolve) => setTimeout(resolve, LONGEST_WAIT_MS))
  void Promise.race([shown.promise, longestWait]).then(() => whenIdle(run))
}

/** Safari has no `requestIdleCallback`. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) {
    window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS })
  } else {
    setTimeout(run, 0)
  }
}
