import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../../../server/src/platform/database/embedded-postgres/embedded-postgres.ts'
import { startProcess } from '../../../server/src/testing/background-process.ts'
import { cloneStandby } from '../../../server/src/testing/clone-standby.ts'
import { BUCKET_CREDENTIALS, openBucket } from './open-bucket.ts'
import { type KeptProcess, keepProcess } from './kept-process.ts'
import { readComposition } from './read-composition.ts'
import { startProxy } from './start-proxy.ts'

const SERVER = join(import.meta.dirname, '../../../server/src')

/** The programs of the cluster, and the line that each writes when it is ready. */
const PROGRAMS = {
  'web-1': { file: 'main.ts', ready: /^ready /m },
  'web-2': { file: 'main.ts', ready: /^ready /m },
  worker: { file: 'worker.ts', ready: /^working$/m },
} as const
type Program = keyof typeof PROGRAMS

interface Options {
  /** The folder for everything that is kept. */
  dataDir: string
  /** The proxy's port; the services behind it use the ports above it. */
  port: number
  /** Variables in place of those of `docker-compose.yml`. */
  environment?: Record<string, string>
}

export interface Cluster {
  /** The address of the proxy. */
  origin: string
  web: readonly [KeptProcess, KeptProcess]
  worker: KeptProcess
  proxy: KeptProcess
  /** Restarts the web processes one after the other, each in order. */
  restartWeb: () => Promise<void>
  /** Stops the primary in order, which sends the rest of its log, and makes the replica the primary. */
  promoteReplica: () => Promise<void>
  stop: () => Promise<void>
}

/**
 * Starts the services of `docker-compose.yml` as processes of this machine, with the embedded PostgreSQL and a local bucket in place
 * of the images.
 */
export async function startCluster({ dataDir, port, environment = {} }: Options): Promise<Cluster> {
  // Whatever was started ends again when a later step fails.
  await using started = new AsyncDisposableStack()
  mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  const services = readComposition()
  const log = { info() {}, warn: (details: object, message: string) => console.error(message, details) }
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'server', log })
  let isPrimaryOpen = true
  async function closePrimary(): Promise<void> {
    if (isPrimaryOpen) {
      isPrimaryOpen = false
      await postgres.close()
    }
  }
  started.defer(closePrimary)
  // It is cloned anew at each start: after a promotion it was the primary, and is not one again.
  const replicaDir = join(dataDir, 'replica')
  rmSync(replicaDir, { recursive: true, force: true })
  const replica = await cloneStandby(dataDir, replicaDir, {})
  await replica.start()
  started.defer(replica.stop)
  const bucket = await openBucket(join(dataDir, 'bucket'), port + 3)
  started.defer(bucket.close)
  const origin = `http://localhost:${port}`
  const own = {
    APP_URL: origin,
    HOST: 'localhost',
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URLS: replica.url,
    DATA_DIR: dataDir,
    STORAGE_URL: bucket.url,
    MAIL_URL: `outbox:${join(dataDir, 'outbox')}`,
    ...BUCKET_CREDENTIALS,
    ...environment,
  }
  async function start(name: Program, others: Record<string, string> = {}): Promise<KeptProcess> {
    const { file, ready } = PROGRAMS[name]
    const variables = { ...services[name].environment, ...own, ...others }
    const kept = await keepProcess(async () => {
      const process = startProcess(join(SERVER, file), variables)
      await process.waitFor(ready)
      return process
    })
    started.defer(kept.stop)
    return kept
  }
  // The first applies the migrations and makes the secrets.
  const first = await start('web-1', { PORT: String(port + 1) })
  const [second, worker] = await Promise.all([start('web-2', { PORT: String(port + 2) }), start('worker')])
  const addresses = {
    PROXY_BIND: `:::${port} v4v6`,
    WEB_1: `localhost:${port + 1}`,
    WEB_2: `localhost:${port + 2}`,
  }
  const proxy = await keepProcess(() => startProxy(port, addresses))
  started.defer(proxy.stop)
  const all = started.move()
  return {
    origin,
    web: [first, second],
    worker,
    proxy,
    async restartWeb() {
      await first.replace('SIGTERM')
      await second.replace('SIGTERM')
    },
    async promoteReplica() {
      await closePrimary()
      await replica.promote()
    },
    stop: () => all.disposeAsync(),
  }
}
