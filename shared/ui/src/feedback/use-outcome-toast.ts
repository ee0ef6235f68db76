import { type ToastMessage, useToast } from '@marquee/remote-kit/host-services'
import { useCallback } from 'react'

type Words = string | Omit<ToastMessage, 'severity'>

function toMessage(words: Words): Omit<ToastMessage, 'severity'> {
  return typeof words === 'string' ? { summary: words } : words
}

interface Outcome<Answer> {
  /** Shown when the write has succeeded; when missing, nothing is shown. */
  success?: Words | ((answer: Answer) => Words)
  /** Shown when the write has failed, with the server's message as the detail. */
  failure: Words
}

/**
 * Shows the outcome of a write in a toast, even when its component is unmounted by then: in that case callbacks that are given to `mutate`
 * are not called, so this takes the promise of `mutateAsync`.
 * @returns a function that shows the outcome and returns whether the write has succeeded
 */
export function useOutcomeToast() {
  const showToast = useToast()
  return useCallback(
    async function tellOutcome<Answer>(write: Promise<Answer>, { success, failure }: Outcome<Answer>) {
      try {
        const answer = await write
        const words = typeof success === 'function' ? success(answer) : success
        if (words !== undefined) {
          showToast({ severity: 'success', life: 5000, ...toMessage(words) })
        }
        return true
      } catch (error) {
        const detail = error instanceof Error ? error.message : 'Try again.'
        showToast({ severity: 'error', detail, ...toMessage(failure) })
        return false
      }
    },
    [showToast],
  )
}
