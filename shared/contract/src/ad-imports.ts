import { z } from 'zod'
import { adSource, platform } from './ads.ts'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'
import { dateOrder } from './result-imports.ts'
import { encodingChoice, textEncoding } from './text-encodings.ts'

/** The meanings that a column of a file can have. */
export const adImportFields = [
  'external_id',
  'body',
  'title',
  'link_description',
  'hook_text',
  'brand_name',
  'brand_external_id',
  'platforms',
  'countries',
  'languages',
  'locale',
  'niches',
  'status',
  'started_at',
  'stopped_at',
  'first_seen_at',
  'last_seen_at',
  'verified_at',
  'cta_text',
  'cta_type',
  'landing_page',
  'page_type',
  'library_url',
  'image_url',
  'video_url',
  'video_thumbnail_url',
  'media',
  'cards',
  'transcript',
  'display_format',
  'asset_type',
  'market_target',
  'variations_count',
  'eu_total_reach',
  'age_min',
  'age_max',
  'gender',
  'source',
] as const
export const adImportField = z.enum(adImportFields)
export type AdImportField = z.infer<typeof adImportField>
/** An ad needs one of these; an id is made for an ad that has none. */
export const SHOWN_IMPORT_FIELDS = [
  ...(['body', 'title', 'link_description', 'brand_name', 'brand_external_id'] as const),
  ...(['image_url', 'video_url', 'video_thumbnail_url', 'media', 'cards'] as const),
] as const satisfies readonly AdImportField[]

/** The largest file for an upload; the command `npm run import-ads` accepts any size. */
export const MAX_IMPORT_BYTES = 1024 * 1024 * 1024
/** The number of rows that are shown before a file is imported. */
export const PREVIEW_ROWS = 20
/** The number of ads that are shown as an import would write them. */
export const PREVIEW_ADS = 10

export const adImportState = z.enum(['ready', 'waiting', 'running', 'done', 'failed', 'canceled'])

export const adImport = z.object({
  id,
  file_name: z.string(),
  /** `zip`: an Excel workbook, or an archive with files of the other formats. */
  format: z.enum(['csv', 'jsonl', 'json', 'zip']),
  size: z.number().int().describe('bytes'),
  state: adImportState,
  /** Progress through the file, from 0 to 100. */
  progress: z.number().int(),
  counts: z.object({
    rows: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    refused: z.number().int(),
  }),
  /** The reason for the failure, in words for users. */
  failed_reason: z.string().nullable(),
  /** The address of the refused rows as a table, when there are any. */
  refusals_url: z.string().nullable(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
})
export type AdImport = z.infer<typeof adImport>

const refusedRow = z.object({
  line: z.number().int(),
  external_id: z.string().nullable(),
  field: z.string(),
  reason: z.string(),
})

export const adImportDetails = adImport.extend({
  /** The name of the shape that the content has; null when the names of the columns decide. */
  shape: z.string().nullable(),
  /** The day on which the file was made, as its name says or as its user said; null when it is unknown. */
  made_on: z.iso.date().nullable(),
  /** Whose ads these are, when their shape says so. */
  source: adSource.nullable(),
  /** How text is read; null for a workbook or archive. */
  encoding: encodingChoice.nullish(),
  /** The order of day and month in days that are written in numbers; null: nothing in the file decides. */
  date_order: dateOrder.nullish(),
  /** A day of the file that can be read both ways, if nothing decides. */
  doubtful_day: z.string().nullish(),
  columns: z.array(
    z.object({
      name: z.string(),
      /** Some values of the column, shortened. */
      samples: z.array(z.string()),
      /** The meaning of the column: as it was last imported from such a file, or detected. */
      guess: adImportField.nullable(),
      /** Whether the last import of such a file left the column out, as its user wished. */
      is_left_out: z.boolean().optional(),
    }),
  ),
  /** The first rows: a cell for each column, or the reason why the row cannot be read. */
  rows: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()), refusal: z.string().nullable() })),
  /** The columns that caused refused rows, those with the most rows first, each with the reason of its first row. */
  refused_columns: z.array(
    z.object({ field: z.string(), rows: z.number().int(), line: z.number().int(), reason: z.string() }),
  ),
  /** The first refused rows. */
  refusals: z.array(refusedRow),
  /** What was passed over although no row was refused, in sentences for users. */
  notes: z.array(z.string()),
})
export type AdImportDetails = z.infer<typeof adImportDetails>

/** An ad as an import would write it, or the reason why it would be refused. */
export const adImportPreview = z.object({
  line: z.number().int(),
  ad: z
    .object({
      external_id: z.string(),
      brand_name: z.string().nullable(),
      /** Shortened, as the text is. */
      title: z.string(),
      body: z.string(),
      started_at: timestamp.nullable(),
      stopped_at: timestamp.nullable(),
      platforms: z.array(platform),
      /** Words for platforms that the library does not have; they stay in the source's data. */
      unknown_platforms: z.array(z.string()),
      images: z.number().int(),
      videos: z.number().int(),
      variations_count: z.number().int(),
    })
    .nullable(),
  refusal: z.object({ field: z.string(), reason: z.string() }).nullable(),
})
export type AdImportPreview = z.infer<typeof adImportPreview>

const importWish = z.object({
  /** The source of the ads, unless a column states it. */
  source: adSource.exclude(['demo']),
  /** Field by column; null: the column is not read. */
  mapping: z.record(z.string().max(500), adImportField.nullable()),
  encoding: textEncoding.nullish().describe('Required where a file does not show its encoding'),
  date_order: dateOrder.nullish().describe('Required where the days of a file can be read both ways'),
  /** The day on which the file was made: an ad whose row does not say when it was seen was seen then. Null: today. */
  made_on: z.iso.date().nullable().default(null),
})

export type AdImportWish = z.infer<typeof importWish>

export const uploadAdFile = endpoint('POST', '/api/admin/ad-imports', {
  access: 'admin',
  errors: ['import_running'],
  summary:
    'Takes a file of ads (CSV, XLSX, JSON lines, JSON with its ads in lists, or a ZIP of them) and shows how it begins; nothing is imported yet',
  bodyType: 'multipart',
  bodyLimit: MAX_IMPORT_BYTES,
  response: dataSchema(adImportDetails),
  status: 201,
})

export const listAdImports = endpoint('GET', '/api/admin/ad-imports', {
  access: 'admin',
  summary: 'The last imports of the workspace, the newest first',
  response: dataSchema(z.array(adImport)),
})

export const getAdImport = endpoint('GET', '/api/admin/ad-imports/:id', {
  access: 'admin',
  summary: 'A file of ads: how it begins, how far its import is, and what was refused',
  params: idParams,
  query: z.object({
    encoding: textEncoding
      .optional()
      .describe('Reads the beginning of a file that waits for its start in this encoding'),
  }),
  response: dataSchema(adImportDetails),
})

export const downloadAdRefusals = download('GET', '/ad-imports/:id/refused-rows.csv', {
  access: 'admin',
  summary: 'The rows of a file that were refused, with the reason for each',
  params: idParams,
  contentType: 'text/csv',
})

export const startAdImport = endpoint('POST', '/api/admin/ad-imports/:id/start', {
  access: 'admin',
  errors: ['import_started', 'import_running'],
  summary: 'Starts the import of an uploaded file; one at a time runs in a workspace',
  params: idParams,
  body: importWish,
  response: dataSchema(adImportDetails),
})

export const previewAdImport = endpoint('POST', '/api/admin/ad-imports/:id/preview', {
  access: 'admin',
  errors: ['import_started'],
  summary: 'The first ads of an uploaded file as an import with this mapping would write them; nothing is written',
  params: idParams,
  body: importWish,
  response: dataSchema(z.array(adImportPreview)),
})

export const cancelAdImport = endpoint('POST', '/api/admin/ad-imports/:id/cancel', {
  access: 'admin',
  summary: 'Ends an import; the ads that are in already stay',
  params: idParams,
  response: dataSchema(adImportDetails),
})
