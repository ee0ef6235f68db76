import { type Selectable, sql } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { DEAD_LETTERS } from '../../../platform/jobs/prepare-queues.ts'
import type { Tables } from '../../../platform/database/tables.generated.ts'

/** The columns that are read from pg-boss's own tables. pg-boss writes them. */
type QueueTables = {
  'pgboss.job': {
    id: string
    name: string
    state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
    data: object | null
    output: object | null
    retry_count: number
    retry_limit: number
    start_after: Date
    created_on: Date
    started_on: Date | null
    completed_on: Date | null
    source_name: string | null
    source_created_on: Date | null
    source_retry_count: number | null
    source_output: object | null
  }
  'pgboss.queue': { name: string }
  'pgboss.schedule': { name: string; cron: string }
}

type StoredJob = QueueTables['pgboss.job']
export type StoredState = StoredJob['state']
type Progress = Pick<Selectable<Tables['job_progress']>, 'fraction' | 'note'>
export type JobRow = StoredJob & { [K in keyof Progress]: Progress[K] | null }

export interface JobPosition {
  at: Date
  id: string
}

export interface JobFilter {
  queue: string | undefined
  state: StoredState | undefined
}

/** Name pattern of the internal queues of pg-boss. */
const INTERNAL = '\\_\\_pgboss%'

// pg-boss keeps microseconds, and a cursor keeps milliseconds: without this, a page would skip jobs of the same millisecond.
const filedAt = sql<Date>`date_trunc('milliseconds', job.created_on)`

/** The SQL of the jobs page: it reads the tables of pg-boss. */
export function createJobAdministrationRepository(database: Database) {
  const db = database.withTables<QueueTables>()

  return {
    async listQueues(): Promise<{ name: string; cron: string | null }[]> {
      return await db
        .selectFrom('pgboss.queue')
        .leftJoin('pgboss.schedule', 'pgboss.schedule.name', 'pgboss.queue.name')
        .select(['pgboss.queue.name', 'pgboss.schedule.cron'])
        .where('pgboss.queue.name', 'not like', INTERNAL)
        .where('pgboss.queue.name', '<>', DEAD_LETTERS)
        .orderBy('pgboss.queue.name')
        .execute()
    },

    /** Jobs that have not ended, by queue and state; dead letters count for the queue that they came from. */
    async countUnended(): Promise<{ name: string; state: StoredState | 'dead'; count: number }[]> {
      const unended = await db
        .selectFrom('pgboss.job')
        .select(({ fn }) => ['name', 'state', fn.countAll<string>().as('count')])
        .where('state', 'in', ['created', 'retry', 'active'])
        .where('name', '<>', DEAD_LETTERS)
        .groupBy(['name', 'state'])
        .execute()
      const dead = await db
        .selectFrom('pgboss.job')
        .select(({ fn }) => ['source_name', fn.countAll<string>().as('count')])
        .where('name', '=', DEAD_LETTERS)
        .groupBy('source_name')
        .execute()
      return [
        ...unended.map(({ count, ...row }) => ({ ...row, count: Number(count) })),
        ...dead.map(({ source_name, count }) => ({
          name: source_name ?? '',
          state: 'dead' as const,
          count: Number(count),
        })),
      ]
    },

    async listJobs({ queue, state }: JobFilter, before: JobPosition | null, limit: number): Promise<JobRow[]> {
      let query = db
        .selectFrom('pgboss.job as job')
        .leftJoin('job_progress', 'job_progress.job_id', 'job.id')
        .selectAll('job')
        .select(['job_progress.fraction', 'job_progress.note'])
        .where('job.name', 'not like', INTERNAL)
        .where('job.name', '<>', DEAD_LETTERS)
      if (queue !== undefined) {
        query = query.where('job.name', '=', queue)
      }
      if (state !== undefined) {
        query = query.where('job.state', '=', state)
      }
      if (before !== null) {
        const { at, id } = before
        query = query.where(sql<boolean>`(${filedAt}, job.id) < (${at}::timestamptz, ${id}::uuid)`)
      }
      return await query.orderBy(filedAt, 'desc').orderBy('job.id', 'desc').limit(limit).execute()
    },

    async listDeadLetters(before: JobPosition | null, limit: number): Promise<StoredJob[]> {
      let query = db.selectFrom('pgboss.job as job').selectAll().where('job.name', '=', DEAD_LETTERS)
      if (before !== null) {
        const { at, id } = before
        query = query.where(sql<boolean>`(${filedAt}, job.id) < (${at}::timestamptz, ${id}::uuid)`)
      }
      return await query.orderBy(filedAt, 'desc').orderBy('job.id', 'desc').limit(limit).execute()
    },

    async hasDeadLetter(id: string): Promise<boolean> {
      const row = await db
        .selectFrom('pgboss.job')
        .select('id')
        .where('name', '=', DEAD_LETTERS)
        .where('id', '=', id)
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
