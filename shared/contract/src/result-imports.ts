import { z } from 'zod'
import { download } from './download.ts'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { day, id, idParams, line, timestamp } from './primitives.ts'
import { encodingChoice, textEncoding } from './text-encodings.ts'

/** The meanings that a column of an Ads Manager export can have. */
export const resultFields = [
  'ad_name',
  'ad_id',
  'day',
  'first_day',
  'last_day',
  'spend',
  'impressions',
  'reach',
  'frequency',
  'link_clicks',
  'plays_3s',
  'thruplays',
  'plays_25',
  'plays_50',
  'plays_75',
  'plays_95',
  'plays_100',
  'purchases',
  'revenue',
  'roas',
  'ctr',
  'cpm',
  'results',
  'result_indicator',
  'breakdown',
  'campaign_name',
  'ad_set_name',
  'creative_file',
  'currency',
] as const
export const resultField = z.enum(resultFields)
export type ResultField = z.infer<typeof resultField>

/** The decimal separator of figures: `1,234.56` or `1.234,56`. */
export const decimalSign = z.enum(['.', ','])
export type DecimalSign = z.infer<typeof decimalSign>
/** Whether 03/09/2026 is a day in March (`mdy`) or in September (`dmy`). */
export const dateOrder = z.enum(['mdy', 'dmy'])
export type DateOrder = z.infer<typeof dateOrder>

/** Whether rows of the same ad and days are corrections, of which the last one counts, or parts that are added up. */
const repeatedRows = z.enum(['last', 'sum'])
export type RepeatedRows = z.infer<typeof repeatedRows>

/** Whether amounts are in the currency, or in its millionths, as interfaces of Google write them. */
const amountUnit = z.enum(['units', 'micros'])
export type AmountUnit = z.infer<typeof amountUnit>

export const currencyCode = z.string().regex(/^[A-Z]{3}$/, { message: 'Choose a currency, as USD.' })

/** Largest export file. */
export const MAX_RESULT_FILE_BYTES = 50 * 1024 * 1024
/** Most rows of one file. */
export const MAX_RESULT_ROWS = 500_000
export const RESULT_PREVIEW_ROWS = 8

export const resultImportState = z.enum(['ready', 'waiting', 'running', 'done', 'failed', 'canceled'])

export const resultAccount = z.object({
  id,
  name: z.string(),
  currency: currencyCode,
  ads_count: z.number().int(),
  first_day: day.nullable(),
  last_day: day.nullable(),
  created_at: timestamp,
})
export type ResultAccount = z.infer<typeof resultAccount>

export const resultImport = z.object({
  id,
  file_name: z.string(),
  format: z.enum(['csv', 'xlsx']),
  size: z.number().int().describe('bytes'),
  state: resultImportState,
  account_id: id.nullable(),
  /** Of the file, from 0 to 100. */
  progress: z.number().int(),
  counts: z.object({
    rows: z.number().int(),
    /** The number of daily figures that are stored now. */
    stored: z.number().int(),
    /** The number of earlier figures of the same ad and days that were replaced. */
    replaced: z.number().int(),
    /** The number of replaced figures that came from earlier lines of the same file. */
    restated: z.number().int(),
    /** The number of lines with totals. */
    skipped: z.number().int(),
    /** The number of lines of ads that were not delivered. */
    undelivered: z.number().int(),
    refused: z.number().int(),
  }),
  first_day: day.nullable(),
  last_day: day.nullable(),
  failed_reason: z.string().nullable(),
  refusals_url: z.string().nullable(),
  created_at: timestamp,
  finished_at: timestamp.nullable(),
})
export type ResultImport = z.infer<typeof resultImport>

const refusedResultRow = z.object({ line: z.number().int(), field: z.string(), reason: z.string() })
export type RefusedResultRow = z.infer<typeof refusedResultRow>

/** The days of a whole report, for files without a column of days. */
const reportPeriod = z.object({ first_day: day, last_day: day })
export type ReportPeriod = z.infer<typeof reportPeriod>

/** The options for reading a file. */
export const resultReading = z.object({
  /** Field by column; null: the column is not read. */
  mapping: z.record(z.string().max(500), resultField.nullable()),
  decimal: decimalSign,
  date_order: dateOrder.nullable().describe('Required where the days of a file can be read both ways'),
  /** Used for files in which no column holds the days. */
  period: reportPeriod.nullish(),
  repeated: repeatedRows.nullish().describe('Default: last'),
  amount_unit: amountUnit.nullish().describe('Required where the amounts of a file are doubtful; default: units'),
  encoding: textEncoding.nullish().describe('Required where a file does not show its encoding'),
})
export type ResultReading = z.infer<typeof resultReading>

export const resultImportDetails = resultImport.extend({
  columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()), guess: resultField.nullable() })),
  guessed: z.object({
    decimal: decimalSign,
    /** The usual order where the days of the file can be read both ways, which `is_date_order_open` says. */
    date_order: dateOrder,
    is_date_order_open: z.boolean().optional(),
    /** The usual unit of amounts; null: they are doubtful, for the reason below. */
    amount_unit: amountUnit.nullish(),
    /** What is doubtful about the amounts, as a sentence for users. */
    doubtful_amounts: z.string().nullish(),
    currency: currencyCode.nullable(),
    /** The days that the title of the report or the name of the file tells. */
    period: reportPeriod.nullish(),
    /** The number of rows whose ad and days an earlier row has too, among the first rows of the file. */
    repeated_rows: z.number().int().nullish(),
  }),
  /** Null for a workbook. */
  encoding: encodingChoice.nullish(),
  refusals: z.array(refusedResultRow),
})
export type ResultImportDetails = z.infer<typeof resultImportDetails>

/** Imported results stay readable: after the plan has ended, and in a plan without the analyzer. */
const reading = { access: 'verified', plan: 'ended', feature: 'full_product' } as const
const writing = {
  access: 'verified',
  feature: 'creative_analyzer',
  permission: 'analyzer.edit',
  changes: ['ad-results'],
} as const

export const listResultAccounts = endpoint('GET', '/api/ad-results/accounts', {
  ...reading,
  summary: 'The ad accounts whose results the workspace has, and how many its plan allows',
  response: z.object({ data: z.array(resultAccount), meta: z.object({ limit: z.number().int() }) }),
})

export const deleteResultAccount = endpoint('DELETE', '/api/ad-results/accounts/:id', {
  ...writing,
  summary: 'Removes an ad account with all its results',
  params: idParams,
  response: z.undefined(),
  status: 204,
})

export const uploadResultFile = endpoint('POST', '/api/ad-results/imports', {
  ...writing,
  summary: 'Takes an export of Ads Manager (CSV or XLSX) and shows its columns; nothing is imported yet',
  bodyType: 'multipart',
  bodyLimit: MAX_RESULT_FILE_BYTES,
  errors: ['import_running'],
  response: dataSchema(resultImportDetails),
  status: 201,
})

export const listResultImports = endpoint('GET', '/api/ad-results/imports', {
  ...reading,
  summary: 'The last imports of results, the newest first',
  response: dataSchema(z.array(resultImport)),
})

export const getResultImport = endpoint('GET', '/api/ad-results/imports/:id', {
  ...reading,
  summary: 'An import of results: its columns, how far it is, and what was refused',
  params: idParams,
  query: z.object({
    encoding: textEncoding.optional().describe('Reads the columns of a file that waits for its start in this encoding'),
  }),
  response: dataSchema(resultImportDetails),
})

export const downloadResultRefusals = download('GET', '/result-imports/:id/refused-rows.csv', {
  ...reading,
  summary: 'The rows of an import that were refused, with the reason for each',
  params: idParams,
  contentType: 'text/csv',
})

export const startResultImport = endpoint('POST', '/api/ad-results/imports/:id/start', {
  ...writing,
  summary: 'Starts the import of an uploaded export; one at a time runs in a workspace',
  errors: ['import_started', 'import_running'],
  params: idParams,
  body: resultReading.extend({
    account: z.union([z.object({ id }), z.object({ name: line(100, 'a name for the ad account') })]),
    currency: currencyCode,
  }),
  response: dataSchema(resultImportDetails),
})

export const cancelResultImport = endpoint('POST', '/api/ad-results/imports/:id/cancel', {
  ...writing,
  summary: 'Forgets an upload, or ends an import before it has written anything',
  params: idParams,
  response: dataSchema(resultImportDetails),
})
