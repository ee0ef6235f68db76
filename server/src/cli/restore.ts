// `npm run restore -- FOLDER [--backup=ID|newest] [--at=MOMENT]`: restores a data folder from BACKUP_DIR, and checks it.
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type RestoreTarget, restoreBackup } from '../platform/backups/restore-backup.ts'
import { readEnvironment } from '../platform/environment.ts'
import { StartError } from '../platform/errors/start-error.ts'

interface Wish {
  dataDir: string
  target: RestoreTarget
  id: string | null
}

function readWish(words: string[]): Wish {
  const { values, positionals } = parseArgs({
    args: words,
    options: { backup: { type: 'string' }, at: { type: 'string' } },
    allowPositionals: true,
  })
  const [folder, ...others] = positionals
  if (folder === undefined || others.length > 0 || (values.backup !== undefined && values.at !== undefined)) {
    throw new StartError('Use: npm run restore -- FOLDER [--backup=ID|newest] [--at=2026-11-26T04:10:00Z]')
  }
  return { dataDir: resolve(folder), ...readTarget(values) }
}

function readTarget({ backup, at }: { backup?: string; at?: string }): Omit<Wish, 'dataDir'> {
  if (backup !== undefined) {
    return { target: { kind: 'backup' }, id: backup === 'newest' ? null : backup }
  }
  if (at === undefined) {
    return { target: { kind: 'newest' }, id: null }
  }
  const moment = new Date(at)
  if (Number.isNaN(moment.getTime())) {
    throw new StartError(`--at is no moment: ${at}. Write it as 2026-11-26T04:10:00Z.`)
  }
  return { target: { kind: 'moment', moment }, id: null }
}

async function main(): Promise<void> {
  const wish = readWish(process.argv.slice(2))
  const { backupDir } = readEnvironment(process.env)
  if (backupDir === null) {
    throw new StartError('Set BACKUP_DIR to the folder with the backups.')
  }
  const { backup, rows, files, faults } = await restoreBackup({ backupDir, ...wish })
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  console.log(`Restored from ${backup.id}: ${Object.keys(rows).length} tables with ${total} rows, ${files} files.`)
  if (faults.length > 0) {
    throw new StartError(`The restored data is not sound:\n${faults.join('\n')}`)
  }
  console.log(`Everything was checked. Start it with DATA_DIR=${wish.dataDir} npm start`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
