import { useUnsavedWork } from '@marquee/remote-kit/host-services'
import { useCallback, useRef } from 'react'
import type { Blocker } from 'react-router'

/**
 * Protects unsaved input from being lost.
 * @returns the blocker for the confirmation, and `allowLeaving` for a navigation that follows a save
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
