import { sql } from 'kysely'
import type { Database } from '../database/database.ts'

/** The SQL for the turns of workspaces in a queue, over pg-boss's own table. */
export function createTurnRepository(database: Database) {
  return {
    /**
     * The turn of a workspace's next job in a queue: one after its last turn, and not before the turn that is being served. A
     * workspace with many jobs waits behind its own jobs, and a workspace that comes later does not wait for the backlog of
     * others (start-time fair queuing, Goyal, Vin and Cheng 1996). Jobs with a lower turn are started first, and within a turn
     * the job that was added first.
     * @returns 0 or more; it starts at 0 again whenever the queue is empty
     */
    async next(queueName: string, workspaceId: string): Promise<number> {
      const { rows } = await sql<{ turn: number }>`
        select greatest(
          max(-priority) filter (where group_id = ${workspaceId}) + 1,
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
  }
}
