import { type ToastMessage, useToast } from '@marquee/remote-kit/host-services'
import { useCallback } from 'react'

type Words = string | Omit<ToastMessage, 'severity'>

function toMessage(words: Words): Omit<ToastMessage, 'severity'> {
  return typeof words === 'string' ? { summary: words } : words
}

interface Outcome<Answer> {
  /** Said when the write is done; nothing is said without it. */
  success?: Words | ((answer: Answer) => Words)
  /** Said when it failed, with the server's message as the detail. */
  failure: Words
}

/**
 * Says in a toast how a write ends, also when its component is gone by then: callbacks that are given to `mutate` are not called in
 * that case, so this takes the promise of `mutateAsync`.
 * @returns a function that says it and returns whether the write is done
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
