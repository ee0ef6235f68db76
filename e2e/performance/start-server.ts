import { closeOnEnd } from '../../server/src/platform/end-wanted.ts'
import { createOwnServer } from '../src/fixtures/running-server.ts'

interface BenchServer {
  origin: string
  /** Null for a server that was already running. */
  dataDir: string | null
  stop: () => Promise<void>
}

/**
 * Starts a server with test hooks on its own data folder, which is removed at the end; alternatively `BENCH_URL` names a running server,
 * and `BENCH_DATA_DIR` its data.
 */
export async function startServer(): Promise<BenchServer> {
  const running = process.env['BENCH_URL']
  if (running !== undefined) {
    return { origin: running, dataDir: process.env['BENCH_DATA_DIR'] ?? null, stop: () => Promise.resolve() }
  }
  const server = createOwnServer(Number(process.env['PORT'] ?? 3149), { DEMO_LIBRARY: 'on' })
  closeOnEnd(server.remove)
  await server.start()
  return { origin: server.origin, dataDir: server.dataDir, stop: server.remove }
}
