import { chmod, mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../app.ts'
import { migrations } from '../migrations/migrations.ts'
import { openDatabase } from '../platform/database/database.ts'
import { openEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createTestDependencies } from './test-dependencies.ts'
import { databaseUrl, runAsAdministrator, TEMPLATE_DATABASE, TEST_DATABASE_URL } from './test-cluster.ts'
import {
  chooseClusterParent,
  CLUSTER_FOLDER,
  rememberTestCluster,
  removeAbandonedClusters,
} from './test-cluster-lifetime.ts'

/** A crash may lose data in a test, and waiting for the disk takes most of a test's time. */
const FAST_SETTINGS = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' }

/** One PostgreSQL for the whole run, with a migrated template that every test server copies. */
// oxlint-disable-next-line import/no-default-export -- jest calls the default export
export default async function startTestCluster(): Promise<void> {
  await removeAbandonedClusters()
  const folder = await mkdtemp(join(await chooseClusterParent(), `${CLUSTER_FOLDER}${process.pid}-`))
  // As root, PostgreSQL runs under another account, which needs access to the folder.
  await chmod(folder, 0o755)
  const log = pino({ level: 'silent' })
  const postgres = await openEmbeddedPostgres({ dataDir: folder, role: 'server', log, settings: FAST_SETTINGS })
  rememberTestCluster({ postgres, folder })
  process.env[TEST_DATABASE_URL] = postgres.url
  await runAsAdministrator(`create database ${TEMPLATE_DATABASE}`)
  const url = databaseUrl(TEMPLATE_DATABASE)
  const template = openDatabase({ url, log, maxConnections: 2 })
  await migrate(template, migrations)
  await template.destroy()
  await createQueues(url)
}

/** Every server creates the queues of its jobs that are missing, which takes as long as the rest of its start. */
async function createQueues(url: string): Promise<void> {
  const { dependencies, close } = await createTestDependencies({}, { url, drop: async () => {} })
  const app = await buildApp(dependencies)
  await dependencies.jobs.start()
  await dependencies.jobs.stop()
  await app.close()
  await close()
}
