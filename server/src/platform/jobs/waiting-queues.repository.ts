import type { Database } from '../database/database.ts'

/** Of pg-boss's own table, what tells that a job waits. */
type JobTables = { 'pgboss.job': { name: string; state: string } }

/** Which queues have jobs that nobody has begun. */
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
