import type { JobProgressTables } from '../../../platform/jobs/jobs.tables.ts'

type State = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'

/** pg-boss's own tables, as far as we read them. It writes them itself. */
export type JobAdministrationTables = JobProgressTables & {
  'pgboss.job': {
    id: string
    name: string
    state: State
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
