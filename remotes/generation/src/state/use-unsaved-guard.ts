import { useEffect, useRef } from 'react'
import { type Blocker, useBlocker } from 'react-router'

/**
 * Keeps a person from losing what was typed: a navigation waits for an answer, closing the tab asks.
 * @returns the blocker to ask with, and `allowLeaving` for a navigation that follows a save
 */
export function useUnsavedGuard(isDirty: boolean): { blocker: Blocker; allowLeaving: () => void } {
  const isLeavingAllowed = useRef(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isLeavingAllowed.current && currentLocation.pathname !== nextLocation.pathname,
  )

  useEffect(() => {
    if (!isDirty) {
      return undefined
    }
    function ask(event: BeforeUnloadEvent): void {
      event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isDirty])

  return {
    blocker,
    allowLeaving: () => {
      isLeavingAllowed.current = true
    },
  }
}
