import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import type { Clock } from '../clock.ts'
import { StartError } from '../errors/start-error.ts'
import { type Backup, type BackedUpFile, backupFolders, listBackups, readFileList } from './backup-folder.ts'
import { copyDatabase } from './copy-database.ts'
import { countRows, keepEqual } from './count-rows.ts'
import { createFileContents } from './file-contents.ts'
import { packLog, pruneLog } from './write-ahead-log.ts'

export interface BackupSettings {
  backupDir: string
  dataDir: string
  storageUrl: string
  /** Connection string of the embedded PostgreSQL. */
  databaseUrl: string
  /** How many backups stay. */
  keep: number
  clock: Clock
}

/** The name of our advisory lock for backups, beside those of `embedded-postgres.ts`. */
const BACKUP_LOCK = 728_003

/**
 * Backs up the embedded database, the files of the storage, and the rest of the data folder, while the server runs. Backups that are
 * too many are removed, with the log and the files that only they need. A backup that was interrupted is removed by the next one.
 * @throws StartError when PostgreSQL does not deliver its log, or another backup runs
 */
export async function createBackup(settings: BackupSettings): Promise<Backup> {
  const { backupDir, databaseUrl, keep } = settings
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await requireReadiness(client)
    const made = await writeBackup(client, settings)
    const folders = backupFolders(backupDir)
    await packLog(folders.log)
    await removeOld(backupDir, keep)
    return made
  } finally {
    await client.end()
  }
}

async function requireReadiness(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ is_free: boolean; mode: string }>(
    "select pg_try_advisory_lock($1) as is_free, current_setting('archive_mode') as mode",
    [BACKUP_LOCK],
  )
  if (rows[0]?.is_free !== true) {
    throw new StartError('Another backup is running.')
  }
  if (rows[0].mode !== 'on') {
    throw new StartError('The running server was started without BACKUP_DIR. Start it again with it, then back up.')
  }
}

async function writeBackup(client: pg.Client, settings: BackupSettings): Promise<Backup> {
  const { backupDir, dataDir, storageUrl, clock } = settings
  const folders = backupFolders(backupDir)
  const startedAt = clock.now()
  const id = startedAt.toISOString().replaceAll(':', '-').replace(/\.\d+/, '')
  const folder = folders.backup(id)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const data = await client.query<{ data_directory: string }>('show data_directory')
  const copy = await copyDatabase(client, data.rows[0]?.data_directory ?? '', join(folder, 'database'))
  const restorePoint = `backup ${id}`
  const before = await countRows(client)
  await client.query('select pg_create_restore_point($1)', [restorePoint])
  const after = await countRows(client)
  await deliverLog(client)

  // Files are stored before rows refer to them, so all that the copied rows refer to are here now.
  const contents = createFileContents(folders.contents)
  const storage = storageUrl.startsWith('file:') ? fileURLToPath(storageUrl) : null
  await writeList(join(folder, 'database.jsonl'), copy.files)
  await writeList(
    join(folder, 'data.jsonl'),
    await contents.keep(dataDir, (path) => !/^(?:postgres|storage)$/.test(path)),
  )
  if (storage !== null) {
    await writeList(join(folder, 'storage.jsonl'), await contents.keep(storage, (path) => !path.startsWith('.')))
  }
  const made: Backup = {
    version: 1,
    id,
    started_at: startedAt.toISOString(),
    finished_at: clock.now().toISOString(),
    first_log_file: copy.firstLogFile,
    restore_point: restorePoint,
    rows: keepEqual(before, after),
    has_storage: storage !== null,
  }
  const part = join(folder, 'backup.json.part')
  await writeFile(part, `${JSON.stringify(made, null, 2)}\n`, { flush: true })
  await rename(part, join(folder, 'backup.json'))
  return made
}

/** Waits until PostgreSQL has delivered everything that was written so far. */
async function deliverLog(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file')
  const wanted = rows[0]?.file ?? ''
  for (;;) {
    const { rows: states } = await client.query<{ last: string | null; failed: string | null }>(
      'select last_archived_wal as last, last_failed_wal as failed from pg_stat_archiver',
    )
    if ((states[0]?.last ?? '').slice(0, 24) >= wanted) {
      return
    }
    if (states[0]?.failed === wanted) {
      throw new StartError('PostgreSQL cannot write its log to BACKUP_DIR: its own log says why.')
    }
    await client.query('select pg_sleep(0.1)')
  }
}

async function writeList(file: string, files: readonly BackedUpFile[]): Promise<void> {
  await writeFile(file, files.map((entry) => `${JSON.stringify(entry)}\n`).join(''), { flush: true })
}

async function removeOld(backupDir: string, keep: number): Promise<void> {
  const folders = backupFolders(backupDir)
  const backups = await listBackups(backupDir)
  const kept = backups.slice(-keep)
  for (const { id } of backups.slice(0, -keep)) {
    await rm(folders.backup(id), { recursive: true })
  }
  const used = new Set<string>()
  for (const { id, has_storage } of kept) {
    for (const list of has_storage ? ['data.jsonl', 'storage.jsonl'] : ['data.jsonl']) {
      for (const { hash } of await readFileList(join(folders.backup(id), list))) {
        used.add(hash)
      }
    }
  }
  await createFileContents(folders.contents).prune(used)
  await pruneLog(folders.log, kept[0]?.first_log_file ?? '')
}
