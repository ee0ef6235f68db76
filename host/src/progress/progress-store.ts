/** Counts what is under way, so that nested starts and ends keep one bar. */
export function createProgressStore() {
  let running = 0
  const listeners = new Set<() => void>()

  function change(by: number): void {
    running = Math.max(0, running + by)
    for (const listener of listeners) {
      listener()
    }
  }

  return {
    start: () => change(1),
    done: () => change(-1),
    isRunning: () => running > 0,
    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

export type ProgressStore = ReturnType<typeof createProgressStore>
