import { createContext, use, useEffect, useState } from 'react'

/** How fast what surrounds a picture is scrolled. */
export interface ScrollPace {
  /** Faster than anybody can look at pictures. */
  isFast: () => boolean
  /** Calls once it is calm, in a turn of its own. @returns what takes it back */
  whenCalm: (call: () => void) => () => void
}

const CALM: ScrollPace = { isFast: () => false, whenCalm: () => () => {} }

/** Around a list whose pictures wait while it is flung. */
export const ScrollPaceContext = createContext(CALM)

/**
 * Whether a picture is to be loaded: not while its list is flung, for nobody could look at it, and it would stand in the way of
 * those that are there when the list stops. One that was loaded once stays.
 */
export function useIsPictureDue(): boolean {
  const pace = use(ScrollPaceContext)
  const [isDue, setIsDue] = useState(() => !pace.isFast())
  useEffect(() => (isDue ? undefined : pace.whenCalm(() => setIsDue(true))), [isDue, pace])
  return isDue
}
