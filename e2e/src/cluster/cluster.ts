import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { openEmbeddedPostgres } from '../../../server/src/platform/database/embedded-postgres/embedded-postgres.ts'
import { startProcess } from '../../../server/src/testing/background-process.ts'
import { cloneStandby, type Standby, untilSynchronous } from '../../../server/src/testing/clone-standby.ts'
import { findFreePort, hasSearchDaemon, startSearchDaemon } from '../../../server/src/testing/search-daemon.ts'
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
/** As `synchronous_commit` of docker-compose.yml. */
const POSTGRES_SETTINGS = { synchronous_commit: 'remote_write' }
/** How many ports the cluster needs, from that of the proxy on: both web processes and the bucket use those above it. */
export const PORTS = 4

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
  /** The address of the primary, until another server is promoted. */
  databaseUrl: string
  web: readonly [KeptProcess, KeptProcess]
  worker: KeptProcess
  proxy: KeptProcess
  /** Null where there is no `searchd`: PostgreSQL finds ads. */
  search: KeptProcess | null
  /** Restarts the web processes one after the other, each in order. */
  restartWeb: () => Promise<void>
  /** Kills all processes of the replica. */
  loseReplica: () => Promise<void>
  /** Starts it again, and resolves once commits wait for it. */
  recoverReplica: () => Promise<void>
  /** Stops the primary in order, which sends the rest of its log, and makes the replica the primary. */
  promoteReplica: () => Promise<void>
  /** Makes a replica of the old primary, which was stopped, and resolves once commits wait for it. */
  rejoinOldPrimary: () => Promise<void>
  /** Kills all processes of the primary that was a replica before, and makes its replica the primary. */
  losePrimary: () => Promise<void>
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
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'server', log, settings: POSTGRES_SETTINGS })
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
  const replica = await cloneStandby(dataDir, replicaDir, POSTGRES_SETTINGS)
  await replica.start()
  started.defer(replica.stop)
  let rejoined: Standby | null = null
  started.defer(async () => rejoined?.stop())
  const bucket = await openBucket(join(dataDir, 'bucket'), port + 3)
  started.defer(bucket.close)
  const search = await startSearch(join(dataDir, 'search'))
  started.defer(async () => search?.process.stop())
  const origin = `http://localhost:${port}`
  const own = {
    APP_URL: origin,
    HOST: 'localhost',
    DATABASE_URL: postgres.url,
    DATABASE_REPLICA_URLS: replica.url,
    SEARCH_URL: search?.url ?? '',
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
    databaseUrl: postgres.url,
    web: [first, second],
    worker,
    proxy,
    search: search?.process ?? null,
    async restartWeb() {
      await first.replace('SIGTERM')
      await second.replace('SIGTERM')
    },
    loseReplica: replica.kill,
    async recoverReplica() {
      await replica.start()
      await untilSynchronous(postgres.url)
    },
    async promoteReplica() {
      await closePrimary()
      await replica.promote()
    },
    async rejoinOldPrimary() {
      rejoined = await cloneStandby(replicaDir, dataDir, POSTGRES_SETTINGS)
      await rejoined.start()
      await untilSynchronous(replica.url)
    },
    async losePrimary() {
      await replica.kill()
      await rejoined?.promote()
    },
    stop: () => all.disposeAsync(),
  }
}

/** Starts Debian's `sphinxsearch` with the configuration of the service `search`. @returns null where it is not installed */
async function startSearch(folder: string): Promise<{ url: string; process: KeptProcess } | null> {
  if (!hasSearchDaemon) {
    return null
  }
  const port = await findFreePort()
  const process = await keepProcess(() => startSearchDaemon(folder, port))
  return { url: `mysql://127.0.0.1:${port}`, process }
}
