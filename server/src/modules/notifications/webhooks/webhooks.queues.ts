import { MOST_WEBHOOK_ENDPOINTS } from '@marquee/contract/webhooks'
import { z } from 'zod'
import type { Jobs, SendOptions } from '../../../platform/jobs/jobs.ts'
import { queue } from '../../../platform/jobs/queue.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'

/**
 * Makes the attempt of a delivery that is due. Endpoints take turns, and each occupies one of a process's workers at most: those of a
 * workspace that has all its endpoints hang, and as many more. The delivery's row says when the next attempt is due: a job that is lost
 * is sent again by `sendDueWebhooks`.
 */
export const deliverWebhook = queue('webhooks.deliver', {
  data: z.object({ delivery_id: z.uuid() }),
  hasTurns: true,
  isOnePerGroup: true,
  concurrency: 2 * MOST_WEBHOOK_ENDPOINTS,
  expireInSeconds: 60,
})

/** Queues the attempt of a delivery, once until it begins. */
export async function sendDelivery(
  jobs: Pick<Jobs, 'send'>,
  { id, endpoint_id: groupId }: { id: string; endpoint_id: string },
  options: Pick<SendOptions, 'transaction' | 'startAfter'> = {},
): Promise<void> {
  await jobs.send(deliverWebhook, { delivery_id: id }, { ...options, singletonKey: id, groupId })
}

/** Finds deliveries that are due, after a longer pause or because their job was lost. */
export const sendDueWebhooks = scheduledQueue('webhooks.send-due')

/** Has the failed deliveries of an endpoint sent again. */
export const resendFailed = queue('webhooks.resend-failed', {
  data: z.object({ endpoint_id: z.uuid(), since: z.iso.datetime(), before: z.iso.datetime() }),
})

/** Removes events that are no longer kept, and encrypts secrets with the newest key. */
export const cleanUpWebhooks = scheduledQueue('webhooks.clean-up')
