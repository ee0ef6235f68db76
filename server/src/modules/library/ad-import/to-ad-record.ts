import {
  adSource,
  adStatus,
  assetType,
  countryCode,
  displayFormat,
  languageCode,
  marketTarget,
  pageType,
} from '@marquee/contract/ads'
import type { DateOrder } from '@marquee/contract/result-imports'
import { z } from 'zod'
import { type CheckedAdRecord, fileAdRecord, MAX_TEXT } from '../ads/writing/ad-writer.service.ts'
import { type ColumnMapping, toFieldName, toFields, type NamedValue } from './column-names.ts'
import { makeId } from './make-id.ts'
import { mapNiches } from './map-niches.ts'
import { countryOfLocale, toCountry, toLanguage } from './places.ts'
import {
  known,
  ofVocabulary,
  smallLetters,
  texts,
  toAddress,
  toId,
  toList,
  toNumber,
  toSlug,
  toText,
  withoutMarkup,
} from './field-values.ts'
import { isLostId } from '../../../platform/spreadsheets/read-id.ts'
import type { Refusal } from './source-row.ts'
import { toEnd, toMoment } from './to-moment.ts'
import { idOfAddress } from './shapes/meta-api.ts'
import { isObject, textOf } from './shapes/values.ts'
import { toCards, toMedia } from './to-media.ts'
import { listPlatformsOf, sortPlatforms } from './sort-platforms.ts'
import { toTranscript } from './to-transcript.ts'
import { DESCRIPTION } from './suggest-mapping.ts'
import { toUsualWord, type WordKind } from './usual-words.ts'

/** `unknownPlatforms`: words for platforms that the library does not have. `hasLostId`: a spreadsheet has rounded the ad's id. */
export type RowOutcome =
  | { record: CheckedAdRecord; unknownPlatforms: readonly string[]; hasLostId: boolean }
  | { refusal: Refusal; externalId: string | null }

/** Fields that are copied unchanged. An id may be written as a number. */
const TEXT_FIELDS = [
  'title',
  'body',
  'link_description',
  'hook_text',
  'cta_text',
  'landing_page',
  'library_url',
] as const
/** Times of the tool that collected the ads; those that cannot be read do no harm to the ad. */
const SEEN_FIELDS = ['first_seen_at', 'last_seen_at', 'verified_at'] as const
/** What tools write as the last day of an ad that runs. */
const STILL_RUNNING = /^(?:present|ongoing|active|running|current(?:ly)?|now|today|still running)$/i
export const MOMENT_FIELDS = ['started_at', 'stopped_at', 'first_seen_at', 'last_seen_at', 'verified_at'] as const
/** Fields with a fixed vocabulary of the library, and the vocabulary of each. */
const WORD_FIELDS = [
  ['status', 'status', adStatus],
  ['asset_type', 'format', assetType],
  ['display_format', 'format', displayFormat],
  ['market_target', 'market', marketTarget],
  ['gender', 'gender', z.enum(['all', 'female', 'male'])],
] as const satisfies readonly (readonly [string, WordKind, z.ZodType])[]
/** Number fields, which CSV writes as text. */
const NUMBER_FIELDS = ['variations_count', 'eu_total_reach', 'age_min', 'age_max'] as const

/** The source fields of each field that is derived from others. */
const ORIGINS: Readonly<Record<string, readonly string[]>> = {
  brand: ['brand_name'],
  countries: ['countries', 'locale'],
  languages: ['languages', 'locale'],
  cta_type: ['cta_type', 'cta_text'],
  media: ['media', 'image_url', 'video_url', 'video_thumbnail_url'],
}

type Fields = ReadonlyMap<string, NamedValue>

const LIBRARY_ADDRESS =
  /^https?:\/\/(?:(?:[\w-]+\.)*(?:facebook\.com\/ads\/(?:library|archive)|linkedin\.com\/ad-library)|adstransparency\.google\.com|library\.tiktok\.com|ads\.tiktok\.com\/business\/creativecenter)/i
/** Addresses at which Google shows a part of an ad: they are no landing pages. */
const PREVIEW_ADDRESS = /^https?:\/\/(?:displayads-formats\.googleusercontent|tpc\.googlesyndication)\.com\//i
const NOTHING_SHOWN =
  'No text, headline, image, video or advertiser was found. Say in the mapping which column holds it, or remove the row.'

/**
 * Makes a checked ad record from the columns of a row, or reports which column is wrong and why. A word for which the library has
 * none, as an unknown platform, is left out: it stays in the source's data.
 * @param mapping the field that each column holds; without it, the names of the columns decide
 * @param raw the source's data, unless the columns are it
 * @param order of day and month in the days of the file; null: what can be read both ways is refused
 */
export function recordOfRow(
  values: Readonly<Record<string, unknown>>,
  source: string,
  mapping?: ColumnMapping,
  raw: Readonly<Record<string, unknown>> = values,
  order: DateOrder | null = 'mdy',
): RowOutcome {
  const fields = toFields(values, mapping)
  const { platforms, unknownPlatforms } = sortPlatforms(fields.get('platforms'))
  const input = recordInput(fields, { raw, source, order })
  input['platforms'] = platforms ?? listPlatformsOf(input['library_url'])
  const parsed = fileAdRecord.safeParse(input)
  if (parsed.success && isSeen(parsed.data)) {
    const id = toText(fields.get('external_id'))
    const hasLostId = typeof id === 'string' && parsed.data.external_id.startsWith('made-') && isLostId(id)
    return { record: parsed.data, unknownPlatforms, hasLostId }
  }
  const externalId = toText(fields.get('external_id'))
  return {
    refusal: parsed.success
      ? { field: toColumn('body', fields), reason: NOTHING_SHOWN }
      : toRefusal(parsed.error.issues[0], fields),
    externalId: typeof externalId === 'string' ? externalId.slice(0, 200) : null,
  }
}

interface RowFacts {
  raw: unknown
  source: string
  order: DateOrder | null
}

function recordInput(fields: Fields, { raw, source, order }: RowFacts): Record<string, unknown> {
  const { countries, languages } = toPlaces(fields)
  const media = toMedia(fields)
  const record: Record<string, unknown> = {
    countries,
    languages,
    source,
    brand: toBrand(fields),
    niches: mapNiches(toList(fields.get('niches'), toSlug) ?? []),
    cta_type: toCtaType(fields.get('cta_type') ?? fields.get('cta_text')),
    media,
    cards: toCards(fields, media),
    transcript: toTranscript(fields.get('transcript')),
    raw,
  }
  readSimpleFields(record, fields)
  readMoments(record, fields, order)
  readAddresses(record)
  const withText = withBody(record, fields)
  return { ...withText, external_id: withText['external_id'] ?? makeId(withText) }
}

/** Reads the fields that come from one value of the row. */
function readSimpleFields(record: Record<string, unknown>, fields: Fields): void {
  const valueOf = (field: string) => fields.get(field)?.value
  for (const field of TEXT_FIELDS) {
    record[field] = shortened(withoutMarkup(toText(fields.get(field))))
  }
  for (const field of NUMBER_FIELDS) {
    record[field] = toNumber(field, fields.get(field))
  }
  for (const [field, kind, schema] of WORD_FIELDS) {
    record[field] = ofVocabulary(schema, toUsualWord(kind, valueOf(field)))
  }
  record.external_id = toId(fields.get('external_id'))
  record.source = ofVocabulary(adSource, toUsualWord('source', valueOf('source'))) ?? record.source
  record.page_type = ofVocabulary(pageType, smallLetters(valueOf('page_type')))
  // A source that counts no others writes 0.
  record.variations_count = record.variations_count === 0 ? undefined : record.variations_count
}

/** A text that is longer than the library keeps loses its end; the source's data has it whole. */
function shortened(value: unknown): unknown {
  const isLonger = typeof value === 'string' && value.length > MAX_TEXT
  return isLonger ? `${value.slice(0, MAX_TEXT - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : value
}

function readMoments(record: Record<string, unknown>, fields: Fields, order: DateOrder | null): void {
  for (const field of MOMENT_FIELDS) {
    record[field] = toMoment(fields.get(field)?.value, order)
  }
  record.stopped_at ??= toEnd(fields.get('started_at')?.value, order)
  for (const field of SEEN_FIELDS) {
    record[field] = isMoment(record[field]) ? record[field] : undefined
  }
  record.stopped_at = STILL_RUNNING.test(String(record.stopped_at)) ? undefined : record.stopped_at
}

/** Scrapers call the ad's own page in the library its address. */
function readAddresses(record: Record<string, unknown>): void {
  const landing = toAddress(record.landing_page)
  const isLibrary = typeof landing === 'string' && LIBRARY_ADDRESS.test(landing)
  const isPreview = typeof landing === 'string' && PREVIEW_ADDRESS.test(landing)
  record.landing_page = isLibrary || isPreview ? undefined : landing
  record.library_url = toAddress(record.library_url) ?? (isLibrary ? landing : undefined)
  record.external_id ??= idOfAddress(textOf(record.library_url))
}

/** Whether the record's check will understand a time. */
function isMoment(value: unknown): boolean {
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(?:T|$)/.test(value)
}

function withBody(record: Record<string, unknown>, fields: Fields): Record<string, unknown> {
  if (record.body === undefined && isDescription(fields.get('link_description'))) {
    return { ...record, body: record.link_description, link_description: undefined }
  }
  record.body ??= ''
  return record
}

/** Tools with one text per ad call it a description. */
function isDescription(field: NamedValue | undefined): boolean {
  return (
    field !== undefined && toFieldName(field.column) === 'link_description' && DESCRIPTION.test(field.column.trim())
  )
}

/** An ad needs no text when it has something else to show, or a name. */
function isSeen({ body, title, link_description, media, cards, brand }: CheckedAdRecord): boolean {
  return [body, title, link_description, brand].some(Boolean) || media.length > 0 || cards.length > 0
}

function toPlaces(fields: Fields): { countries: unknown; languages: unknown } {
  const locale = toList(fields.get('locale'), (text) => text) ?? []
  const languages = toList(fields.get('languages'), (text) => text) ?? locale
  const told = known(countryCode, toList(fields.get('countries'), toCountry)) ?? []
  const ofLocales = texts(languages).map(countryOfLocale)
  return {
    countries: told.length > 0 ? told : [...new Set(ofLocales)].filter((country) => country !== undefined),
    languages: known(languageCode, [...new Set(texts(languages).map(toLanguage))]),
  }
}

/** A text without Latin letters, such as تسوق الآن, gets no type of its own; its words stay in `cta_text`. */
function toCtaType(field: NamedValue | undefined): unknown {
  const text = toText(field)
  if (typeof text !== 'string') {
    return text
  }
  const slug = toSlug(text)
  return slug === '' ? undefined : slug
}

function toBrand(fields: Fields): unknown {
  const name = fields.get('brand_name')
  if (isObject(name?.value)) {
    return { ...name.value, external_id: name.value['external_id'] ?? name.value['id'] }
  }
  const externalId = textOf(toId(fields.get('brand_external_id')))
  if (name === undefined) {
    return externalId === undefined ? undefined : { name: `Page ${externalId}`, external_id: externalId }
  }
  return { name: toText(name), external_id: externalId }
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
