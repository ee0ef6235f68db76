import type { ToastMessage } from '@marquee/remote-kit/host-services'
import { createListeners } from '../stores/listeners.ts'

export interface Toast extends ToastMessage {
  key: number
}

/** The toasts on the screen, oldest first. */
export function createToastStore() {
  let toasts: readonly Toast[] = []
  let nextKey = 1
  const { subscribe, notify } = createListeners()

  function show(message: ToastMessage): void {
    toasts = [...toasts, { ...message, key: nextKey }]
    nextKey += 1
    notify()
  }

  function close(key: number): void {
    toasts = toasts.filter((toast) => toast.key !== key)
    notify()
  }

  return { show, close, read: (): readonly Toast[] => toasts, subscribe }
}

export type ToastStore = ReturnType<typeof createToastStore>
