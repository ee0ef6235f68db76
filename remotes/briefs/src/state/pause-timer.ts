/** A pause in the typing that is long enough to save. */
const PAUSE_MS = 800
/** The interval of saves while a user types without a pause. */
const LONGEST_WAIT_MS = 5000

/** Calls `onPause` a pause after the last `waitForPause`, and every five seconds of typing without one. */
export function createPauseTimer(onPause: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let waitingSince: number | undefined

  function callIn(delayMs: number): void {
    clearTimeout(timer)
    timer = setTimeout(onPause, delayMs)
  }

  return {
    callIn,
    waitForPause(): void {
      const now = Date.now()
      waitingSince ??= now
      callIn(Math.max(0, Math.min(PAUSE_MS, waitingSince + LONGEST_WAIT_MS - now)))
    },
    cancel(): void {
      clearTimeout(timer)
      waitingSince = undefined
    },
  }
}
