import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createDataDir } from '../src/fixtures/data-dir.ts'

const MAIN = join(import.meta.dirname, '../../server/src/main.ts')

export interface RunningServer {
  origin: string
  /** Null for a server that ran before. */
  dataDir: string | null
  stop: () => Promise<void>
}

/**
 * Starts a server with test hooks on a data folder of its own, which is removed at the end; `BENCH_URL` names a running one
 * instead.
 * @throws Error when the server ends before it is ready
 */
export async function startServer(): Promise<RunningServer> {
  const running = process.env.BENCH_URL
  if (running !== undefined) {
    return { origin: running, dataDir: null, stop: () => Promise.resolve() }
  }
  const dataDir = createDataDir()
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: process.env.PORT ?? '3149', DATA_DIR: dataDir, TEST_HOOKS: '1', LOG_LEVEL: 'error' },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  for await (const line of createInterface({ input: child.stdout })) {
    const [, origin] = /^ready (\S+)/.exec(line) ?? []
    if (origin !== undefined) {
      // What the server goes on to say must not fill the pipe.
      child.stdout.resume()
      return {
        origin,
        dataDir,
        async stop() {
          child.kill('SIGTERM')
          await ended
          await rm(dataDir, { recursive: true, force: true })
        },
      }
    }
  }
  throw new Error('The server ended before it was ready.')
}
