import type { ServerProcess } from '@marquee/contract/system-health'
import type { Database } from '../../../platform/database/database.ts'
import { DEAD_LETTERS } from '../../../platform/jobs/prepare-queues.ts'
import { type MinuteFigures, minuteFigures } from './minute-figures.ts'
import type { StoredMinute } from './health-points.ts'

/** The columns that are read from pg-boss's own table. */
type JobTables = { 'pgboss.job': { name: string; state: string; start_after: Date } }

export type NewProcess = Pick<ServerProcess, 'id' | 'role' | 'release' | 'host'>

/** The SQL of what the processes of the server tell about themselves. */
export function createSystemHealthRepository(db: Database) {
  return {
    /** Adds a process, or notes that it is still there. */
    async saveProcess(process: NewProcess, startedAt: Date, now: Date): Promise<void> {
      await db
        .insertInto('server_processes')
        .values({ ...process, started_at: startedAt, last_seen_at: now, created_at: now, updated_at: now })
        .onConflict((on) => on.column('id').doUpdateSet({ last_seen_at: now, updated_at: now }))
        .execute()
    },

    async addMinute(processId: string, minute: Date, figures: MinuteFigures, now: Date): Promise<void> {
      await db
        .insertInto('process_minutes')
        .values({
          minute,
          process_id: processId,
          figures: JSON.stringify(figures),
          created_at: now,
          updated_at: now,
        })
        .onConflict((on) => on.columns(['minute', 'process_id']).doNothing())
        .execute()
    },

    /** The newest first. */
    async listProcesses(since: Date, limit: number) {
      return db
        .selectFrom('server_processes')
        .select(['id', 'role', 'release', 'host', 'started_at', 'last_seen_at'])
        .where('last_seen_at', '>=', since)
        .orderBy('last_seen_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
    },

    /** Oldest first. Minutes of another version of the server, whose figures differ, are left out. */
    async listMinutes(since: Date): Promise<StoredMinute[]> {
      const rows = await db
        .selectFrom('process_minutes')
        .select(['minute', 'figures'])
        .where('minute', '>=', since)
        .orderBy('minute')
        .execute()
      return rows.flatMap(({ minute, figures }) => {
        const parsed = minuteFigures.safeParse(figures)
        return parsed.success ? [{ minute, figures: parsed.data }] : []
      })
    },

    /** Jobs that are due and not started, by queue, and jobs that failed for good. */
    async countDueJobs(now: Date): Promise<{ waiting: ReadonlyMap<string, number>; dead: number }> {
      const rows = await db
        .withTables<JobTables>()
        .selectFrom('pgboss.job')
        .select(({ fn }) => ['name', fn.countAll<string>().as('count')])
        .where('state', 'in', ['created', 'retry'])
        .where((where) => where.or([where('start_after', '<=', now), where('name', '=', DEAD_LETTERS)]))
        .groupBy('name')
        .execute()
      const counts = new Map(rows.map(({ name, count }) => [name, Number(count)]))
      const dead = counts.get(DEAD_LETTERS) ?? 0
      counts.delete(DEAD_LETTERS)
      return { waiting: counts, dead }
    },

    async removeBefore(minute: Date): Promise<void> {
      await db.deleteFrom('process_minutes').where('minute', '<', minute).execute()
      await db.deleteFrom('server_processes').where('last_seen_at', '<', minute).execute()
    },
  }
}
