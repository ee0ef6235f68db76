import { AsyncLocalStorage } from 'node:async_hooks'
import { MINUTE_MS } from '../clock.ts'

interface RunningJob {
  /** Aborted when the attempt has to end. */
  signal: AbortSignal
  /** The moment of `performance.now()` until which the attempt may wait for something that it needs. */
  waitsUntil: number
}

const running = new AsyncLocalStorage<RunningJob>()
const LONGEST_WAIT_MS = 10 * MINUTE_MS

/**
 * Runs an attempt of a job; what it calls can tell that no page waits for it.
 * @param expireInSeconds the time after which the attempt counts as lost: half of it may be waited
 */
export function runAsJob<T>(
  { signal, expireInSeconds }: { signal: AbortSignal; expireInSeconds: number },
  work: () => Promise<T>,
): Promise<T> {
  const waitsUntil = performance.now() + Math.min(LONGEST_WAIT_MS, (expireInSeconds * 1000) / 2)
  return running.run({ signal, waitsUntil }, work)
}

/** The attempt that calls; undefined in requests and commands. */
export function runningJob(): RunningJob | undefined {
  return running.getStore()
}
