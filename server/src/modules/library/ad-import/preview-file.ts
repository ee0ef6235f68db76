import {
  type AdImportDetails,
  type AdImportPreview,
  type AdImportWish,
  PREVIEW_ADS,
  PREVIEW_ROWS,
} from '@marquee/contract/ad-imports'
import type { TextEncoding } from '@marquee/contract/text-encodings'
import type { CheckedAdRecord } from '../ads/writing/ad-writer.service.ts'
import { isVideoFile } from './archive-media.ts'
import type { ColumnMapping } from './column-names.ts'
import { findDateOrder, ORDER_SAMPLE } from './find-date-order.ts'
import { type AdFileFormat, readRows } from './read-rows.ts'
import { type AdRow, readAds } from './shapes/read-ads.ts'
import type { SourceRow } from './source-row.ts'
import { suggestMapping } from './suggest-mapping.ts'
import { recordOfRow } from './to-ad-record.ts'

/** The maximum length of a cell that is shown. */
const MAX_CELL = 120
const MAX_WORDS = 300
const SAMPLES = 3
/** The maximum number of columns, more than any table of ads has; the others are not offered. */
const MAX_COLUMNS = 200

/** How the ads of a file are to be read. */
export interface PreviewWish extends Pick<AdImportWish, 'encoding' | 'date_order'> {
  source: string
  mapping: ColumnMapping
}

export type FilePreview = Pick<AdImportDetails, 'columns' | 'rows' | 'shape' | 'source' | 'date_order' | 'doubtful_day'>

/** Previews a file of ads: the shape that was recognised, its columns with some of their values, and its first rows. */
export async function previewFile(
  format: AdFileFormat,
  stream: AsyncIterable<Buffer>,
  encoding?: TextEncoding,
): Promise<FilePreview> {
  const ads = await readFirstAds(readRows(format, stream, encoding), ORDER_SAMPLE)
  const { order, doubtful } = await findDateOrder(ads)
  const rows = ads.slice(0, PREVIEW_ROWS)
  const names = columnNames(rows)
  const guesses = suggestMapping(names)
  const shape = rows.map((row) => row.shape).find(Boolean)
  return {
    shape: shape?.name ?? null,
    source: shape?.source ?? null,
    date_order: order,
    doubtful_day: doubtful,
    columns: names.map((name) => ({
      name,
      samples: listSamples(rows, name),
      guess: guesses.get(name) ?? null,
      is_left_out: false,
    })),
    rows: rows.map((row) => ({
      line: row.line,
      cells: names.map((name) => ('values' in row ? shown(row.values[name], MAX_CELL) : '')),
      refusal: 'refusal' in row ? row.refusal.reason : null,
    })),
  }
}

/** The first ads of a file as an import with this mapping would write them, or the reasons why it would refuse them. */
export async function previewAds(
  format: AdFileFormat,
  stream: AsyncIterable<Buffer>,
  { source, mapping, encoding, date_order = null }: PreviewWish,
): Promise<AdImportPreview[]> {
  const rows = await readFirstAds(readRows(format, stream, encoding), PREVIEW_ADS)
  return rows.map((row) => {
    const outcome = 'refusal' in row ? row : recordOfRow(row.values, source, mapping, row.raw, date_order)
    if ('refusal' in outcome) {
      const { field, reason } = outcome.refusal
      return { line: row.line, ad: null, refusal: { field, reason } }
    }
    const { record, unknownPlatforms } = outcome
    return {
      line: row.line,
      ad: {
        external_id: record.external_id,
        brand_name: record.brand?.name ?? null,
        title: shown(record.title, MAX_WORDS),
        body: shown(record.body, MAX_WORDS),
        started_at: record.started_at?.toISOString() ?? null,
        stopped_at: record.stopped_at?.toISOString() ?? null,
        platforms: record.platforms,
        unknown_platforms: [...unknownPlatforms],
        ...countMedia(row, record),
        variations_count: record.variations_count ?? 1,
      },
      refusal: null,
    }
  })
}

/** The images and videos of an ad: the files beside its table, or those at addresses. */
function countMedia(row: AdRow, { external_id, media }: Pick<CheckedAdRecord, 'external_id' | 'media'>) {
  const files = 'media' in row ? (row.media?.find(row.raw ?? row.values, external_id) ?? []) : []
  const areVideos = files.length > 0 ? files.map(isVideoFile) : media.map(({ kind }) => kind === 'video')
  const videos = areVideos.filter(Boolean).length
  return { images: areVideos.length - videos, videos }
}

async function readFirstAds(all: AsyncIterable<SourceRow>, count: number): Promise<AdRow[]> {
  const rows: AdRow[] = []
  for await (const row of all) {
    rows.push(...readAds(row))
    if (rows.length >= count) {
      break
    }
  }
  return rows.slice(0, count)
}

function columnNames(rows: readonly AdRow[]): string[] {
  const entries = rows.flatMap((row) => ('values' in row ? Object.entries(row.values) : []))
  const names = new Set(entries.filter(([, value]) => value !== undefined).map(([name]) => name))
  return [...names].filter((name) => name.length <= 500).slice(0, MAX_COLUMNS)
}

function listSamples(rows: readonly AdRow[], name: string): string[] {
  const values = rows.map((row) => ('values' in row ? shown(row.values[name], MAX_CELL) : ''))
  return [...new Set(values)].filter((value) => value !== '').slice(0, SAMPLES)
}

function shown(value: unknown, longest: number): string {
  const text = typeof value === 'string' ? value.trim() : (JSON.stringify(value ?? null) ?? '')
  const plain = value === null || value === undefined ? '' : text
  return plain.length > longest ? `${plain.slice(0, longest).toWellFormed()}…` : plain
}
