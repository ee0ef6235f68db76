/** Keeps what happens before its listener has been loaded, up to a limit; what comes later than that is dropped. */
export function createWaitingList<Item>(limit: number) {
  let items: Item[] = []
  let listener: ((item: Item) => void) | null = null

  function add(item: Item): void {
    if (listener !== null) {
      listener(item)
    } else if (items.length < limit) {
      items.push(item)
    }
  }

  /** Hands over what waits, and everything from now on. */
  function listen(next: (item: Item) => void): void {
    listener = next
    const waiting = items
    items = []
    for (const item of waiting) {
      next(item)
    }
  }

  /** Forgets what waits. */
  function clear(): void {
    items = []
  }

  return { add, listen, clear }
}

export type WaitingList<Item> = ReturnType<typeof createWaitingList<Item>>
