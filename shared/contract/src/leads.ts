import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageQuery, pageSchema } from './pagination.ts'
import { fileStem, id, idParams, timestamp, webAddress } from './primitives.ts'

/** One answer of a form, under the label that the page showed. */
export const leadField = z.object({ label: z.string(), value: z.string() })
export type LeadField = z.infer<typeof leadField>

export const lead = z.object({
  id,
  page_id: id.nullable(),
  /** The title of the page when the form was sent. */
  page_title: z.string(),
  fields: z.array(leadField),
  /** What the visitor agreed to; null for a form without a consent. */
  consent: z.string().nullable(),
  created_at: timestamp,
})
export type Lead = z.infer<typeof lead>

const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const
const rights = { access: 'verified', permission: 'workspace.manage', plan: 'ended', feature: 'full_product' } as const

export const listLeads = endpoint('GET', '/api/leads', {
  ...reading,
  summary: 'What visitors sent by forms of published pages, newest first',
  query: pageQuery.extend({ page_id: id.optional() }),
  response: pageSchema(lead),
})

export const deleteLead = endpoint('DELETE', '/api/leads/:id', {
  ...rights,
  changes: ['leads'],
  summary: 'Deletes a lead for good, as a visitor may ask for it',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const downloadLeads = download('GET', '/lead-files/:name.csv', {
  ...reading,
  summary: 'All leads as CSV, newest first; cells that spreadsheets would compute are neutralised',
  params: z.object({ name: fileStem }),
  contentType: 'text/csv',
})

export const leadSettings = z.object({
  /** Leads are deleted after this number of days; null: they stay until they are deleted. */
  keep_days: z.number().int().min(1).max(3650).nullable(),
  /** Each lead is posted to this https address as JSON; null: to none. */
  webhook_url: webAddress
    .refine((address) => /^https:/i.test(address), { message: 'Enter an address that starts with https://.' })
    .nullable(),
})
export type LeadSettings = z.infer<typeof leadSettings>

const shownSettings = leadSettings.extend({
  /** The secret that signs the workspace's webhooks; null without a webhook, and for members who may not change it. */
  webhook_secret: z.string().nullable(),
})

export const getLeadSettings = endpoint('GET', '/api/lead-settings', {
  ...reading,
  summary: 'How long leads are kept, and where they are posted',
  response: dataSchema(shownSettings),
})

export const updateLeadSettings = endpoint('PUT', '/api/lead-settings', {
  ...rights,
  changes: ['leads'],
  summary: 'Sets how long leads are kept, and where they are posted',
  body: leadSettings,
  response: dataSchema(shownSettings),
})
