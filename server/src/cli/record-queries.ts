// `npm run make record-queries -- FOLDER`: renews what is known of how the release of this checkout uses the database. FOLDER has the statements
// that a run of the tests with RECORD_QUERIES=FOLDER has written.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { z } from 'zod'
import { ACCEPTED_BREAKS } from '../migrations/compatibility/accepted-breaks.ts'
import { RECORD_FILE, readRecord, writeRecord } from '../migrations/compatibility/release-record.ts'
import { renewRecord } from '../migrations/compatibility/renew-record.ts'
import { migrations } from '../migrations/migrations.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createJobs } from '../platform/jobs/jobs.ts'

const [statements] = process.argv.slice(2)
if (statements === undefined || !existsSync(statements)) {
  console.error('Name the folder that tests with RECORD_QUERIES have written their statements into.')
  process.exit(2)
}
const texts = z.array(z.string())
const sent = readdirSync(statements).flatMap((name) =>
  texts.parse(JSON.parse(readFileSync(join(statements, name), 'utf8'))),
)

const log = pino({ level: 'silent' })
const folder = await mkdtemp(join(tmpdir(), 'marquee-record-'))
// As root, PostgreSQL runs under another account, which needs access to the folder.
await chmod(folder, 0o755)
const postgres = await openEmbeddedPostgres({ dataDir: folder, role: 'server', log, settings: { fsync: 'off' } })
const database = openDatabase({ url: postgres.url, log, maxConnections: 2 })
try {
  await migrate(database, migrations)
  const jobs = createJobs({ database, log, isPolling: false })
  await jobs.start()
  await jobs.stop()
  const previous = existsSync(RECORD_FILE) ? readRecord(RECORD_FILE) : null
  const record = await renewRecord(database, { previous, migrations, sent, accepted: ACCEPTED_BREAKS })
  writeRecord(RECORD_FILE, record)
  console.log(`${record.queries.length} statements of ${record.migrations.at(-1)} are recorded.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
} finally {
  await database.destroy()
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
}
