import type { Insertable } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Tables } from '../database/tables.generated.ts'

/** The SQL for the progress of running jobs. */
export function createJobProgressRepository(db: Database) {
  return {
    /** An older attempt that still runs cannot overwrite the progress of its successor. */
    async save(progress: Insertable<Tables['job_progress']>): Promise<void> {
      const { created_at: _, ...changes } = progress
      await db
        .insertInto('job_progress')
        .values(progress)
        .onConflict((on) =>
          on.column('job_id').doUpdateSet(changes).where('job_progress.attempt', '<=', progress.attempt),
        )
        .execute()
    },

    async remove(jobId: string): Promise<void> {
      await db.deleteFrom('job_progress').where('job_id', '=', jobId).execute()
    },

    /**
     * Removes the progress of jobs that ended without removing it, such as those of a killed worker.
     * @returns the number of removed rows
     */
    async removeOlderThan(time: Date): Promise<number> {
      const result = await db.deleteFrom('job_progress').where('updated_at', '<', time).executeTakeFirst()
      return Number(result.numDeletedRows)
    },
  }
}
