import { z } from 'zod'
import type { ReportProgress } from './process-runner.ts'

interface Service<Order, Result> {
  order: z.ZodType<Order>
  /** Does one order. When it rejects, the parent receives the message of the error. */
  work: (order: Order, report: ReportProgress) => Promise<Result>
  /** The limit of all memory of the process, including native memory. The process ends when it exceeds it. */
  memoryMb: number
}

const WATCH_MS = 200
/**
 * Native code does not release all its memory: a process that holds more than this fraction of its memory after an order gets no
 * further order.
 */
const SPENT_SHARE = 1 / 3

/** The child's side of a process runner: answers orders until the parent is gone. */
export function serveProcess<Order, Result>({ order, work, memoryMb }: Service<Order, Result>): void {
  const message = z.object({ id: z.number(), order })
  const holds = (share: number) => process.memoryUsage.rss() > memoryMb * 1024 * 1024 * share

  async function answer(received: unknown): Promise<void> {
    const { id, order: given } = message.parse(received)
    try {
      const result = await work(given, (share, step) => process.send?.({ id, share, step }))
      process.send?.({ id, result, isSpent: holds(SPENT_SHARE) })
    } catch (error) {
      const failure = error instanceof Error ? error.message : String(error)
      process.send?.({ id, failure, isSpent: holds(SPENT_SHARE) })
    }
  }

  process.on('message', (received) => void answer(received))
  process.on('disconnect', () => process.exit(0))
  // Decoders use native memory, which the limit of the JavaScript heap does not cover.
  const watch = setInterval(() => {
    if (holds(1)) {
      process.exit(1)
    }
  }, WATCH_MS)
  watch.unref()
}
