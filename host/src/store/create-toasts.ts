import type { ToastMessage } from '@marquee/remote-kit/host-services'
import type { HostStore } from './host-store.ts'
import { selectToasts, type Toast, toastClosed, toastShown } from './toasts-slice.ts'

/** Shows toasts, and keeps the callbacks of their buttons outside the store, because a store holds data only. */
export function createToasts({
  dispatch,
  getState,
  subscribe,
}: Pick<HostStore, 'dispatch' | 'getState' | 'subscribe'>) {
  const actions = new Map<number, () => void>()
  let nextKey = 1

  // Removes the callback of a toast when the toast is closed in any way.
  subscribe(() => {
    if (actions.size > 0) {
      const shown = new Set(selectToasts(getState()).map(({ key }) => key))
      actions.forEach((_action, key) => !shown.has(key) && actions.delete(key))
    }
  })

  function show({ action, ...message }: ToastMessage): void {
    const key = nextKey
    nextKey += 1
    dispatch(toastShown({ ...message, key, ...(action !== undefined && { actionLabel: action.label }) }))
    if (action !== undefined) {
      actions.set(key, action.onClick)
    }
  }

  /** Runs the callback of the toast's button, and closes the toast. */
  function act({ key }: Pick<Toast, 'key'>): void {
    actions.get(key)?.()
    dispatch(toastClosed(key))
  }

  return { show, act }
}
