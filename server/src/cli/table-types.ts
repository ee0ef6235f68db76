// `npm run make table-types`: writes the TypeScript types of all tables after all migrations, from a new empty database.
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { migrations } from '../migrations/migrations.ts'
import { generateTableTypes, TABLE_TYPES_FILE } from '../migrations/table-types/generate-table-types.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'

const root = join(import.meta.dirname, '../../..')
const log = pino({ level: 'silent' })

const folder = await mkdtemp(join(tmpdir(), 'marquee-table-types-'))
// As root, PostgreSQL runs under another account, which needs access to the folder.
await chmod(folder, 0o755)
const postgres = await openEmbeddedPostgres({ dataDir: folder, role: 'server', log, settings: { fsync: 'off' } })
const database = openDatabase({ url: postgres.url, log, maxConnections: 2 })
try {
  await migrate(database, migrations)
  await writeFile(join(root, TABLE_TYPES_FILE), await generateTableTypes(database, root))
  console.log(`${TABLE_TYPES_FILE} is written.`)
} finally {
  await database.destroy()
  await postgres.close()
  await rm(folder, { recursive: true, force: true })
}
