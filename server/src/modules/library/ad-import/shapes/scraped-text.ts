import { toFieldName } from '../column-names.ts'
import { FRAME, labelled, SPONSORED, STATE } from './card-labels.ts'
import { toColumns } from './flat-columns.ts'
import { type Columns, firstOf } from './values.ts'

/** A day as people write it: `Mar 2, 2026`, `2 Mar 2026`, `18 de junio de 2026`, `24.12.2025`. */
const DAY = String.raw`(?:\p{L}{3,10}\.?\s\d{1,2},\s\d{4}|\d{1,2}\.?\s(?:de\s)?\p{L}{3,10}\.?\s(?:de\s)?\d{4}|\d{1,2}[./]\d{1,2}[./]\d{4})`
const STARTED = labelled(
  [
    'Started running on',
    'Auslieferung begonnen am',
    'Début de diffusion le',
    'Diffusion lancée le',
    'En circulación desde el',
    'Veiculação iniciada em',
    'Data di inizio della pubblicazione',
    'Gestart op',
    'Uitgevoerd vanaf',
  ],
  String.raw`:?\s+([^\n·|]{6,30}\d{4})`,
)
const DAYS = new RegExp(String.raw`(${DAY})(?:\s*(?:[-–—]|bis|to|au?|al|until)\s*(${DAY}))?`, 'iu')
const COUNT =
  /(\d[\d,.]*)\s+(?:ads\s+use\s+this\s+creative|Werbeanzeigen verwenden|publicités utilisent|anuncios (?:usan|utilizan)|anúncios (?:usam|utilizam)|inserzioni (?:usano|utilizzano)|advertenties gebruiken)/iu
const LIBRARY_ID = labelled(
  [
    'Library ID',
    'Bibliotheks-ID',
    'ID dans la bibliothèque',
    'Identificador de la biblioteca',
    'Identificação da biblioteca',
    'ID libreria',
    'Bibliotheek-ID',
  ],
  String.raw`\s*:?\s*(\d{6,})`,
)
const SIGNS = [STARTED, COUNT, LIBRARY_ID, /^\s*See (?:summary|ad) details\s*$/im]

/** A row whose text is that of the whole card in Meta's Ad Library: with the dates, the number of ads and "Sponsored". */
export const scrapedText = {
  name: 'Scraped text of Ad Library cards',
  source: 'meta' as const,
  matches: (values: Columns): boolean => findText(values) !== undefined,
  read,
}

function findText(values: Columns): readonly [name: string, text: string] | undefined {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && value.length > 25 && SIGNS.some((sign) => sign.test(value))
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
  const [, from, to] = DAYS.exec(head) ?? []
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
    .filter((line) => !FRAME.test(line) && !LIBRARY_ID.test(line) && !STARTED.test(line) && !COUNT.test(line))
    .join('\n')
    .trim()
}
