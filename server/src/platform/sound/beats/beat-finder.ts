import { createProcessRunner } from '../../processes/process-runner.ts'
import { type BeatOrder, type BeatResult, beatResult } from './beat-orders.ts'

export interface BeatFinder {
  /**
   * Finds the beats of a stored sound.
   * @throws ProcessFailure
   */
  find(order: BeatOrder): Promise<BeatResult>
  close(): void
}

/** Ten minutes of sound take about ten seconds. */
const TIMEOUT_MS = 60_000
const HEAP_MB = 512

/** Finds the beats of one song at a time, in a process of its own. */
export function createBeatFinder(): BeatFinder {
  const runner = createProcessRunner<BeatOrder, BeatResult>({
    processUrl: new URL('./beat-process.ts', import.meta.url),
    result: beatResult,
    timeoutMs: TIMEOUT_MS,
    heapMb: HEAP_MB,
  })
  return { find: (order) => runner.run(order), close: () => runner.close() }
}
