import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'

/**
 * Makes the attempt of a delivery that is due. A workspace occupies two of a process's workers at most, so that slow endpoints of one do not
 * hold up another. The delivery's row says when the next attempt is due: a job that is lost is sent again by `sendDueWebhooks`.
 */
export const deliverWebhook = queue('webhooks.deliver', {
  data: z.object({ delivery_id: z.uuid() }),
  hasTurns: true,
  workspaceLimit: 2,
  concurrency: 6,
  expireInSeconds: 60,
})

/** Finds deliveries that are due, after a longer pause or because their job was lost. */
export const sendDueWebhooks = scheduledQueue('webhooks.send-due')

/** Has the failed deliveries of an endpoint sent again. */
export const resendFailed = queue('webhooks.resend-failed', {
  data: z.object({ endpoint_id: z.uuid(), since: z.iso.datetime(), before: z.iso.datetime() }),
})

/** Removes events that are no longer kept, and encrypts secrets with the newest key. */
export const cleanUpWebhooks = scheduledQueue('webhooks.clean-up')
