import { useUnsavedWork } from '@marquee/remote-kit/host-services'
import { useCallback, useRef } from 'react'
import type { Blocker } from 'react-router'

/**
 * Keeps a person from losing what was typed.
 * @returns the blocker to ask with, and `allowLeaving` for a navigation that follows a save
 */
export function useUnsavedGuard(isDirty: boolean): { blocker: Blocker; allowLeaving: () => void } {
  const isLeavingAllowed = useRef(false)
  const hasUnsaved = useCallback(() => isDirty && !isLeavingAllowed.current, [isDirty])
  const blocker = useUnsavedWork(hasUnsaved)
  return {
    blocker,
    allowLeaving: () => {
      isLeavingAllowed.current = true
    },
  }
}
