import type { ToastMessage } from '@marquee/remote-kit/host-services'

export interface Toast extends ToastMessage {
  key: number
}

/** The toasts on the screen, oldest first. */
export function createToastStore() {
  let toasts: readonly Toast[] = []
  let nextKey = 1
  const listeners = new Set<() => void>()

  function change(next: readonly Toast[]): void {
    toasts = next
    for (const listener of listeners) {
      listener()
    }
  }

  return {
    show(message: ToastMessage): void {
      change([...toasts, { ...message, key: nextKey }])
      nextKey += 1
    },
    close(key: number): void {
      change(toasts.filter((toast) => toast.key !== key))
    },
    read: (): readonly Toast[] => toasts,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ToastStore = ReturnType<typeof createToastStore>
