/** What comes instead of the first page, as an error, must not put it off for ever. */
const LONGEST_WAIT_MS = 5000
/** Nor must a busy page. */
const IDLE_TIMEOUT_MS = 2000

const shown = Promise.withResolvers<void>()

/** Says that the first page is on the screen, in the place of the frame that the server has painted. */
export function confirmContentShown(): void {
  shown.resolve()
}

/** Runs something when the first page is on the screen and the browser has nothing more urgent to do. */
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
