import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { fileStem, id, idParams, timestamp } from './primitives.ts'
import { savedAdFilters, savedAdSort } from './saved-ads.ts'

export const fileExport = z.object({
  id,
  kind: z.enum(['csv', 'media', 'library']),
  state: z.enum(['waiting', 'running', 'done', 'failed']),
  ads_count: z.number().int(),
  done_count: z.number().int(),
  url: z.string().nullable().describe('where the file is, while it is there; with an API key: the same below /api/v1'),
  size: z.number().int().nullable().describe('bytes'),
  expires_at: timestamp.nullable(),
  created_at: timestamp,
})
export type FileExport = z.infer<typeof fileExport>

/** Most ads whose media go into one archive. */
export const MAX_MEDIA_EXPORT = 500

export const createExport = endpoint('POST', '/api/exports', {
  access: 'verified',
  permission: 'exports.create',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'swipe_file:read',
  summary:
    'Starts making a file: saved ads as a table (CSV), their media (ZIP), or the whole library of the workspace (ZIP)',
  body: z.object({
    /** `library` holds everything: it takes no choice of ads. */
    kind: z.enum(['csv', 'media', 'library']),
    /** These saved ads; without it, all that the filters find. */
    ad_ids: z.array(id).min(1).max(10_000).optional(),
    filters: savedAdFilters.optional(),
    sort: savedAdSort.optional(),
  }),
  response: dataSchema(fileExport),
  status: 201,
})

export const getExport = endpoint('GET', '/api/exports/:id', {
  access: 'verified',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'swipe_file:read',
  summary: 'How far a file is',
  params: idParams,
  response: dataSchema(fileExport),
})

export const downloadExport = download('GET', '/exports/:id/:name.:extension', {
  access: 'verified',
  plan: 'ended',
  feature: 'swipe_file',
  scope: 'swipe_file:read',
  summary: 'The file itself, while it is there',
  params: idParams.extend({ name: fileStem, extension: z.enum(['csv', 'zip']) }),
  contentType: ['text/csv', 'application/zip'],
})
