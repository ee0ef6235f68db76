import { z } from 'zod'
import type { Jobs } from '../jobs/jobs.ts'
import { queue } from '../jobs/queue.ts'
import { scheduledQueue } from '../jobs/scheduled-queue.ts'
import type { MailService } from './mail.service.ts'

/** Retries a mail for a day: after a minute, two, four and so on, then every hour. */
export const sendMail = queue('mail.send', {
  data: z.object({ delivery_id: z.uuid() }),
  retryLimit: 29,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 60 * 60,
  expireInSeconds: 2 * 60,
  concurrency: 2,
})

const removeOldDeliveries = scheduledQueue('mail.remove-old')

export function registerMailJobs(jobs: Jobs, mails: Pick<MailService, 'deliver' | 'removeOld'>): void {
  jobs.work(sendMail, ({ delivery_id }, attempt) => mails.deliver(delivery_id, attempt))
  jobs.schedule(removeOldDeliveries, '50 3 * * *', () => mails.removeOld())
}
