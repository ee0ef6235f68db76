import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The SQL for the turns of groups in a queue, mostly workspaces, over pg-boss's own table. */
export function createTurnRepository(database: Database) {
  return {
    /**
     * The turn of a group's next job in a queue: after its last turn by the work of the job, and not before the turn that is being
     * served. A group with many jobs waits behind its own jobs, and a group that comes later does not wait for the backlog of
     * others (start-time fair queuing, Goyal, Vin and Cheng 1996). Jobs with a lower turn are started first, and within a turn
     * the job that was added first.
     * @returns 0 or more; it starts at 0 again whenever the queue is empty
     */
    async next(queueName: string, groupId: string, work: number): Promise<number> {
      const { rows } = await sql<{ turn: number }>`
        select greatest(
          max(-priority) filter (where group_id = ${groupId}) + ${work}::int,
          coalesce(
            max(-priority) filter (where state = 'active'),
            min(-priority) filter (where start_after <= now())
          ),
          0
        ) as turn
        from pgboss.job
        where name = ${queueName} and state in ('created', 'retry', 'active')
      `.execute(database)
      return rows[0]?.turn ?? 0
    },

    /** The turn of the rest of a running job that has done some work; null while no other group waits for an earlier turn. */
    async findRest(jobId: string, work: number): Promise<number | null> {
      const { rows } = await sql<{ turn: number }>`
        select ${work}::int - own.priority as turn from pgboss.job as own where own.id = ${jobId} and exists (
          select from pgboss.job as other
          where other.name = own.name and other.group_id <> own.group_id and other.state in ('created', 'retry')
            and other.start_after <= now() and other.priority > own.priority - ${work}::int
        )
      `.execute(database)
      return rows[0]?.turn ?? null
    },
  }
}
