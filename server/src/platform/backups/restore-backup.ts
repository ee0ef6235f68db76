import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { openEmbeddedPostgres } from '../database/embedded-postgres/embedded-postgres.ts'
import { preparePostgresHome } from '../database/embedded-postgres/postgres-home.ts'
import { StartError } from '../errors/start-error.ts'
import { type Backup, type BackedUpFile, backupFolders, listBackups, readFileList } from './backup-folder.ts'
import { checkDatabase } from './check-database.ts'
import { countRows } from './count-rows.ts'
import { createFileContents } from './file-contents.ts'
import { ignoreMissing } from './list-files.ts'
import { unpackFile } from './packed-files.ts'
import { recoverCluster } from './recover-cluster.ts'
import { unpackLog } from './write-ahead-log.ts'

/** `backup`: exactly the backup. A moment: everything that was committed until then. `newest`: everything that was delivered. */
export type RestoreTarget = { kind: 'backup' | 'newest' } | { kind: 'moment'; moment: Date }

export interface RestoreReport {
  backup: Backup
  /** Rows of the restored database by table. */
  rows: Record<string, number>
  files: number
  /** What is wrong with the restored data, in sentences; empty: all was found as it was backed up. */
  faults: string[]
}

interface Restore {
  backupDir: string
  /** A folder that does not exist, or is empty. */
  dataDir: string
  target: RestoreTarget
  /** The id of a backup; null: the newest one that the target allows. */
  id: string | null
}

/**
 * Restores a data folder from a backup and the log, and checks the result: every file by its hash, every table and index by its
 * structure, and the number of rows where the target is the backup itself.
 * @throws StartError when there is no such backup, the folder is not empty, or a file of the backup is damaged
 */
export async function restoreBackup(restore: Restore): Promise<RestoreReport> {
  const { backupDir, dataDir, target } = restore
  const backups = await listBackups(backupDir)
  const chosen = chooseBackup(backups, restore)
  await requireEmpty(dataDir)
  const folder = backupFolders(backupDir).backup(chosen.id)
  const files = await restoreFiles(
    backupDir,
    dataDir,
    backups.slice(backups.indexOf(chosen), filesUntil(backups, restore)),
  )
  const home = await preparePostgresHome(dataDir)
  for (const { path, ...content } of await readFileList(join(folder, 'database.jsonl'))) {
    await unpackFile(join(folder, 'database', `${path}.zst`), join(home.data, path), content)
  }
  const log = join(home.data, '../restored-log')
  await unpackLog(backupFolders(backupDir).log, chosen.first_log_file, log)
  await recoverCluster(home, {
    restore_command: `cp "${log}/%f" "%p"`,
    ...(target.kind === 'backup' && { recovery_target_name: chosen.restore_point }),
    ...(target.kind === 'moment' && { recovery_target_time: target.moment.toISOString().replace('Z', '+00') }),
  })
  await rm(log, { recursive: true })
  return { backup: chosen, files, ...(await check(dataDir, target, chosen)) }
}

/** @throws StartError */
function chooseBackup(backups: readonly Backup[], { id, target }: Restore): Backup {
  const allowed = backups.filter((backup) =>
    target.kind === 'moment' ? new Date(backup.finished_at) <= target.moment : true,
  )
  const chosen = id === null ? allowed.at(-1) : allowed.find((backup) => backup.id === id)
  if (chosen === undefined) {
    const known = backups.map((backup) => backup.id).join(', ')
    throw new StartError(
      known === '' ? 'There is no finished backup in BACKUP_DIR.' : `No backup fits. There are: ${known}.`,
    )
  }
  return chosen
}

/** Files that were stored after the backup are in the first backup after the moment that is restored. */
function filesUntil(backups: readonly Backup[], { target, id }: Restore): number {
  if (target.kind === 'backup') {
    return id === null ? backups.length : backups.findIndex((backup) => backup.id === id) + 1
  }
  const next =
    target.kind === 'moment' ? backups.findIndex((backup) => new Date(backup.finished_at) > target.moment) : -1
  return next === -1 ? backups.length : next + 1
}

async function requireEmpty(dataDir: string): Promise<void> {
  const names = await readdir(dataDir).catch(ignoreMissing)
  if (names !== null && names.length > 0) {
    throw new StartError(`${dataDir} is not empty. Name a new folder to restore to.`)
  }
}

/** @param backups the chosen one, and those whose files may be needed too */
async function restoreFiles(backupDir: string, dataDir: string, backups: readonly Backup[]): Promise<number> {
  const folders = backupFolders(backupDir)
  const contents = createFileContents(folders.contents)
  await mkdir(dataDir, { recursive: true })
  let count = 0
  for (const [list, root, from] of [
    ['data.jsonl', dataDir, backups.slice(0, 1)],
    ['storage.jsonl', join(dataDir, 'storage'), backups.filter(({ has_storage }) => has_storage)],
  ] as const) {
    const wanted = new Map<string, BackedUpFile>()
    for (const { id } of from) {
      for (const file of await readFileList(join(folders.backup(id), list))) {
        wanted.set(file.path, file)
      }
    }
    await contents.restore([...wanted.values()], root)
    count += wanted.size
  }
  return count
}

/** Compares the restored data with what was backed up. */
async function check(dataDir: string, target: RestoreTarget, { rows: expected }: Backup) {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'tool', log: { info() {}, warn() {} } })
  const client = new pg.Client({ connectionString: postgres.url })
  try {
    await client.connect()
    const rows = await countRows(client)
    const faults = await checkDatabase(client)
    for (const [table, count] of Object.entries(target.kind === 'backup' ? expected : {})) {
      if (rows[table] !== count) {
        faults.push(`${table}: ${rows[table] ?? 0} rows, and the backup has ${count}`)
      }
    }
    return { rows, faults }
  } finally {
    await client.end()
    await postgres.close()
  }
}
