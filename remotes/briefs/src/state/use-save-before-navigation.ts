import { useEffect } from 'react'
import { type Blocker, useBlocker } from 'react-router'
import type { Autosave } from './autosave.ts'
import type { BriefContent } from './brief-content.ts'

/**
 * Holds a navigation until the last changes are saved.
 * @returns the blocker; it stays `blocked` when they could not be saved, so that the page can ask
 */
export function useSaveBeforeNavigation(autosave: Autosave<BriefContent>): Blocker {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname && autosave.hasUnsaved(),
  )
  useEffect(() => {
    if (blocker.state === 'blocked') {
      void autosave.flush().then(() => {
        if (!autosave.hasUnsaved()) {
          blocker.proceed()
        }
      })
    }
  }, [blocker, autosave])
  return blocker
}
