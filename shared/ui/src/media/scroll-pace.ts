import { createContext, use, useEffect, useState } from 'react'

/** The scroll speed of the list around an image. */
export interface ScrollPace {
  /** Whether it scrolls too fast for viewing images. */
  isFast: () => boolean
  /** Calls back once scrolling has slowed down, in a separate task. @returns a function that cancels the callback */
  whenCalm: (call: () => void) => () => void
}

const CALM: ScrollPace = { isFast: () => false, whenCalm: () => () => {} }

/** Placed around a list whose images wait during fast scrolling. */
export const ScrollPaceContext = createContext(CALM)

/**
 * Whether an image is to be loaded: not during fast scrolling, because it could not be viewed, and it would delay the images that are
 * visible when the list stops. An image that was loaded once stays loaded.
 */
export function useIsImageDue(): boolean {
  const pace = use(ScrollPaceContext)
  const [isDue, setIsDue] = useState(() => !pace.isFast())
  useEffect(() => (isDue ? undefined : pace.whenCalm(() => setIsDue(true))), [isDue, pace])
  return isDue
}
