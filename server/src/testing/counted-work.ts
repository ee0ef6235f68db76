import { sql } from 'kysely'
import { z } from 'zod'
import type { Database } from '../platform/database/database.ts'
import type { JobAttempt } from '../platform/jobs/job-attempt.ts'
import { queue } from '../platform/jobs/queue.ts'

/** Work whose results a test can count, no matter which process does it. */
export const countedWork = queue('counted-work', { data: z.object({}), pollSeconds: 0.5 })

export async function createRunsTable(db: Database): Promise<void> {
  await sql`create table counted_runs (job_id uuid not null, attempt integer not null)`.execute(db)
}

export async function recordRun(db: Database, { jobId, attempt }: JobAttempt): Promise<void> {
  await sql`insert into counted_runs values (${jobId}, ${attempt})`.execute(db)
}

export async function listRuns(db: Database): Promise<{ job_id: string; attempt: number }[]> {
  const { rows } = await sql<{ job_id: string; attempt: number }>`select * from counted_runs`.execute(db)
  return rows
}
