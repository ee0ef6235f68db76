import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { pageQuery, pageSchema } from './pagination.ts'
import { id, idParams, line, timestamp } from './primitives.ts'

/** What is wrong with a published page, as a visitor says. */
export const reportReason = z.enum(['phishing', 'illegal', 'misleading', 'other'])
export type ReportReason = z.infer<typeof reportReason>

/** A page, or all pages of its workspace. */
export const takedownScope = z.enum(['page', 'workspace'])

/** That an administrator keeps a page, or all pages of a workspace, off the web. */
export const pageTakedown = z.object({
  scope: takedownScope,
  /** The members of the workspace read it. */
  reason: z.string(),
  taken_down_at: timestamp,
})
export type PageTakedown = z.infer<typeof pageTakedown>

export const administeredPage = z.object({
  id,
  title: z.string(),
  address: z.string(),
  workspace_name: z.string(),
  is_live: z.boolean(),
  published_at: timestamp,
  /** What visitors reported and no administrator has decided about, the newest first. */
  reports: z.array(z.object({ reason: reportReason, details: z.string(), created_at: timestamp })),
  takedown: pageTakedown.nullable(),
})
export type AdministeredPage = z.infer<typeof administeredPage>

export const administeredPageState = z.enum(['reported', 'taken_down', 'all'])
export type AdministeredPageState = z.infer<typeof administeredPageState>

export const listPublishedPages = endpoint('GET', '/api/admin/published-pages', {
  access: 'admin',
  summary: 'Published pages of every workspace with what visitors reported, the last published first',
  query: pageQuery.extend({ state: administeredPageState.default('all') }),
  response: pageSchema(administeredPage),
})

const deciding = { access: 'admin', errors: [404], params: idParams, response: z.undefined(), status: 204 } as const

export const takeDownPage = endpoint('PUT', '/api/admin/published-pages/:id/takedown', {
  ...deciding,
  summary: 'Takes a page, or all pages of its workspace, off the web at once, until an administrator restores them',
  body: z.object({ scope: takedownScope, reason: line(500, 'a reason') }),
})

export const restorePage = endpoint('DELETE', '/api/admin/published-pages/:id/takedown', {
  ...deciding,
  summary: 'Ends the takedown of a page, also the one of all pages of its workspace',
})

export const dismissPageReports = endpoint('DELETE', '/api/admin/published-pages/:id/reports', {
  ...deciding,
  summary: 'Says that nothing is wrong with a page that was reported',
})
