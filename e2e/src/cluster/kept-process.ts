import { setTimeout as delay } from 'node:timers/promises'

const PAUSE_MS = 500

interface RunningProcess {
  pid: number
  ended: Promise<unknown>
  stop: (signal: NodeJS.Signals) => Promise<unknown>
}

/** A process that is brought back when it ends, as `restart: unless-stopped` does. */
export interface KeptProcess {
  readonly pid: number
  /** Ends it by a signal, and resolves as soon as its successor is ready. */
  replace: (signal: NodeJS.Signals) => Promise<void>
  stop: () => Promise<void>
}

/**
 * @param start resolves as soon as the process is ready; rejects, with its output, when it ends before. A later start that fails is
 * repeated.
 */
export async function keepProcess(start: () => Promise<RunningProcess>): Promise<KeptProcess> {
  let isStopping = false
  let current = await start()
  let next = follow()

  async function follow(): Promise<void> {
    await current.ended
    await delay(PAUSE_MS)
    while (!isStopping) {
      try {
        current = await start()
        next = follow()
        return
      } catch (error) {
        // What it needs may be back soon.
        console.error(error)
        await delay(PAUSE_MS)
      }
    }
  }

  return {
    get pid() {
      return current.pid
    },
    async replace(signal) {
      const following = next
      await current.stop(signal)
      await following
    },
    async stop() {
      isStopping = true
      await current.stop('SIGTERM')
    },
  }
}
