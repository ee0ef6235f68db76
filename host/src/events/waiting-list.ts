/** Buffers items until their listener has been loaded, up to a limit; further items are dropped. */
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

  /** Passes on all buffered items, and every later one directly. */
  function listen(next: (item: Item) => void): void {
    listener = next
    const waiting = items
    items = []
    for (const item of waiting) {
      next(item)
    }
  }

  /** Drops the buffered items. */
  function clear(): void {
    items = []
  }

  return { add, listen, clear }
}

export type WaitingList<Item> = ReturnType<typeof createWaitingList<Item>>
