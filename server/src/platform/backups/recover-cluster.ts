import { chmod, chown, mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { connectionUrl } from '../database/embedded-postgres/embedded-postgres.ts'
import {
  findPostmaster,
  readLogEnd,
  spawnPostmaster,
  stopPostmaster,
} from '../database/embedded-postgres/postmaster.ts'
import type { PostgresHome } from '../database/embedded-postgres/postgres-home.ts'
import type { SystemAccount } from '../database/embedded-postgres/system-account.ts'
import { StartError } from '../errors/start-error.ts'

/** The folders of a cluster that a backup leaves out; PostgreSQL does not start without them. */
const EMPTY_FOLDERS = [
  'pg_wal/archive_status',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_tblspc',
  'pg_commit_ts',
  'pg_twophase',
  'pg_logical/snapshots',
  'pg_logical/mappings',
  'pg_stat',
]

/** PostgreSQL writes the file with its process id within this time. */
const APPEARANCE_MS = 3000

/**
 * Brings the unpacked files of a cluster to the target of a recovery, and stops it again. It takes as long as the log is.
 * @param settings `restore_command`, and the target; without one, to the end of the log
 * @throws StartError when the log ends before the target, or is damaged
 */
export async function recoverCluster(home: PostgresHome, settings: Record<string, string>): Promise<void> {
  for (const folder of EMPTY_FOLDERS) {
    await mkdir(join(home.data, folder), { recursive: true, mode: 0o700 })
  }
  await writeFile(join(home.data, 'recovery.signal'), '')
  await giveAll(dirname(home.data), home.account)
  await chmod(home.data, 0o700)
  await spawnPostmaster(home, { ...settings, recovery_target_action: 'promote' })
  const appears = Date.now() + APPEARANCE_MS
  try {
    while (!(await isRecovered(home))) {
      if ((await findPostmaster(home)) === null && Date.now() > appears) {
        throw new StartError(`The backup cannot be restored to this target. PostgreSQL says: ${await readReason(home)}`)
      }
      await delay(100)
    }
  } finally {
    await stopPostmaster(home)
  }
}

/** The last fatal message of PostgreSQL's log; it goes on writing while it ends. */
async function readReason(home: PostgresHome): Promise<string> {
  const end = await readLogEnd(home, 30)
  return end.split('\n').findLast((line) => line.includes('FATAL')) ?? end
}

/** Whether PostgreSQL answers and accepts writes. */
async function isRecovered(home: PostgresHome): Promise<boolean> {
  const client = new pg.Client({ connectionString: connectionUrl(home, 'postgres') })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<{ is_recovering: boolean }>('select pg_is_in_recovery() as is_recovering')
    return rows[0]?.is_recovering === false
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Gives all folders and files to the account of PostgreSQL, when that is another than ours. */
async function giveAll(root: string, account: SystemAccount | null): Promise<void> {
  if (account === null) {
    return
  }
  for (const { parentPath, name } of await readdir(root, { recursive: true, withFileTypes: true })) {
    await chown(join(parentPath, name), account.uid, account.gid)
  }
}
