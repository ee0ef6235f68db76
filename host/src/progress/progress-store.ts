import { createListeners } from '../stores/listeners.ts'

/** Counts what is under way, so that nested starts and ends keep one bar. */
export function createProgressStore() {
  let running = 0
  const { subscribe, notify } = createListeners()

  function change(by: number): void {
    running = Math.max(0, running + by)
    notify()
  }

  return { start: () => change(1), done: () => change(-1), isRunning: () => running > 0, subscribe }
}
