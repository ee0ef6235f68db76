import {
  cancelJob,
  discardDeadLetter,
  listDeadLetters,
  listJobQueues,
  listJobs,
  retryDeadLetter,
} from '@marquee/contract/jobs'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import type { JobAdministration } from './job-administration.service.ts'

export function registerJobAdministrationRoutes(app: FastifyInstance, administration: JobAdministration): void {
  implement(app, listJobQueues, async () => ({ data: await administration.listQueues() }))
  implement(app, listJobs, ({ query }) => administration.listJobs(query))
  implement(app, cancelJob, ({ params }) => administration.cancel(params.queue, params.id))
  implement(app, listDeadLetters, ({ query }) => administration.listDeadLetters(query))
  implement(app, retryDeadLetter, ({ params }) => administration.retry(params.id))
  implement(app, discardDeadLetter, ({ params }) => administration.discard(params.id))
}
