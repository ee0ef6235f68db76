import { Kysely, PostgresDialect } from 'kysely'
import type { Logger } from 'pino'
import { CopyIn } from '../copy-in.ts'
import { type Database, withPool } from '../database.ts'
import type { Tables } from '../tables.generated.ts'
import { createDatabaseServer } from './database-server.ts'
import { createReplicaReads, type Reads } from './reads.ts'
import { ReplicaExecutor } from './replica-executor.ts'
import { type WatchPace, watchServers } from './watch-servers.ts'

interface ReplicatedDatabaseOptions {
  /** Connection string of the primary. */
  url: string
  /** Connection strings of its standbys. */
  replicaUrls: readonly string[]
  log: Logger
  /** Whether each commit waits until a replica has it, as long as one follows. */
  isSynchronous?: boolean
  pace?: WatchPace
  /** The most connections to each server. */
  maxConnections?: number
}

/** Opens a primary with its replicas as one database. `destroy()` closes all of them. */
export async function openReplicatedDatabase(
  options: ReplicatedDatabaseOptions,
): Promise<{ database: Database; reads: Reads }> {
  const { url, replicaUrls, log, isSynchronous = false, pace, ...limits } = options
  const toServer = (address: string) => createDatabaseServer({ url: address, log, ...limits })
  const watch = watchServers([toServer(url), ...replicaUrls.map(toServer)], {
    log,
    isSynchronous,
    ...(pace && { pace }),
  })
  await watch.look()
  const pool = { connect: () => watch.primary().connect(), end: () => watch.close(), options: {} }
  const dialect = new PostgresDialect({ pool, cursor: CopyIn })
  const reads = createReplicaReads(watch, new Kysely<Tables>({ dialect }), log)
  const driver = dialect.createDriver()
  await driver.init()
  const executor = new ReplicaExecutor({ dialect, driver, watch, reads, log })
  const database = new Kysely<Tables>({ config: { dialect }, dialect, driver, executor })
  return { database: withPool(database, () => watch.primary().pool()), reads }
}
