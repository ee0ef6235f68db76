import { AsyncLocalStorage } from 'node:async_hooks'

/** The place that the current request holds, as the function that gives it back. */
const heldPlace = new AsyncLocalStorage<() => void>()

/** Runs a request with its place. */
export function holdPlace(leave: () => void, run: () => void): void {
  heldPlace.run(leave, run)
}

/**
 * Gives the current request's place back, because it waits from now on for another server, a child process or a render thread, which have
 * queues of their own. Nothing happens outside a request, as in jobs.
 */
export function leaveHeldPlace(): void {
  heldPlace.getStore()?.()
}
