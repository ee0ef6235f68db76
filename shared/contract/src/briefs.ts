import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema, pageSchema, pageQuery } from './pagination.ts'
import { day, id, idParams, languageTag, line, text, timestamp } from './primitives.ts'

export const briefStatus = z.enum(['draft', 'in_review', 'approved', 'delivered'])
export type BriefStatus = z.infer<typeof briefStatus>

export const deliverableFormat = z.enum(['image', 'video', 'carousel', 'text'])
export const aspectRatio = z.enum(['1:1', '4:5', '9:16', '16:9'])

const scriptLine = z.object({
  start_s: z.number().min(0).max(3600),
  end_s: z.number().min(0).max(3600),
  spoken: text(2000),
  overlay: text(500),
  visual: text(2000),
})

const deliverable = z.object({
  format: deliverableFormat,
  aspect_ratio: aspectRatio,
  duration_s: z.number().int().min(1).max(3600).nullable(),
  count: z.number().int().min(1).max(100),
})

const briefContent = {
  title: line(200, 'a title'),
  status: briefStatus,
  objective: text(5000),
  audience: text(5000),
  /** What is known of the audience that the concept answers: a customer's words, or what they do today. */
  insight: text(5000),
  concept: text(10000),
  hooks: z.array(text(500)).max(30),
  script: z.array(scriptLine).max(100),
  deliverables: z.array(deliverable).max(30),
  /** Ads that the brief refers to. */
  reference_ad_ids: z.array(id).max(50),
  do: z.array(text(500)).max(30),
  dont: z.array(text(500)).max(30),
  success_metrics: text(2000),
  product_id: id.nullable(),
  /** The brand whose voice and rules the brief follows. */
  brand_profile_id: id.nullable(),
  /** The language that the brief is written in; null when it is not known. */
  language: languageTag.nullable(),
  due_date: day.nullable(),
}

export const brief = z.object({
  ...briefContent,
  id,
  created_by_name: z.string(),
  archived_at: timestamp.nullable(),
  /** Increases by one with every save; a save names the version it was based on. */
  version: z.number().int(),
  created_at: timestamp,
  updated_at: timestamp,
})
export type Brief = z.infer<typeof brief>

export const briefSummary = brief.pick({
  id: true,
  title: true,
  status: true,
  objective: true,
  due_date: true,
  created_by_name: true,
  archived_at: true,
  version: true,
  created_at: true,
  updated_at: true,
})
export type BriefSummary = z.infer<typeof briefSummary>

export const briefChanges = z.object(briefContent).partial()
export type BriefChanges = z.infer<typeof briefChanges>

export const listBriefs = endpoint('GET', '/api/briefs', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  scope: 'briefs:read',
  summary: "The workspace's briefs, last changed first",
  query: pageQuery.extend({
    q: z.string().max(200).optional(),
    status: briefStatus.optional(),
    archived: z.enum(['0', '1']).default('0'),
  }),
  response: pageSchema(briefSummary),
})

export const getBrief = endpoint('GET', '/api/briefs/:id', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  scope: 'briefs:read',
  summary: 'One brief',
  params: idParams,
  response: dataSchema(brief),
})

export const downloadBrief = download('GET', '/brief-files/:id/brief.pdf', {
  access: 'verified',
  plan: 'ended',
  feature: 'full_product',
  scope: 'briefs:read',
  summary: 'One brief as a PDF',
  params: idParams,
  contentType: 'application/pdf',
  errors: [503],
})

export const createBrief = endpoint('POST', '/api/briefs', {
  access: 'verified',
  permission: 'briefs.edit',
  feature: 'full_product',
  scope: 'briefs:write',
  changes: ['briefs'],
  summary: 'Creates a draft; the same idempotency_key answers with the brief made first',
  body: briefChanges.extend({ title: briefContent.title, idempotency_key: id }),
  response: dataSchema(brief),
  status: 201,
})

export const updateBrief = endpoint('PATCH', '/api/briefs/:id', {
  access: 'verified',
  permission: 'briefs.edit',
  feature: 'full_product',
  scope: 'briefs:write',
  changes: ['briefs'],
  errors: ['version_conflict'],
  summary: 'Saves the named fields; 409 when `version` is not the stored one',
  params: idParams,
  body: briefChanges.extend({ version: z.number().int() }),
  response: dataSchema(brief),
})

export const archiveBrief = endpoint('POST', '/api/briefs/:id/archive', {
  access: 'verified',
  permission: 'briefs.edit',
  feature: 'full_product',
  scope: 'briefs:write',
  changes: ['briefs'],
  summary: 'Archives a brief',
  params: idParams,
  response: dataSchema(brief),
})

export const restoreBrief = endpoint('POST', '/api/briefs/:id/restore', {
  access: 'verified',
  permission: 'briefs.edit',
  feature: 'full_product',
  scope: 'briefs:write',
  changes: ['briefs'],
  summary: 'Brings an archived brief back',
  params: idParams,
  response: dataSchema(brief),
})
