import { chown, mkdir, realpath } from 'node:fs/promises'
import { StartError } from '../../errors/start-error.ts'
import type { PostgresHome } from './postgres-home.ts'
import { canReach } from './system-account.ts'

/** A file of the log is delivered after this time, full or not: at most so much of the newest work is lost with a disk. */
const DELIVERY_SECONDS = 300

/**
 * Prepares the folder that PostgreSQL delivers its log to. @returns the settings with which it does so
 * @throws StartError when the account of PostgreSQL cannot reach the folder
 */
export async function prepareLogDelivery({ account }: PostgresHome, folder: string): Promise<Record<string, string>> {
  await mkdir(folder, { recursive: true })
  const place = await realpath(folder)
  if (account !== null) {
    await chown(place, account.uid, account.gid)
    if (!(await canReach(account, place))) {
      throw new StartError(
        `PostgreSQL runs as ${account.name}, which cannot reach ${place}. Let other accounts enter the folders above it, or name another BACKUP_DIR.`,
      )
    }
  }
  return {
    archive_mode: 'on',
    archive_library: 'basic_archive',
    'basic_archive.archive_directory': place,
    archive_timeout: `${DELIVERY_SECONDS}s`,
  }
}
