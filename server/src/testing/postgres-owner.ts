import { openEmbeddedPostgres } from '../platform/database/embedded-postgres/embedded-postgres.ts'

/** A process that owns the PostgreSQL of the data folder in its parameter, until it is told to stop or is killed. */
async function own(dataDir: string): Promise<void> {
  const postgres = await openEmbeddedPostgres({ dataDir, role: 'server', log: { info() {}, warn() {} } })
  console.log(`up ${postgres.url}`)
  setInterval(() => {}, 60_000)
}

own(process.argv[2] ?? '').catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
