import { setImmediate as nextTurn } from 'node:timers/promises'

/** The longest work without a pause, in milliseconds. */
const WORK_MS = 8

/**
 * For long work on the event loop. The returned function is called after each small part of the work: once the work has taken eight
 * milliseconds, it waits until everything that has come in meanwhile was answered.
 */
export function createPause(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since >= WORK_MS) {
      await nextTurn()
      since = performance.now()
    }
  }
}

/** @yields the items, with pauses in between */
export async function* withPauses<T>(items: AsyncIterable<T>): AsyncGenerator<T> {
  const pause = createPause()
  for await (const item of items) {
    await pause()
    yield item
  }
}
