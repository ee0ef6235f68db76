import { chown, cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionUrl } from '../platform/database/embedded-postgres/embedded-postgres.ts'
import { findPostmaster, spawnPostmaster, stopPostmaster } from '../platform/database/embedded-postgres/postmaster.ts'
import { type PostgresHome, preparePostgresHome } from '../platform/database/embedded-postgres/postgres-home.ts'

/** Small, because a test runs two servers beside those of other tests; a crash may lose data. */
export const SMALL_SERVER = { fsync: 'off', full_page_writes: 'off', shared_buffers: '64MB', max_connections: '40' }

/** What PostgreSQL makes anew on a copy ("Making a Base Backup Using the Low Level API"). */
const LEFT_OUT =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_subtrans|pg_stat_tmp)\/|^postmaster/
const SLOT = 'replica'

export interface Standby {
  url: string
  /** The id of its process; null while it does not run. */
  findPid(): Promise<number | null>
  start(): Promise<void>
  /** Makes it a primary. */
  promote(): Promise<void>
  stop(): Promise<void>
  /** Kills all of its processes, as a machine does that loses its power. */
  kill(): Promise<void>
}

/**
 * Clones a running embedded PostgreSQL into a folder, as a standby that follows it by streaming replication through a slot.
 * @param primaryDir the data folder of the primary
 * @param size settings of PostgreSQL in place of the usual ones
 */
export async function cloneStandby(
  primaryDir: string,
  dataDir: string,
  size: Record<string, string> = SMALL_SERVER,
): Promise<Standby> {
  const primary = await preparePostgresHome(primaryDir)
  const home = await preparePostgresHome(dataDir)
  const client = new pg.Client({ connectionString: connectionUrl(primary, 'postgres') })
  await client.connect()
  await client.query('select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1', [
    SLOT,
  ])
  await client.query('select pg_create_physical_replication_slot($1, true)', [SLOT])
  await rm(home.data, { recursive: true, force: true })
  await client.query("select pg_backup_start('clone', fast => true)")
  await cp(primary.data, home.data, {
    recursive: true,
    filter: (source) => !LEFT_OUT.test(relative(primary.data, source)),
  })
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  await writeFile(join(home.data, 'backup_label'), rows[0]?.labelfile ?? '')
  await writeFile(join(home.data, 'standby.signal'), '')
  await rm(join(home.data, 'postmaster.pid'), { force: true })
  for (const folder of ['pg_wal/archive_status', 'pg_wal/summaries', 'pg_replslot', 'pg_notify', 'pg_snapshots']) {
    await mkdir(join(home.data, folder), { recursive: true })
  }
  await giveAll(home)
  const settings = {
    ...size,
    primary_conninfo: `host=${primary.socket} user=marquee`,
    primary_slot_name: SLOT,
    wal_retrieve_retry_interval: '200ms',
  }
  const url = connectionUrl(home, 'marquee')
  return {
    url,
    findPid: () => findPostmaster(home),
    async start() {
      await spawnPostmaster(home, settings)
      while (!(await answers(url))) {
        await delay(50)
      }
    },
    async promote() {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query('select pg_promote()')
      await client.end()
    },
    stop: () => stopPostmaster(home),
    async kill() {
      const pid = await findPostmaster(home)
      const children = pid === null ? '' : await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')
      for (const id of [pid, ...(children.match(/\d+/g) ?? []).map(Number)]) {
        if (id !== null) {
          process.kill(id, 'SIGKILL')
        }
      }
    },
  }
}

/** Resolves once commits of a primary wait for a standby that follows. */
export async function untilSynchronous(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  while ((await client.query("select from pg_stat_replication where sync_state = 'quorum'")).rowCount === 0) {
    await delay(50)
  }
  await client.end()
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}

/** As root, PostgreSQL runs under another account. */
async function giveAll({ data, account }: PostgresHome): Promise<void> {
  if (account !== null) {
    await chown(data, account.uid, account.gid)
    for (const { parentPath, name } of await readdir(data, { recursive: true, withFileTypes: true })) {
      await chown(join(parentPath, name), account.uid, account.gid)
    }
  }
}
