import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { dataSchema } from './pagination.ts'
import { id, idParams, timestamp } from './primitives.ts'

/** The largest file for an upload. */
export const MAX_LIBRARY_BYTES = 2 * 1024 * 1024 * 1024
/** The number of ads that are shown before a library is brought in. */
export const SHOWN_LIBRARY_ADS = 10

const count = z.number().int()

/** What a file holds, counted before anything is written. */
export const libraryPreview = z.object({
  folders: count,
  boards: count,
  ads: count,
  tags: count,
  notes: count,
  searches: count,
  followed_brands: count,
  refused: count,
  /** The names of the first boards. */
  board_names: z.array(z.string()),
  first_ads: z.array(
    z.object({
      line: count,
      brand: z.string().nullable(),
      title: z.string().nullable(),
      body: z.string(),
      image_url: z.string().nullable(),
      boards: z.array(z.string()),
      tags: z.array(z.string()),
    }),
  ),
})
export type LibraryPreview = z.infer<typeof libraryPreview>

/** A part of a file that was not brought in. */
export const libraryRefusal = z.object({
  /** `line 3`, or the name of a search or brand. */
  place: z.string(),
  field: z.string(),
  reason: z.string(),
})
export type LibraryRefusal = z.infer<typeof libraryRefusal>

/** What was brought in; `known` parts were there before and stayed as they were. */
export const libraryReport = z.object({
  folders: count,
  boards: count,
  /** Ads that the ad library did not have. */
  ads_added: count,
  ads_known: count,
  ads_saved: count,
  ads_on_boards: count,
  media: count,
  searches: count,
  followed_brands: count,
  refused: count,
  /** The first refused parts. */
  refusals: z.array(libraryRefusal),
})
export type LibraryReport = z.infer<typeof libraryReport>

export const libraryImport = z.object({
  id,
  file_name: z.string(),
  kind: z.enum(['library', 'csv', 'jsonl', 'json', 'zip']),
  size: z.number().int().describe('bytes'),
  state: z.enum(['ready', 'waiting', 'running', 'done', 'failed']),
  /** The day on which the file was made, as its name or its user says; null when it is unknown. */
  made_on: z.iso.date().nullable(),
  preview: libraryPreview,
  /** Lines of ads that were read. */
  done_count: count,
  report: libraryReport,
  created_at: timestamp,
})
export type LibraryImport = z.infer<typeof libraryImport>

export const uploadLibrary = endpoint('POST', '/api/library-imports', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  summary:
    'Takes a library (the ZIP of an export, or a CSV or JSON file of another tool with boards and tags) and shows what it holds; nothing is written yet',
  bodyType: 'multipart',
  bodyLimit: MAX_LIBRARY_BYTES,
  response: dataSchema(libraryImport),
  status: 201,
})

export const getLibraryImport = endpoint('GET', '/api/library-imports/:id', {
  access: 'verified',
  feature: 'swipe_file',
  summary: 'What an uploaded library holds, how far its import is, and what was refused',
  params: idParams,
  response: dataSchema(libraryImport),
})

export const startLibraryImport = endpoint('POST', '/api/library-imports/:id/start', {
  access: 'verified',
  permission: 'boards.edit',
  feature: 'swipe_file',
  changes: ['boards', 'saved-ads', 'saved-searches', 'followed-brands'],
  errors: ['import_running'],
  summary: 'Brings an uploaded library into the workspace; what is there already stays as it is',
  params: idParams,
  query: z.object({
    made_on: z.iso
      .date()
      .optional()
      .describe('the day on which the file was made: ads without a time of their own were seen then'),
  }),
  response: dataSchema(libraryImport),
})
