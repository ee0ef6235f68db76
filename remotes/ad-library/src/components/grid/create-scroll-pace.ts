import type { ScrollPace } from '@marquee/ui/scroll-pace'

/** px per millisecond: above this speed, a card is on the screen for less than a quarter of a second. */
const FAST = 4
/** A step after a longer pause is a jump, not a movement: to the beginning, or back to an earlier position. */
const MOVEMENT_GAP_MS = 100
/** Scrolling counts as calm again when nothing has moved fast for this long. */
const CALM_AFTER_MS = 120
/** The number of waiting callbacks that run in one frame: all of them at once would make a long frame. */
const TURNS_A_FRAME = 6

/** Detects fast scrolling from the scroll positions and their times. */
export function createScrollPace(): ScrollPace & { move: (top: number, atMs: number) => void } {
  let last = { top: 0, atMs: Number.NEGATIVE_INFINITY }
  let isFast = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Set<() => void>()
  let isGiving = false

  function calmDown(): void {
    isFast = false
    scheduleTurns()
  }

  function scheduleTurns(): void {
    if (!isFast && !isGiving && waiting.size > 0) {
      isGiving = true
      requestAnimationFrame(giveTurns)
    }
  }

  function giveTurns(): void {
    isGiving = false
    const turns = isFast ? [] : [...waiting].slice(0, TURNS_A_FRAME)
    for (const call of turns) {
      waiting.delete(call)
      call()
    }
    scheduleTurns()
  }

  return {
    isFast: () => isFast,
    whenCalm(call) {
      waiting.add(call)
      scheduleTurns()
      return () => waiting.delete(call)
    },
    move(top, atMs) {
      const elapsed = atMs - last.atMs
      const distance = Math.abs(top - last.top)
      last = { top, atMs }
      if (elapsed < MOVEMENT_GAP_MS && distance > FAST * elapsed) {
        isFast = true
        clearTimeout(timer)
        timer = setTimeout(calmDown, CALM_AFTER_MS)
      }
    },
  }
}
