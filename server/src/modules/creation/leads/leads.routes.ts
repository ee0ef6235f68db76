import { deleteLead, downloadLeads, getLeadSettings, listLeads, updateLeadSettings } from '@marquee/contract/leads'
import type { FastifyInstance } from 'fastify'
import { implement } from '../../../platform/http/implement.ts'
import { implementDownload } from '../../../platform/http/implement-download.ts'
import type { LeadService } from './leads.service.ts'

export function registerLeadRoutes(app: FastifyInstance, leads: LeadService): void {
  implement(app, listLeads, ({ actor, query }) => leads.list(actor, query))
  implement(app, deleteLead, ({ actor, params }) => leads.delete(actor, params.id))
  implementDownload(app, downloadLeads, async ({ actor }) => ({ content: await leads.getCsv(actor) }))
  implement(app, getLeadSettings, async ({ actor }) => ({ data: await leads.getSettings(actor) }))
  implement(app, updateLeadSettings, async ({ actor, body }) => ({ data: await leads.updateSettings(actor, body) }))
}
