import { toFieldName } from '../column-names.ts'
import { parseLiteral } from './literals.ts'
import { withPlainNames } from './plain-names.ts'
import { addressOf, type Columns, firstOf, isObject, textOf } from './values.ts'

const MOST_LEVELS = 5
/** Fields of the library that hold objects or lists of them; a file in our own format has them as they are. */
const STRUCTURED: ReadonlySet<string> = new Set(['brand', 'media', 'cards', 'transcript', 'score_factors'])
const ADDRESS_KEYS =
  'url src original_image_url resized_image_url image_url video_hd_url video_sd_url video_url link href image video'.split(
    ' ',
  )
const MEDIA_FIELDS: ReadonlySet<string> = new Set(['image_url', 'video_url', 'video_thumbnail_url'])

/**
 * The columns of a row: values inside of objects get the path as their name, as `page.name`, and cells that hold a list as text
 * become that list. A row that is flat is returned as it is.
 */
export function toColumns(said: Columns): Columns {
  const values = withBrandName(said)
  return Object.values(values).every(isPlain) ? values : Object.fromEntries(listColumns(values, '', MOST_LEVELS))
}

/** A row with the id of an advertiser, but without its name, calls the advertiser `name`; elsewhere this is the name of the ad. */
function withBrandName(values: Columns): Columns {
  const { name, ...others } = values
  const fields = typeof name === 'string' ? Object.keys(others).map(toFieldName) : []
  return fields.includes('brand_external_id') && !fields.includes('brand_name')
    ? { ...others, brand_name: name }
    : values
}

function isPlain(value: unknown): boolean {
  return typeof value === 'string' ? !/^\s*[[{]/.test(value) : typeof value !== 'object' || value === null
}

function listColumns(values: Columns, path: string, levels: number): [string, unknown][] {
  return Object.entries(values).flatMap(([name, said]) => {
    const column = path === '' ? name : `${path}.${name}`
    const value = toFieldName(column) === 'body' && typeof said === 'string' ? said : parseLiteral(said)
    const isKept = STRUCTURED.has(name) || levels === 0
    return isObject(value) && !isKept && !isTyped(value) && !isMedium(column, value)
      ? listColumns(value, column, levels - 1)
      : [[column, valueOf(column, value)] as [string, unknown]]
  })
}

function isMedium(column: string, value: unknown): boolean {
  return MEDIA_FIELDS.has(toFieldName(column)) && addressesOf(value) !== undefined
}

function valueOf(column: string, value: unknown): unknown {
  return MEDIA_FIELDS.has(toFieldName(column)) ? addressesOf(value) : plainValue(value)
}

/** `{"$date": …}`, `{"$numberLong": …}` and `{"_seconds": …}` of document databases. */
function isTyped(value: Columns): boolean {
  const [key = ''] = Object.keys(value)
  return /^\$[a-zA-Z]+$/.test(key) || key === '_seconds'
}

function plainValue(value: unknown): unknown {
  return isObject(value) && isTyped(value) ? plainValue(Object.values(value)[0]) : value
}

/** The addresses of a list of images or videos, whose items may be objects. */
function addressesOf(value: unknown): unknown {
  if (Array.isArray(value)) {
    return value
      .map(addressesOf)
      .flat()
      .filter((item) => item !== undefined && item !== null)
  }
  if (!isObject(value)) {
    return value
  }
  const named = withPlainNames(value)
  return addressOf(firstOf(...ADDRESS_KEYS.map((key) => textOf(named[key])))) ?? addressInMarkup(named['content'])
}

/** The address of the image that a part of a web page shows. */
function addressInMarkup(markup: unknown): string | undefined {
  return addressOf(/<img\b[^>]*?\bsrc="([^"]+)"/i.exec(textOf(markup) ?? '')?.[1])
}
