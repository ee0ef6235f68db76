import { createContext, use, useEffect, useState } from 'react'

/** How fast what surrounds an image is scrolled. */
export interface ScrollPace {
  /** Faster than anybody can look at images. */
  isFast: () => boolean
  /** Calls once it is calm, in a turn of its own. @returns what takes it back */
  whenCalm: (call: () => void) => () => void
}

const CALM: ScrollPace = { isFast: () => false, whenCalm: () => () => {} }

/** Around a list whose images wait while it is flung. */
export const ScrollPaceContext = createContext(CALM)

/**
 * Whether an image is to be loaded: not while its list is flung, for nobody could look at it, and it would stand in the way of
 * those that are there when the list stops. One that was loaded once stays.
 */
export function useIsImageDue(): boolean {
  const pace = use(ScrollPaceContext)
  const [isDue, setIsDue] = useState(() => !pace.isFast())
  useEffect(() => (isDue ? undefined : pace.whenCalm(() => setIsDue(true))), [isDue, pace])
  return isDue
}
