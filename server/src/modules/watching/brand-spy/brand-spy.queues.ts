import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'

/** Measures followed brands whose ads were counted anew. */
export const measureBrands = scheduledQueue('brand-spy.measure')

/** Looks for new ads of followed brands and tells them. */
export const tellNewAds = scheduledQueue('brand-spy.alert', { expireInSeconds: 10 * 60 })

/** Sends an alert to a webhook, and tries for a day when its server does not take it. */
export const deliverWebhook = queue('brand-spy.webhook', {
  data: z.object({ alert_id: z.uuid() }),
  hasTurns: true,
  retryLimit: 12,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 4 * 60 * 60,
  expireInSeconds: 60,
  concurrency: 2,
})
