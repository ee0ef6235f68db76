import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { errorCode } from '../errors/error-code.ts'
import { StartError } from '../errors/start-error.ts'

/** A file of a backup: its path below its root, its size in bytes and the SHA-256 of its content, in hex. */
export const backedUpFile = z.object({ path: z.string().min(1), size: z.number().int().min(0), hash: z.hash('sha256') })
export type BackedUpFile = z.infer<typeof backedUpFile>

/** What is known of a finished backup: `backup.json`. Its files are listed in `database.jsonl`, `data.jsonl` and `storage.jsonl`. */
export const backup = z.object({
  version: z.literal(1),
  id: z.string().regex(/^[\dTZ-]{20}$/),
  started_at: z.iso.datetime(),
  finished_at: z.iso.datetime(),
  /** The first file of the write-ahead log that a restore needs. */
  first_log_file: z.string().regex(/^[\dA-F]{24}$/),
  /** The name of the point in the log at which the database had exactly these rows. */
  restore_point: z.string(),
  /** Rows by table, of those tables that did not change while they were counted twice. */
  rows: z.record(z.string(), z.number().int()),
  /** Whether the files of the storage are in the backup; those in S3 are not. */
  has_storage: z.boolean(),
})
export type Backup = z.infer<typeof backup>

/** The folders of `BACKUP_DIR`. */
export function backupFolders(backupDir: string) {
  return {
    /** The write-ahead log, as PostgreSQL delivers it. */
    log: join(backupDir, 'log'),
    /** Contents of stored files by their hashes, shared by all backups. */
    contents: join(backupDir, 'contents'),
    backups: join(backupDir, 'backups'),
    backup: (id: string) => join(backupDir, 'backups', id),
  }
}

/** The finished backups, the oldest first. */
export async function listBackups(backupDir: string): Promise<Backup[]> {
  const { backups, backup: toFolder } = backupFolders(backupDir)
  await mkdir(backups, { recursive: true })
  const found: Backup[] = []
  for (const name of (await readdir(backups)).toSorted()) {
    const content = await readFile(join(toFolder(name), 'backup.json'), 'utf8').catch((error: unknown) => {
      if (errorCode(error) === 'ENOENT') {
        return null
      }
      throw error
    })
    if (content !== null) {
      found.push(backup.parse(JSON.parse(content)))
    }
  }
  return found
}

/** @throws StartError for a list that is damaged */
export async function readFileList(file: string): Promise<BackedUpFile[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '')
  try {
    return lines.map((line) => backedUpFile.parse(JSON.parse(line)))
  } catch (cause) {
    throw new StartError(`${file} is damaged: it is no list of files.`, { cause })
  }
}
