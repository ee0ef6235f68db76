import type { z } from 'zod'
import { type CheckedAdRecord, fileAdRecord } from '../ads/writing/ad-writer.service.ts'
import { type ColumnMapping, toFieldName, toFields, type NamedValue } from './column-names.ts'
import { mapNiches } from './map-niches.ts'
import { countryOfLocale, toCountry, toLanguage } from './places.ts'
import type { Refusal } from './source-row.ts'
import { toMoment } from './to-moment.ts'
import { toUsualWord, type WordKind } from './usual-words.ts'

export type RowOutcome = { record: CheckedAdRecord } | { refusal: Refusal; externalId: string | null }

/** The assumed size of an image when the file contains only its address. */
const ASSUMED_SIZE = { width: 1080, height: 1080 }

/** Fields that are copied unchanged. An id may be written as a number. */
const TEXT_FIELDS = [
  'external_id',
  'title',
  'body',
  'link_description',
  'hook_text',
  'cta_text',
  'landing_page',
  'library_url',
] as const
const MOMENT_FIELDS = ['started_at', 'stopped_at', 'first_seen_at', 'last_seen_at', 'verified_at'] as const
/** Fields with a fixed vocabulary of the library, and the vocabulary of each. */
const WORD_FIELDS = [
  ['status', 'status'],
  ['asset_type', 'format'],
  ['display_format', 'format'],
  ['market_target', 'market'],
  ['gender', 'gender'],
] as const satisfies readonly (readonly [string, WordKind])[]
/** Number fields, which CSV writes as text. */
const NUMBER_FIELDS = ['variations_count', 'performance_score', 'eu_total_reach', 'age_min', 'age_max'] as const

/** The source fields of each field that is derived from others. */
const ORIGINS: Readonly<Record<string, readonly string[]>> = {
  brand: ['brand_name'],
  countries: ['countries', 'locale'],
  languages: ['languages', 'locale'],
  cta_type: ['cta_type', 'cta_text'],
  media: ['media', 'image_url', 'video_url', 'video_thumbnail_url'],
}

/** The form of a slug; a text of this form needs no change. */
const SLUG = /^[a-z0-9](?:[a-z0-9]|_(?=[a-z0-9])){0,59}$/

type Fields = ReadonlyMap<string, NamedValue>

/**
 * Makes a checked ad record from a row, or reports which column is wrong and why.
 * @param mapping the field that each column holds; without it, the names of the columns decide
 */
export function recordOfRow(
  values: Readonly<Record<string, unknown>>,
  source: string,
  mapping?: ColumnMapping,
): RowOutcome {
  const fields = toFields(values, mapping)
  const parsed = fileAdRecord.safeParse(recordInput(fields, values, source))
  if (parsed.success) {
    return { record: parsed.data }
  }
  const externalId = toText(fields.get('external_id'))
  return {
    refusal: toRefusal(parsed.error.issues[0], fields),
    externalId: typeof externalId === 'string' ? externalId.slice(0, 200) : null,
  }
}

function recordInput(fields: Fields, raw: unknown, source: string): Record<string, unknown> {
  const { countries, languages } = toPlaces(fields)
  const record: Record<string, unknown> = {
    countries,
    languages,
    source,
    brand: toBrand(fields),
    platforms: toList(fields.get('platforms'), toPlatform),
    niches: mapNiches(toList(fields.get('niches'), toSlug) ?? []),
    cta_type: toCtaType(fields.get('cta_type') ?? fields.get('cta_text')),
    media: toMedia(fields),
    cards: valueIn(fields, 'cards'),
    transcript: toTranscript(fields.get('transcript')),
    score_factors: valueIn(fields, 'score_factors'),
    raw,
  }
  readSimpleFields(record, fields)
  return withBody(record, fields)
}

function valueIn(fields: Fields, field: string): unknown {
  return fields.get(field)?.value
}

/** Reads the fields that come from one value of the row. */
function readSimpleFields(record: Record<string, unknown>, fields: Fields): void {
  const valueOf = (field: string) => fields.get(field)?.value
  for (const field of TEXT_FIELDS) {
    record[field] = toText(fields.get(field))
  }
  for (const field of NUMBER_FIELDS) {
    record[field] = toNumber(fields.get(field))
  }
  for (const field of MOMENT_FIELDS) {
    record[field] = toMoment(valueOf(field))
  }
  for (const [field, kind] of WORD_FIELDS) {
    record[field] = toUsualWord(kind, valueOf(field))
  }
  record.source = smallLetters(valueOf('source')) ?? record.source
  record.page_type = smallLetters(valueOf('page_type'))
}

function withBody(record: Record<string, unknown>, fields: Fields): Record<string, unknown> {
  if (record.body === undefined && isDescription(fields.get('link_description'))) {
    return { ...record, body: record.link_description, link_description: undefined }
  }
  record.body ??= isSeen(record) ? '' : undefined
  return record
}

/** Tools with one text per ad call it a description. */
function isDescription(field: NamedValue | undefined): boolean {
  return (
    field !== undefined &&
    toFieldName(field.column) === 'link_description' &&
    /^description$/i.test(field.column.trim())
  )
}

/** An ad needs no text when it has something else to show. */
function isSeen({ media, cards, title }: Record<string, unknown>): boolean {
  return title !== undefined || [media, cards].some((list) => Array.isArray(list) && list.length > 0)
}

function toPlatform(text: string): string {
  const slug = toSlug(text)
  return String(toUsualWord('platform', slug))
}

function smallLetters(value: unknown): unknown {
  return typeof value === 'string'
    ? value
        .trim()
        .toLowerCase()
        .replace(/[\s-]+/g, '_')
    : value
}

function toPlaces(fields: Fields): { countries: unknown; languages: unknown } {
  const locale = toList(fields.get('locale'), (text) => text) ?? []
  const languages = toList(fields.get('languages'), (text) => text) ?? locale
  const ofLocales = texts(languages).map(countryOfLocale)
  return {
    countries:
      toList(fields.get('countries'), toCountry) ?? [...new Set(ofLocales)].filter((country) => country !== undefined),
    languages: [...new Set(languages.map((item) => (typeof item === 'string' ? toLanguage(item) : item)))],
  }
}

function texts(items: readonly unknown[]): string[] {
  return items.filter((item) => typeof item === 'string')
}

/** A text without Latin letters, such as تسوق الآن, gets no type of its own; its words stay in `cta_text`. */
function toCtaType(field: NamedValue | undefined): unknown {
  if (typeof field?.value !== 'string') {
    return field?.value
  }
  const slug = toSlug(field.value)
  return slug === '' ? undefined : slug
}

function toBrand(fields: Fields): unknown {
  const name = fields.get('brand_name')
  if (typeof name?.value === 'object') {
    return name.value
  }
  const externalId = toText(fields.get('brand_external_id'))
  return name === undefined ? undefined : { name: toText(name), external_id: externalId }
}

/** CSV holds lines with times as JSON. Words without times are not a transcript: they stay in the raw data of the source. */
function toTranscript(field: NamedValue | undefined): unknown {
  if (typeof field?.value !== 'string') {
    return field?.value
  }
  try {
    const lines: unknown = JSON.parse(field.value)
    return Array.isArray(lines) ? lines : undefined
  } catch {
    return undefined
  }
}

function toMedia(fields: Fields): unknown {
  const media = fields.get('media')
  if (media !== undefined) {
    return media.value
  }
  const thumbnails = listAddresses(fields.get('video_thumbnail_url'))
  return [
    ...listAddresses(fields.get('image_url')).map((url) => ({ kind: 'image', url, ...ASSUMED_SIZE })),
    ...listAddresses(fields.get('video_url')).map((url, index) => {
      return { kind: 'video', url, thumbnail_url: thumbnails[index], ...ASSUMED_SIZE }
    }),
  ]
}

function listAddresses(field: NamedValue | undefined): unknown[] {
  return toList(field, (url) => url, /[\s|]+/) ?? []
}

function toList(
  field: NamedValue | undefined,
  change: (text: string) => string,
  separator = /[,;|]/,
): unknown[] | undefined {
  if (field === undefined) {
    return undefined
  }
  const items: unknown[] = Array.isArray(field.value) ? field.value : String(field.value).split(separator)
  const changed = items.map((item) => (typeof item === 'string' ? change(item.trim()) : item))
  return [...new Set(changed)].filter((item) => item !== '')
}

function toText(field: NamedValue | undefined): unknown {
  return typeof field?.value === 'number' ? String(field.value) : field?.value
}

function toNumber(field: NamedValue | undefined): unknown {
  const isNumeric = typeof field?.value === 'string' && /^-?\d+(\.\d+)?$/.test(field.value.trim())
  return isNumeric ? Number(field?.value) : field?.value
}

function toSlug(text: string): string {
  if (SLUG.test(text)) {
    return text
  }
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
}

function toRefusal(issue: z.core.$ZodIssue | undefined, fields: Fields): Refusal {
  const [field = 'line', ...rest] = (issue?.path ?? []).map(String)
  if (!fields.has(field) && rest.length === 0) {
    return { field: toColumn(field, fields), reason: 'It is missing.' }
  }
  const place = fields.has(field) ? rest : []
  return { field: [toColumn(field, fields), ...place].join('.'), reason: issue?.message ?? 'It is not valid.' }
}

/** The column from which a field of the record was read, in the spelling of the file. */
function toColumn(field: string, fields: Fields): string {
  const origins = ORIGINS[field] ?? [field]
  return origins.map((origin) => fields.get(origin)?.column).find((column) => column !== undefined) ?? field
}
