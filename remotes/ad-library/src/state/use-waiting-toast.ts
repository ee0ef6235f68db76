import { useToast } from '@marquee/remote-kit/host-services'
import { onlineManager } from '@tanstack/react-query'
import { useCallback } from 'react'

/** Of many changes of saved ads in a row, the last one speaks. */
export const SAVED_ADS_TOASTS = 'saved-ads'

/**
 * Without a connection a change waits in this tab until there is one. The returned function says so.
 * @returns a function that takes what will be done, as in "Will be saved", and returns whether the change waits
 */
export function useWaitingToast(): (intent: string) => boolean {
  const showToast = useToast()
  return useCallback(
    (intent) => {
      if (onlineManager.isOnline()) {
        return false
      }
      const summary = `${intent} when you're back online`
      showToast({ severity: 'warn', group: SAVED_ADS_TOASTS, summary, detail: 'Keep this tab open until then.' })
      return true
    },
    [showToast],
  )
}
