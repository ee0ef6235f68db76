import { useUnsavedWork } from '@marquee/remote-kit/host-services'
import { useEffect } from 'react'
import type { Blocker } from 'react-router'
import type { Autosave } from './autosave.ts'
import type { BriefContent } from './brief-content.ts'

/**
 * Holds a navigation until the last changes are saved.
 * @returns the blocker; it stays `blocked` when they could not be saved, so that the page can ask
 */
export function useSaveBeforeNavigation(autosave: Autosave<BriefContent>): Blocker {
  const blocker = useUnsavedWork(autosave.hasUnsaved)
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
