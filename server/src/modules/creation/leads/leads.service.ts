import type { HandlerInput } from '@marquee/contract/endpoint'
import type { Lead, LeadField, LeadSettings, listLeads } from '@marquee/contract/leads'
import { can } from '@marquee/contract/permissions'
import type { Clock } from '../../../platform/clock.ts'
import { csvCell } from '../../../platform/csv/csv-cell.ts'
import type { Database } from '../../../platform/database/database.ts'
import { newestPosition } from '../../../platform/database/newest-first.ts'
import { notFound } from '../../../platform/errors/domain-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { decodeCursor, takePage } from '../../../platform/http/cursor.ts'
import type { Jobs } from '../../../platform/jobs/jobs.ts'
import type { DirectWebhooks, WebhookEventService } from '../../notifications/notifications.public.ts'
import { createLeadRepository } from './leads.repository.ts'
import { deliverLead } from './leads.queues.ts'

export { readFormPost } from './read-form-post.ts'

interface Dependencies {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'send'>
  /** The title of a page, for the lead. */
  findPageTitle: (workspaceId: string, pageId: string) => Promise<string>
  /** Tells open pages of the workspace about a new lead. */
  announce: (workspaceId: string) => Promise<void>
  webhookEvents: Pick<WebhookEventService, 'tell'>
  directWebhooks: DirectWebhooks
}

interface NewLead {
  workspaceId: string
  pageId: string
  fields: LeadField[]
  consent: string | null
}

/** Leads that are read at once for the CSV file. */
const PART = 500
/** Without it, spreadsheets do not recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
const NO_SETTINGS: LeadSettings = { keep_days: null, webhook_url: null }

/** What visitors sent by forms of published pages. */
export function createLeadService(dependencies: Dependencies) {
  const { db, clock, jobs, findPageTitle, announce, webhookEvents, directWebhooks } = dependencies
  const leads = createLeadRepository(db)

  async function* readAll(workspaceId: string): AsyncGenerator<Lead> {
    let after: { created_at: string; id: string } | null = null
    for (;;) {
      const part: Lead[] = await leads.list(workspaceId, { pageId: undefined, after, limit: PART })
      yield* part
      const last = part.at(-1)
      if (part.length < PART || last === undefined) {
        return
      }
      after = { created_at: last.created_at, id: last.id }
    }
  }

  async function getSettings({ workspaceId, role }: Pick<Actor, 'workspaceId' | 'role'>) {
    const settings = (await leads.findSettings(workspaceId)) ?? NO_SETTINGS
    const isShown = settings.webhook_url !== null && can(role, 'workspace.manage')
    return { ...settings, webhook_secret: isShown ? directWebhooks.getSecret(workspaceId) : null }
  }

  return {
    /** Stores a lead, and posts it to the workspace's webhook soon afterwards. */
    async add({ workspaceId, pageId, fields, consent }: NewLead): Promise<void> {
      const page_title = await findPageTitle(workspaceId, pageId)
      const row = { workspace_id: workspaceId, page_id: pageId, page_title, fields, consent, created_at: clock.now() }
      await db.transaction().execute(async (transaction) => {
        const id = await createLeadRepository(transaction).insert(row)
        await jobs.send(deliverLead, { lead_id: id }, { transaction, singletonKey: id, workspaceId })
        const data = { lead_id: id, page_id: pageId }
        await webhookEvents.tell(transaction, { workspaceId, type: 'lead.received', data, path: '/leads' })
      })
      await announce(workspaceId)
    },

    /** A page of the workspace's leads, newest first. */
    async list({ workspaceId }: Actor, { page_id, cursor, limit }: HandlerInput<typeof listLeads>['query']) {
      const after = decodeCursor(newestPosition, cursor)
      const rows = await leads.list(workspaceId, { pageId: page_id, after, limit: limit + 1 })
      const { page, next_cursor } = takePage(rows, limit, ({ created_at, id }) => ({ created_at, id }))
      return { data: page, meta: { next_cursor } }
    },

    /** @throws DomainError 404 */
    async delete({ workspaceId }: Actor, id: string): Promise<void> {
      if (!(await leads.delete(workspaceId, id))) {
        throw notFound('lead')
      }
    },

    /** All leads as CSV: a column for each label that a form had. */
    async getCsv({ workspaceId }: Actor): Promise<Buffer> {
      const all: Lead[] = []
      for await (const lead of readAll(workspaceId)) {
        all.push(lead)
      }
      const labels = [...new Set(all.flatMap(({ fields }) => fields.map(({ label }) => label)))]
      const lines = all.map(({ created_at, page_title, fields, consent }) => [
        created_at,
        page_title,
        ...labels.map((label) => fields.find((field) => field.label === label)?.value ?? ''),
        consent ?? '',
      ])
      return Buffer.from(
        BYTE_ORDER_MARK +
          [['sent_at', 'page', ...labels, 'consent'], ...lines]
            .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
            .join(''),
      )
    },

    getSettings,

    async updateSettings(actor: Actor, settings: LeadSettings) {
      await leads.saveSettings(actor.workspaceId, settings, clock.now())
      return getSettings(actor)
    },

    deleteExpired: (): Promise<void> => leads.deleteExpired(clock.now()),

    /**
     * Posts a lead to the webhook of its workspace, if there is one. It is signed as all webhooks of the workspace are.
     * @throws Error when a later retry may succeed
     */
    async deliver(leadId: string): Promise<void> {
      const found = await leads.findForWebhook(leadId)
      if (found === undefined) {
        return
      }
      const { lead, workspaceId, address } = found
      const body = JSON.stringify({ type: 'lead.created', ...lead })
      await directWebhooks.post({ workspaceId, id: lead.id, address, body })
    },
  }
}

export type LeadService = ReturnType<typeof createLeadService>
