import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import type { BackedUpFile } from './backup-folder.ts'
import { ignoreMissing, listFiles } from './list-files.ts'
import { packFile } from './packed-files.ts'

/** What a copy of a cluster leaves out: PostgreSQL makes it anew (its manual, "Making a Base Backup Using the Low Level API"). */
const LEFT_OUT =
  /^(?:pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\/|^postmaster\.(?:pid|opts)$|(?:^|\/)pgsql_tmp|(?:^|\/)pg_internal\.init|^backup_label|^(?:recovery|standby)\.signal$/
interface DatabaseCopy {
  files: BackedUpFile[]
  firstLogFile: string
}

/**
 * Copies a running cluster into a folder, each file packed. The files are consistent only together with the log that was written
 * meanwhile, which PostgreSQL has delivered when this resolves.
 * @param data the folder of the cluster
 */
export async function copyDatabase(client: pg.Client, data: string, target: string): Promise<DatabaseCopy> {
  const start = await client.query<{ file: string }>(
    "select pg_walfile_name(pg_backup_start('marquee', fast => true)) as file",
  )
  const files: BackedUpFile[] = []
  for await (const path of listFiles(data, (candidate) => !LEFT_OUT.test(candidate))) {
    // A table may be removed meanwhile.
    const packed = await packFile(join(data, path), join(target, `${path}.zst`)).catch(ignoreMissing)
    if (packed !== null) {
      files.push({ path, ...packed })
    }
  }
  const stop = await client.query<{ labelfile: string }>(
    'select labelfile from pg_backup_stop(wait_for_archive => true)',
  )
  const label = join(target, 'backup_label')
  await writeFile(label, stop.rows[0]?.labelfile ?? '', { flush: true })
  files.push({ path: 'backup_label', ...(await packFile(label, `${label}.zst`)) })
  return { files, firstLogFile: start.rows[0]?.file ?? '' }
}
