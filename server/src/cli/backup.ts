// `npm run backup [-- --keep=NUMBER]`: backs up the embedded database and the files into BACKUP_DIR, while the server runs.
import { parseArgs } from 'node:util'
import { connect } from '../entry/connect.ts'
import { createBackup } from '../platform/backups/create-backup.ts'
import { readEnvironment } from '../platform/environment.ts'
import { StartError } from '../platform/errors/start-error.ts'
import { createLog } from '../platform/log.ts'

const DEFAULT_KEPT = 7

function readKept(words: string[]): number {
  const { values } = parseArgs({ args: words, options: { keep: { type: 'string', default: String(DEFAULT_KEPT) } } })
  const keep = Number(values.keep)
  if (!Number.isInteger(keep) || keep < 1 || keep > 1000) {
    throw new StartError('--keep is how many backups stay: a whole number from 1 to 1000.')
  }
  return keep
}

async function main(): Promise<void> {
  const keep = readKept(process.argv.slice(2))
  const environment = readEnvironment(process.env)
  const { backupDir, databaseUrl, dataDir, storageUrl } = environment
  if (databaseUrl !== null) {
    throw new StartError(
      'DATABASE_URL names your own PostgreSQL, which has its own backups (docs/operations.md). This command backs up the embedded one.',
    )
  }
  if (backupDir === null) {
    throw new StartError('Set BACKUP_DIR to a folder for backups, for the server and for this command.')
  }
  const connection = await connect({ environment, log: createLog('warn'), role: 'tool' })
  try {
    const start = performance.now()
    const settings = { backupDir, dataDir, storageUrl, databaseUrl: connection.databaseUrl, keep }
    const backup = await createBackup({ ...settings, clock: connection.clock })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const storage = backup.has_storage ? '' : ' The files in S3 are not in it.'
    console.log(`Backup ${backup.id} is complete after ${seconds} s.${storage}`)
  } finally {
    await connection.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
