import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageSchema, pageQuery } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

export const jobQueue = z.object({
  name: z.string(),
  /** Queued, and not started. */
  waiting: z.number().int(),
  running: z.number().int(),
  /** Failed, and will be retried. */
  retrying: z.number().int(),
  /** Failed permanently, and neither retried nor discarded by an administrator. */
  dead: z.number().int(),
  /** The schedule of a repeated job: five cron fields, in UTC. */
  schedule: z.string().nullable(),
})
export type JobQueue = z.infer<typeof jobQueue>

export const jobStates = ['waiting', 'running', 'retrying', 'completed', 'cancelled', 'failed'] as const

export const job = z.object({
  id,
  queue: z.string(),
  state: z.enum(jobStates),
  /** The number of starts; 0 before the first. */
  attempts: z.number().int(),
  max_attempts: z.number().int(),
  /** From 0 to 1; null when the job has not reported its progress. */
  progress: z.number().nullable(),
  /** The current step, in the job's own words. */
  note: z.string().nullable(),
  /** The reason why the last attempt failed. */
  reason: z.string().nullable(),
  created_at: timestamp,
  /** The earliest start. */
  starts_at: timestamp,
  started_at: timestamp.nullable(),
  ended_at: timestamp.nullable(),
})
export type Job = z.infer<typeof job>

export const deadLetter = z.object({
  id,
  queue: z.string(),
  attempts: z.number().int(),
  reason: z.string(),
  /** The payload of the job, as JSON text. */
  data: z.string(),
  /** The time when the job was queued. */
  created_at: timestamp,
  failed_at: timestamp,
})
export type DeadLetter = z.infer<typeof deadLetter>

export const listJobQueues = endpoint('GET', '/api/admin/job-queues', {
  access: 'admin',
  summary: 'Every queue of background work, by name, with the number of its jobs',
  response: z.object({ data: z.array(jobQueue) }),
})

export const listJobs = endpoint('GET', '/api/admin/jobs', {
  access: 'admin',
  summary: 'Jobs of the last day, the newest first',
  query: pageQuery.extend({ queue: z.string().max(100).optional(), state: z.enum(jobStates).optional() }),
  response: pageSchema(job),
})

export const cancelJob = endpoint('DELETE', '/api/admin/jobs/:queue/:id', {
  access: 'admin',
  summary: 'Cancels a job that waits or runs; 404 when it has ended',
  params: z.object({ queue: z.string(), id }),
  response: z.undefined(),
  status: 204,
})

export const listDeadLetters = endpoint('GET', '/api/admin/dead-letters', {
  access: 'admin',
  summary: 'Jobs whose last attempt failed, the newest first',
  query: pageQuery,
  response: pageSchema(deadLetter),
})

export const retryDeadLetter = endpoint('POST', '/api/admin/dead-letters/:id/retry', {
  access: 'admin',
  summary: 'Puts the job back into its queue; 409 while the queue has the same work waiting',
  params: idParams,
  response: z.undefined(),
  status: 204,
  errors: ['job_waiting'],
})

export const discardDeadLetter = endpoint('DELETE', '/api/admin/dead-letters/:id', {
  access: 'admin',
  summary: 'Removes a job that failed for good',
  params: idParams,
  response: z.undefined(),
  status: 204,
})
