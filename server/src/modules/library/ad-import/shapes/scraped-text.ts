import { type Columns, firstOf } from './values.ts'
import { toColumns } from './flat-columns.ts'
import { toFieldName } from '../column-names.ts'

/** What stands around the words of an ad on its card in Meta's Ad Library; scrapers keep the text of the whole card. */
const STARTED = /Started running on\s+([^\n·|]{6,24}\d{4}|\d{1,2}\s\p{L}+\.?\s\d{4})/iu
const RANGE =
  /(\p{L}{3,9}\.?\s\d{1,2},\s\d{4}|\d{1,2}\s\p{L}{3,9}\.?\s\d{4})\s*[-–—]\s*(\p{L}{3,9}\.?\s\d{1,2},\s\d{4}|\d{1,2}\s\p{L}{3,9}\.?\s\d{4})/u
const COUNT = /(\d[\d,.]*)\s+ads\s+use\s+this\s+creative/i
const LIBRARY_ID = /Library ID:?\s*(\d{6,})/i
const STATE = /^\s*(Active|Inactive)\s*$/imu
const SPONSORED = /^[\s\u200b]*Sponsored[\s\u200b]*$/imu
/** The lines of the card, and the clock of a player. */
const FRAME =
  /^\s*(?:\d+:\d{2}\s*\/\s*\d+:\d{2}|Active|Inactive|Sponsored|Platforms|Categories|Open Dropdown|See (?:summary|ad) details|This ad has multiple versions|Library ID.*|Started running on.*|.*\bads use this creative.*)\s*$/iu
const SIGNS = [STARTED, COUNT, LIBRARY_ID, /^\s*See (?:summary|ad) details\s*$/im]

/** A row whose text is that of the whole card in Meta's Ad Library: with the dates, the number of ads and "Sponsored". */
export const scrapedText = {
  name: 'Scraped text of Ad Library cards',
  matches: (values: Columns): boolean => findText(values) !== undefined,
  read,
}

function findText(values: Columns): readonly [name: string, text: string] | undefined {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && value.length > 15 && SIGNS.some((sign) => sign.test(value))
      ? [[name, value] as const]
      : [],
  )[0]
}

function read(said: Columns): Columns {
  const [name, text] = findText(said) ?? ['', '']
  const columns = toColumns(said)
  const fields = new Map(Object.entries(columns).map(([column, value]) => [toFieldName(column), value]))
  const isBody = toFieldName(name) === 'body' || firstOf(fields.get('body')) === undefined
  const added = Object.entries(factsOf(text)).filter(([field]) => firstOf(fields.get(field)) === undefined)
  const { [name]: _text, ...others } = columns
  return { ...(isBody ? { ...others, body: wordsOf(text) } : columns), ...Object.fromEntries(added) }
}

/** What stands above the words of the ad. */
function factsOf(text: string): Columns {
  const head = text.slice(0, SPONSORED.exec(text)?.index)
  const [, from, to] = RANGE.exec(head) ?? []
  return {
    external_id: LIBRARY_ID.exec(head)?.[1],
    started_at: STARTED.exec(head)?.[1]?.trim() ?? from,
    stopped_at: to,
    status: STATE.exec(head)?.[1]?.toLowerCase(),
    variations_count: COUNT.exec(head)?.[1],
  }
}

/** The words of the ad: what stands after "Sponsored", without the lines of the card. */
function wordsOf(text: string): string {
  const at = SPONSORED.exec(text)
  const words = at === null ? text : text.slice(at.index + at[0].length)
  return words
    .replaceAll('\u200b', '')
    .split('\n')
    .filter((line) => !FRAME.test(line))
    .join('\n')
    .trim()
}
