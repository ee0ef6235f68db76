import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { WebhookEndpointService } from './webhook-endpoints.service.ts'
import type { WebhookBacklog } from './webhook-backlog.service.ts'
import type { WebhookSender } from './webhook-sender.service.ts'
import { cleanUpWebhooks, deliverWebhook, resendFailed, sendDueWebhooks } from './webhooks.queues.ts'

interface Services {
  endpoints: Pick<WebhookEndpointService, 'rotateKeys'>
  sender: WebhookSender
  backlog: WebhookBacklog
}

export function registerWebhookJobs(jobs: Jobs, { endpoints, sender, backlog }: Services): void {
  jobs.work(deliverWebhook, ({ delivery_id }) => sender.deliver(delivery_id))
  jobs.schedule(sendDueWebhooks, '* * * * *', ({ signal }) => backlog.sendDue(signal))
  jobs.work(resendFailed, ({ endpoint_id, since, before }, { signal }) =>
    backlog.resendFailed(endpoint_id, { since: new Date(since), before: new Date(before), signal }),
  )
  jobs.schedule(cleanUpWebhooks, '* * * * *', async () => {
    await endpoints.rotateKeys()
    await backlog.removeOld()
  })
}
