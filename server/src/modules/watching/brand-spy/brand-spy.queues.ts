import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'

/** Measures followed brands whose ad counts were updated. */
export const measureBrands = scheduledQueue('brand-spy.measure')

/** Checks for new ads of followed brands and sends alerts. */
export const tellNewAds = scheduledQueue('brand-spy.alert', { expireInSeconds: 10 * 60 })

/** Sends an alert to a webhook, and retries for a day when the receiving server does not accept it. */
export const deliverWebhook = queue('brand-spy.webhook', {
  data: z.object({ alert_id: z.uuid() }),
  hasTurns: true,
  retryLimit: 12,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 4 * 60 * 60,
  expireInSeconds: 60,
  concurrency: 2,
})
