import type { DeadLetter, Job } from '@marquee/contract/jobs'
import { z } from 'zod'
import type { JobRow, StoredState } from './job-administration.repository.ts'

const STATES: Readonly<Record<StoredState, Job['state']>> = {
  created: 'waiting',
  retry: 'retrying',
  active: 'running',
  completed: 'completed',
  cancelled: 'cancelled',
  failed: 'failed',
}

/** The name that pg-boss uses for a state. */
export function toStoredState(state: Job['state']): StoredState {
  const [stored] = Object.entries(STATES).find(([, shown]) => shown === state) ?? []
  return storedState.parse(stored)
}
const storedState = z.enum(['created', 'retry', 'active', 'completed', 'cancelled', 'failed'])

// An error as pg-boss stores it; its own message is one level deeper.
const failure = z.union([
  z.object({ message: z.string() }).transform(({ message }) => message),
  z.object({ value: z.object({ message: z.string() }) }).transform(({ value }) => value.message),
])

const NO_REASON = 'No reason was given.'

export function presentJob(row: JobRow): Job {
  return {
    id: row.id,
    queue: row.name,
    state: STATES[row.state],
    attempts: row.started_on === null ? 0 : row.retry_count + 1,
    max_attempts: row.retry_limit + 1,
    ...presentProgress(row),
    reason: presentReason(row),
    created_at: row.created_on.toISOString(),
    starts_at: row.start_after.toISOString(),
    started_at: row.started_on?.toISOString() ?? null,
    ended_at: row.completed_on?.toISOString() ?? null,
  }
}

/** The progress of an unfinished job; progress and note of an ended job are left out. */
function presentProgress({ completed_on, fraction, note }: JobRow): Pick<Job, 'progress' | 'note'> {
  return completed_on === null ? { progress: fraction, note } : { progress: null, note: null }
}

function presentReason({ state, output }: JobRow): string | null {
  return state === 'completed' ? null : (failure.safeParse(output).data ?? null)
}

type DeadLetterRow = Omit<JobRow, 'fraction' | 'note'>

export function presentDeadLetter(row: DeadLetterRow): DeadLetter {
  return {
    id: row.id,
    queue: row.source_name ?? '',
    attempts: (row.source_retry_count ?? 0) + 1,
    reason: failure.safeParse(row.source_output).data ?? NO_REASON,
    data: JSON.stringify(row.data, null, 2),
    created_at: (row.source_created_on ?? row.created_on).toISOString(),
    failed_at: row.created_on.toISOString(),
  }
}
