import { z } from 'zod'
import { queue } from '../../../platform/jobs/queue.ts'
import { scheduledQueue } from '../../../platform/jobs/scheduled-queue.ts'

/** Posts a lead to the workspace's webhook, and retries for a day when the receiving server does not accept it. */
export const deliverLead = queue('leads.webhook', {
  data: z.object({ lead_id: z.uuid() }),
  hasTurns: true,
  retryLimit: 12,
  retryDelaySeconds: 30,
  retryDelayMaxSeconds: 4 * 60 * 60,
  expireInSeconds: 60,
  concurrency: 2,
})

/** Deletes the leads that their workspaces keep no longer. */
export const deleteExpiredLeads = scheduledQueue('leads.delete-expired')
