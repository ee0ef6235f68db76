import type { DeadLetter, Job, JobQueue, listDeadLetters, listJobs } from '@marquee/contract/jobs'
import type { HandlerInput } from '@marquee/contract/endpoint'
import { z } from 'zod'
import type { Database } from '../../../platform/database/database.ts'
import { conflict, notFound } from '../../../platform/errors/domain-error.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { createJobAdministrationRepository, type JobPosition } from './job-administration.repository.ts'
import { presentDeadLetter, presentJob, toStoredState } from './present-job.ts'

interface Dependencies {
  db: Database
  jobs: Pick<Jobs, 'cancel' | 'retryDeadLetter' | 'discardDeadLetter'>
}

const position = z.object({ at: z.iso.datetime().transform((at) => new Date(at)), id: z.uuid() })

/** The background jobs that administrators see, and the actions that they can take on them. */
export function createJobAdministration({ db, jobs }: Dependencies) {
  const repository = createJobAdministrationRepository(db)

  return {
    async listQueues(): Promise<JobQueue[]> {
      const [queues, counts] = await Promise.all([repository.listQueues(), repository.countUnended()])
      return queues.map(({ name, cron }) => {
        const get = (state: (typeof counts)[number]['state']) =>
          counts.find((row) => row.name === name && row.state === state)?.count ?? 0
        return {
          name,
          waiting: get('created'),
          running: get('active'),
          retrying: get('retry'),
          dead: get('dead'),
          schedule: cron,
        }
      })
    },

    async listJobs({ queue, state, cursor, limit }: HandlerInput<typeof listJobs>['query']) {
      const filter = { queue, state: state === undefined ? undefined : toStoredState(state) }
      const rows = await repository.listJobs(filter, decodeCursor(position, cursor), limit + 1)
      return toPage<(typeof rows)[number], Job>(rows, limit, presentJob)
    },

    async listDeadLetters({ cursor, limit }: HandlerInput<typeof listDeadLetters>['query']) {
      const rows = await repository.listDeadLetters(decodeCursor(position, cursor), limit + 1)
      return toPage<(typeof rows)[number], DeadLetter>(rows, limit, presentDeadLetter)
    },

    /** @throws DomainError 404 for a job that does not exist or has ended */
    async cancel(queue: string, id: string): Promise<void> {
      const isKnown = (await repository.listQueues()).some(({ name }) => name === queue)
      if (!isKnown || !(await jobs.cancel(queue, id))) {
        throw notFound('job')
      }
    },

    /** @throws DomainError 404; 409 while the queue has the same job waiting */
    async retry(id: string): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        if (!(await createJobAdministrationRepository(transaction).hasDeadLetter(id))) {
          throw notFound('job')
        }
        if (!(await jobs.retryDeadLetter(transaction, id))) {
          throw conflict('The same work is waiting already. Discard this job.', 'job_waiting')
        }
      })
    },

    /** @throws DomainError 404 */
    async discard(id: string): Promise<void> {
      if (!(await jobs.discardDeadLetter(id))) {
        throw notFound('job')
      }
    },
  }
}

export type JobAdministration = ReturnType<typeof createJobAdministration>

function toPage<R extends { created_on: Date; id: string }, T>(
  rows: readonly R[],
  limit: number,
  present: (row: R) => T,
) {
  const { page, next_cursor } = takePage(rows, limit, (last): JobPosition => ({ at: last.created_on, id: last.id }))
  return { data: page.map(present), meta: { next_cursor } }
}
