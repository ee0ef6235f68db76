import { AD_IDS, type Meaning, MEANINGS } from './field-names.ts'
import { isNothing } from './shapes/values.ts'

/** Last words of a path that mean something only together with the word before them, as in `page.name`. */
const VAGUE: ReadonlySet<string> = new Set([
  'id',
  'uuid',
  'name',
  'type',
  'text',
  'content',
  'date',
  'start',
  'end',
  'url',
])
/** What tools add to the name of a column that holds a list or object as text. */
const FORM = /_(?:json|list|array|str)$/
/** A path that is this much less certain than a name of the row itself. */
const PATH_RANK = 100

/** A value of a source row, and the name that the source gave it. */
export interface NamedValue {
  value: unknown
  column: string
}

/** The fields that the user chose for the columns of a file; null: the column is not read. */
export type ColumnMapping = Readonly<Record<string, string | null>>

/**
 * The field that a column's name stands for; case, spaces, hyphens and camel case do not matter, and of a path, such as
 * `snapshot.body.text`, its end counts. An unknown name stands for itself.
 */
export function toFieldName(column: string): string {
  return toMeaning(column).field
}

/** How far a column's name is from the field's own name: of two columns for the same field, the lower one is read. */
export function rankOf(column: string): number {
  return toMeaning(column).rank
}

/** Whether a column's name is certain to be the id of an ad. */
export function isAdId(column: string): boolean {
  return AD_IDS.has(plainName(column))
}

/**
 * Sorts a row's values by field of the ad record. When a row has a field under several names, the most certain one wins, then the
 * first one. Unknown columns stay as they are.
 * @param mapping the user's choice takes precedence; columns that it does not mention are read by their names
 */
export function toFields(values: Readonly<Record<string, unknown>>, mapping?: ColumnMapping): Map<string, NamedValue> {
  const fields = new Map<string, NamedValue>()
  for (const [column, value] of Object.entries(values)) {
    const field = mapping === undefined ? toFieldName(column) : mappedField(mapping, column, values)
    if (field === null || isEmpty(value) || isNothing(value) || (DASHES.has(value) && !WORDS.has(field))) {
      continue
    }
    const other = fields.get(field)
    if (other === undefined || rankOf(column) < rankOf(other.column)) {
      fields.set(field, { value, column })
    }
  }
  return fields
}

/** What tools write where there is nothing; in the words of an ad it may be meant. */
const DASHES: ReadonlySet<unknown> = new Set('N/A n/a NA none - —'.split(' '))
const WORDS: ReadonlySet<string> = new Set(['body', 'title', 'link_description', 'hook_text', 'brand_name'])

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
}

function mappedField(mapping: ColumnMapping, column: string, values: Readonly<Record<string, unknown>>): string | null {
  // A column may have any name, including the name of a method that every object has.
  if (Object.hasOwn(mapping, column)) {
    return mapping[column] ?? null
  }
  // The rows of a file may have different columns for the same field.
  const field = toFieldName(column)
  const chosen = Object.keys(mapping).find((name) => mapping[name] === field)
  return chosen !== undefined && Object.hasOwn(values, chosen) ? null : field
}

/**
 * A cache of names, because the same columns occur in every row. Its size is limited, because a hostile file may have new, long
 * names in each row.
 */
const meanings = new Map<string, Meaning>()
const MOST_NAMES = 1000
const LONGEST_NAME = 100

function toMeaning(column: string): Meaning {
  const known = meanings.get(column)
  if (known !== undefined) {
    return known
  }
  if (meanings.size === MOST_NAMES) {
    meanings.clear()
  }
  const meaning = findMeaning(column)
  if (column.length <= LONGEST_NAME) {
    meanings.set(column, meaning)
  }
  return meaning
}

function findMeaning(column: string): Meaning {
  const name = plainName(column)
  const whole = MEANINGS.get(name) ?? MEANINGS.get(name.replace(FORM, ''))
  if (whole !== undefined) {
    return whole
  }
  const parts = column
    .split(/[./]/)
    .map(plainName)
    .filter((part) => part !== '' && !/^\d+$/.test(part))
  const last = parts.at(-1) ?? ''
  const pair = MEANINGS.get(parts.slice(-2).join('_'))
  const end = pair ?? (parts.length < 2 || VAGUE.has(last) ? undefined : MEANINGS.get(last))
  return end === undefined ? { field: name, rank: PATH_RANK } : { field: end.field, rank: end.rank + PATH_RANK }
}

/** `Page Name`, `pageName`, `page-name` → `page_name`; `adArchiveID` → `ad_archive_id`; `Image URLs` → `image_urls`. */
export function plainName(column: string): string {
  return column
    .trim()
    .replace(/(URL|ID)s(?!\p{Ll})/gu, '$1S')
    .replace(/(\p{Ll}|\d)(\p{Lu})/gu, '$1_$2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1_$2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '_')
    .replace(/^_+|_+$/g, '')
}
