import type { Jobs } from '../../../platform/jobs/jobs.ts'
import { deleteExpiredLeads, deliverLead } from './leads.queues.ts'
import type { LeadService } from './leads.service.ts'

export function registerLeadJobs(jobs: Jobs, leads: Pick<LeadService, 'deleteExpired' | 'deliver'>): void {
  jobs.work(deliverLead, ({ lead_id }) => leads.deliver(lead_id))
  jobs.schedule(deleteExpiredLeads, '35 * * * *', () => leads.deleteExpired())
}
