import type { Logger } from 'pino'
import { adoptEarlierDatabase } from '../migrations/adopt-earlier-database.ts'
import { migrations } from '../migrations/migrations.ts'
import { backupFolders } from '../platform/backups/backup-folder.ts'
import { type AdjustableClock, createSystemClock } from '../platform/clock.ts'
import { type Database, openDatabase } from '../platform/database/database.ts'
import {
  type EmbeddedPostgres,
  openEmbeddedPostgres,
} from '../platform/database/embedded-postgres/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openReplicatedDatabase } from '../platform/database/replicas/open-replicated-database.ts'
import { primaryReads, type Reads } from '../platform/database/replicas/reads.ts'
import type { Environment } from '../platform/environment.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import type { Storage } from '../platform/storage/storage.ts'

/** The opened database and storage of one installation. */
export interface Connection {
  database: Database
  reads: Reads
  /** Connection string of the database. */
  databaseUrl: string
  storage: Storage
  clock: AdjustableClock
  /** Messages for the operator about places of data, in plain words. */
  notices: string[]
  /** Closes everything; stops the embedded PostgreSQL unless another process uses it. */
  close(): Promise<void>
}

export interface ConnectOptions {
  environment: Environment
  log: Logger
  /** `server`: the only server on a data folder. `tool`: a command, which also works while the server runs. */
  role: 'server' | 'tool'
  /** Called when the connection to PostgreSQL was lost and did not recover. */
  onLost?: (error: Error) => void
}

/**
 * Opens database and storage as the environment configures them, starts the PostgreSQL of the data folder when no database is
 * configured and none runs, and applies missing migrations.
 * @throws DataFolderInUseError when a second server starts on a data folder
 * @throws StartError for a database of an earlier version that stopped between its migrations
 */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { environment, log } = options
  const postgres = environment.databaseUrl === null ? await openPostgres(options) : null
  const clock = createSystemClock()
  const databaseUrl = postgres?.url ?? environment.databaseUrl ?? ''
  const replicaUrls = environment.databaseReplicaUrls
  // Pages come first on a machine that also does background work and runs commands.
  const hasLowPriority = postgres !== null && options.role === 'tool'
  const { database, reads } =
    replicaUrls.length === 0
      ? { database: openDatabase({ url: databaseUrl, log, hasLowPriority }), reads: primaryReads }
      : await openReplicatedDatabase({
          url: databaseUrl,
          replicaUrls,
          log,
          isSynchronous: environment.commitsWaitForReplica,
        })
  async function close(): Promise<void> {
    await database.destroy()
    await postgres?.close()
  }
  try {
    await adoptEarlierDatabase(database)
    const applied = await migrate(database, migrations)
    log.info({ applied }, 'Migrations are up to date')
  } catch (error) {
    await close()
    throw error
  }
  return {
    database,
    reads,
    databaseUrl,
    storage: openStorage(environment.storageUrl, clock, log),
    clock,
    notices: postgres?.notices ?? [],
    close,
  }
}

function openPostgres({ environment, log, role, onLost }: ConnectOptions): Promise<EmbeddedPostgres> {
  const { dataDir, backupDir } = environment
  const logDir = backupDir === null ? null : backupFolders(backupDir).log
  return openEmbeddedPostgres({ dataDir, role, log, logDir, ...(onLost !== undefined && { onLost }) })
}
