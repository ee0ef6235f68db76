import type { Database } from '../database/database.ts'

/** The columns of pg-boss's own table that show that a job waits. */
type JobTables = { 'pgboss.job': { name: string; state: string } }

/** Finds the queues with jobs that no worker has started. */
export function createWaitingQueueRepository(database: Database) {
  const db = database.withTables<JobTables>()

  return {
    async listNames(): Promise<ReadonlySet<string>> {
      const rows = await db
        .selectFrom('pgboss.job')
        .select('name')
        .distinct()
        .where('state', 'in', ['created', 'retry'])
        .execute()
      return new Set(rows.map(({ name }) => name))
    },
  }
}
