import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { errorCode } from '../../errors/error-code.ts'
import { prepareLogDelivery } from './log-delivery.ts'
import { StartError } from '../../errors/start-error.ts'
import { type PostgresHome, preparePostgresHome } from './postgres-home.ts'
import {
  findPostmaster,
  initialiseCluster,
  isPidFileDamaged,
  pidFile,
  readLogEnd,
  spawnPostmaster,
  stopPostmaster,
  SUPERUSER,
} from './postmaster.ts'

export interface EmbeddedPostgres {
  /** Connection string of the product's database. */
  url: string
  /** Notes for the operator about the folders in use, in plain words. */
  notices: string[]
  /** Stops PostgreSQL, unless another process is using it: then that process stops it later. */
  close(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  dataDir: string
  /** A data folder has only one server; any number of tools may run beside it. */
  role: 'server' | 'tool'
  log: { info(message: string): void; warn(details: object, message: string): void }
  /** Further settings of PostgreSQL, by name. */
  settings?: Record<string, string>
  /** The folder that PostgreSQL delivers its log to, for backups; null: it delivers none. */
  logDir?: string | null
  /** PostgreSQL ended and could not be restarted. */
  onLost?: (error: Error) => void
}

/** Another server runs on the data folder. */
export class DataFolderInUseError extends StartError {
  override readonly name = 'DataFolderInUseError'
  constructor(dataDir: string) {
    super(`Marquee is already running on this data folder: ${dataDir}`)
  }
}

/** Names of our advisory locks in PostgreSQL. They end with the session, so a killed process leaves none behind. */
const SERVER_LOCK = 728_001
const USE_LOCK = 728_002

const DATABASE = 'marquee'
/** The codes of duplicate_database, and of the unique violation that occurs when two processes create the database at the same moment. */
const DATABASE_EXISTS = ['42P04', '23505']
const START_TIMEOUT_MS = 60_000
const LONGEST_PAUSE_MS = 2000
/** About one and a half seconds in total, with the pauses between the attempts. */
const DAMAGED_LOOKS = 8
const KILLED_SESSION_TIMEOUT_MS = 1000

/**
 * Starts the PostgreSQL of a data folder, or joins one that is already running (left by a killed process, or in use by another
 * process), and restarts it when it dies.
 * @throws DataFolderInUseError for a second server
 */
export async function openEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const home = await preparePostgresHome(options.dataDir)
  await initialiseCluster(home)
  const settings = { ...options.settings, ...(options.logDir && (await prepareLogDelivery(home, options.logDir))) }
  let isClosing = false
  let joining = join()

  async function join(): Promise<pg.Client> {
    const client = await connectOrStart(home, settings)
    client.on('error', (error) => {
      if (!isClosing) {
        options.log.warn({ err: error }, 'The connection to PostgreSQL was lost')
      }
    })
    try {
      await takeLocks(client, options)
    } catch (error) {
      await client.end()
      throw error
    }
    client.once('end', rejoin)
    return client
  }

  function rejoin(): void {
    if (isClosing) {
      return
    }
    joining = join()
    joining.then(
      () => options.log.info('PostgreSQL is up again'),
      (error: unknown) => options.onLost?.(error instanceof Error ? error : new Error(String(error))),
    )
  }

  await createDatabase(await joining)
  return {
    url: connectionUrl(home, DATABASE),
    notices: home.notices,
    async close() {
      isClosing = true
      // If PostgreSQL has just died, this waits until it is up again, and then stops it in order.
      await leave(await joining, home)
    },
  }
}

/** Opens a session on the running server. Starts a server when none answers, and retries until the time is up. */
async function connectOrStart(home: PostgresHome, settings: Record<string, string>): Promise<pg.Client> {
  const deadline = Date.now() + START_TIMEOUT_MS
  let failures = 0
  for (let pause = 20; Date.now() < deadline; pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)) {
    const client = await tryConnect(home)
    if (client !== null) {
      return client
    }
    // A postmaster that does not answer yet is starting, recovering or stopping, so the connection is tried again.
    if ((await findPostmaster(home)) === null) {
      // Two processes that start at once may read the file while one of them writes it; a damaged file stays as it is.
      failures = (await isPidFileDamaged(home)) ? failures + 1 : 0
      if (failures === DAMAGED_LOOKS) {
        throw new StartError(
          `PostgreSQL cannot start: ${pidFile(home)} is empty or damaged, as after a power cut or on a full disk. Make sure that no PostgreSQL runs on ${home.data}, delete that file, and start again.`,
        )
      }
      await spawnPostmaster(home, settings)
    }
    await delay(pause)
  }
  throw new StartError(
    `PostgreSQL did not start within a minute. The end of ${home.logFile}:\n${await readLogEnd(home)}`,
  )
}

async function tryConnect(home: PostgresHome): Promise<pg.Client | null> {
  const client = new pg.Client({ connectionString: connectionUrl(home, 'postgres') })
  // A server that stops during the connection handshake reports that twice: by the rejected promise, and by this event.
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch {
    return null
  }
}

async function takeLocks(client: pg.Client, { role, dataDir }: EmbeddedPostgresOptions): Promise<void> {
  if (role === 'server') {
    await takeServerLock(client, dataDir)
  }
  await client.query('select pg_advisory_lock_shared($1)', [USE_LOCK])
}

/** The session of a server that was killed a moment ago may still be ending; that takes milliseconds, not seconds. */
async function takeServerLock(client: pg.Client, dataDir: string): Promise<void> {
  const deadline = Date.now() + KILLED_SESSION_TIMEOUT_MS
  while (!(await isGranted(client, 'select pg_try_advisory_lock($1) as granted', SERVER_LOCK))) {
    if (Date.now() > deadline) {
      throw new DataFolderInUseError(dataDir)
    }
    await delay(50)
  }
}

/** Ends our session, and stops PostgreSQL when no other process uses it. */
async function leave(client: pg.Client, home: PostgresHome): Promise<void> {
  try {
    await client.query('select pg_advisory_unlock_shared($1)', [USE_LOCK])
    if (await isGranted(client, 'select pg_try_advisory_lock($1) as granted', USE_LOCK)) {
      await stopPostmaster(home)
    }
  } finally {
    await client.end().catch(() => {})
  }
}

async function isGranted(client: pg.Client, query: string, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ granted: boolean }>(query, [lock])
  return rows[0]?.granted === true
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (rowCount === 0) {
    await client.query(`create database ${DATABASE}`).catch((error: unknown) => {
      // Another process created it between the query and the command.
      if (!DATABASE_EXISTS.includes(errorCode(error) ?? '')) {
        throw error
      }
    })
  }
}

/** The address of a database of the cluster, by its private socket. */
export function connectionUrl(home: PostgresHome, database: string): string {
  return `postgres://${SUPERUSER}@localhost/${database}?host=${encodeURIComponent(home.socket)}`
}
