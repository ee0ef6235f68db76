/** The listeners of a small store, in the shape that `useSyncExternalStore` needs. */
export function createListeners() {
  const listeners = new Set<() => void>()

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  function notify(): void {
    for (const listener of listeners) {
      listener()
    }
  }

  return { subscribe, notify }
}
