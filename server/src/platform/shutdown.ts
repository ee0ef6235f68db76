import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'
import { onEndWanted } from './end-wanted.ts'

interface Step {
  name: string
  close: () => Promise<void>
  /** Called when `close` takes too long. */
  force: () => void
}

export interface Shutdown {
  /** Adds a resource that has to be closed at the end; the last one added is closed first. */
  add(name: string, close: () => Promise<void>, force?: () => void): void
  /**
   * Closes everything and ends the process. This also happens on SIGINT, SIGTERM and SIGHUP, and when the command that started us
   * is gone.
   */
  run(exitCode: number): Promise<void>
  isRunning(): boolean
}

/** Long enough for any request that does not hang, and short enough for a supervisor that kills after 30 seconds. */
const STEP_LIMIT_MS = 10_000
const FORCED_LIMIT_MS = 2000

/**
 * Ends the process in order.
 * @param started settles when the start is complete: a signal during the start waits for it, so that nothing is left half open
 */
export function createShutdown(log: Logger, started: Promise<void>): Shutdown {
  const steps: Step[] = []
  let running: Promise<void> | null = null

  async function closeAll(exitCode: number): Promise<void> {
    await started.catch(() => {})
    let code = exitCode
    for (const step of steps.toReversed()) {
      code = (await closeStep(step, log)) ? code : 1
    }
    process.exit(code)
  }

  function run(exitCode: number): Promise<void> {
    running ??= closeAll(exitCode)
    return running
  }

  // Only the first signal counts: npm forwards the Ctrl+C that the terminal has already sent us.
  onEndWanted(() => void run(0))
  return {
    add: (name, close, force = () => {}) => void steps.push({ name, close, force }),
    run,
    isRunning: () => running !== null,
  }
}

/** @returns whether everything closed in time and without an error */
async function closeStep({ name, close, force }: Step, log: Logger): Promise<boolean> {
  const closing = close().then(
    () => true,
    (error: unknown) => {
      log.error({ err: error }, `Closing failed: ${name}`)
      return false
    },
  )
  const isClosed = await Promise.race([closing, delay(STEP_LIMIT_MS, null, { ref: false })])
  if (isClosed !== null) {
    return isClosed
  }
  log.warn(`Closing takes too long: ${name}`)
  force()
  return Promise.race([closing, delay(FORCED_LIMIT_MS, false, { ref: false })])
}
