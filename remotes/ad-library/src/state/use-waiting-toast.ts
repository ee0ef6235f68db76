import { useToast } from '@marquee/remote-kit/host-services'
import { onlineManager } from '@tanstack/react-query'
import { useCallback } from 'react'

/** The toast group of changes of saved ads: each new toast replaces the one before. */
export const SAVED_ADS_TOASTS = 'saved-ads'

/**
 * Without a connection, a change waits in this tab until the connection returns. The returned function shows a toast about it.
 * @returns a function that takes the planned change, as in "Will be saved", and returns whether the change waits
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
