export type JobProgressTables = {
  job_progress: {
    job_id: string
    attempt: number
    /** From 0 to 1. */
    fraction: number
    note: string | null
    created_at: Date
    updated_at: Date
  }
}
