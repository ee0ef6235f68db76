/** The page's title: in the header, and in the browser's tab with the product's name. */
export function createTitleStore() {
  let title = ''
  const listeners = new Set<() => void>()

  return {
    set(next: string): void {
      title = next
      document.title = next === '' ? 'Marquee' : `${next} · Marquee`
      for (const listener of listeners) {
        listener()
      }
    },
    read: (): string => title,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
