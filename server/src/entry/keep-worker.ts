import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import type { Logger } from 'pino'

const WORKER = new URL('../worker.ts', import.meta.url)
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000
/** What has run so long has started well, whatever ended it. */
const SETTLED_MS = 60_000

interface Options {
  log: Pick<Logger, 'info' | 'error'>
  /** The port of this process for Prometheus; the worker uses the next one. */
  metricsPort: number | null
  /** Whether this process is ending, so that the worker, which hears the same signals, is not brought back. */
  isEnding: () => boolean
}

/**
 * Starts `worker.ts` beside this process, and again whenever it ends. It ends with this process, however that happens.
 * @returns what ends the worker in order, and what kills it
 */
export function keepWorker({ log, metricsPort, isEnding }: Options): { stop: () => Promise<void>; kill: () => void } {
  const stopping = new AbortController()
  const env = { ...process.env, ...(metricsPort !== null && { METRICS_PORT: String(metricsPort + 1) }) }
  let child = start()
  const kept = keep()

  function start() {
    const started = fork(WORKER, ['--quiet'], { env })
    // Its only message says that it has started.
    started.once('message', () => log.info({ worker: started.pid }, 'The background work has a process of its own'))
    started.once('error', (error) => log.error({ err: error }, 'The process for background work had a problem'))
    return started
  }

  async function keep(): Promise<void> {
    for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
      const begun = performance.now()
      // One that could not be started has an error in place of an exit.
      await once(child, 'exit').catch(() => undefined)
      const { exitCode: code, signalCode: signal } = child
      if (stopping.signal.aborted || isEnding()) {
        return
      }
      pauseMs = performance.now() - begun > SETTLED_MS ? FIRST_PAUSE_MS : pauseMs
      log.error({ code, signal, pauseMs }, 'The process for background work ended and is started again')
      await delay(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      if (stopping.signal.aborted) {
        return
      }
      child = start()
    }
  }

  return {
    async stop() {
      stopping.abort()
      child.kill('SIGTERM')
      await kept
    },
    kill: () => void child.kill('SIGKILL'),
  }
}
