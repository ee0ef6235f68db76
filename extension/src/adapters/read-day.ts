import { withWesternDigits } from './read-text.ts'

/** How the names of months begin, in the languages of ad libraries, without accents. */
const MONTHS = [
  ['jan', 'ene', 'gen'],
  ['feb', 'fev'],
  ['mar', 'mrt', 'maa'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mei', 'mag'],
  ['juin', 'jun', 'giu'],
  ['juil', 'jul', 'lug'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic'],
] as const

/** Days as pages write them: by numbers with the year first, by the name of the month, by numbers with dots or slashes. */
const SHAPES = [
  /(?<year>\d{4})\s*[-.年년]\s*(?<month>\d{1,2})\s*[-.月월]\s*(?<day>\d{1,2})/u,
  /(?<day>\d{1,2})\.?\s+(?:de\s+)?(?<name>\p{L}{3,10})\.?,?\s+(?:de\s+)?(?<year>\d{4})/u,
  /(?<name>\p{L}{3,10})\.?\s+(?<day>\d{1,2}),?\s+(?<year>\d{4})/u,
  /(?<day>\d{1,2})\.\s?(?<month>\d{1,2})\.\s?(?<year>\d{4})/,
  /(?<month>\d{1,2})\/(?<day>\d{1,2})\/(?<year>\d{4})/,
] as const

/** The days of a text in their order, each as midnight UTC: a start, or a start and an end. */
export function readDays(text: string): string[] {
  const days: { at: number; day: string }[] = []
  let rest = withWesternDigits(text).normalize('NFC')
  for (const shape of SHAPES) {
    for (const match of rest.matchAll(new RegExp(shape.source, `${shape.flags}g`))) {
      const day = toDay(match.groups ?? {})
      if (day !== null) {
        days.push({ at: match.index, day })
        rest = rest.slice(0, match.index) + ' '.repeat(match[0].length) + rest.slice(match.index + match[0].length)
      }
    }
  }
  return days.toSorted((one, other) => one.at - other.at).map(({ day }) => day)
}

function toDay({ year, month, day, name }: Record<string, string | undefined>): string | null {
  const number = name === undefined ? Number(month) : toMonth(name)
  const date = new Date(Date.UTC(Number(year), number - 1, Number(day)))
  const isReal = date.getUTCMonth() === number - 1 && date.getUTCDate() === Number(day)
  return isReal && Number(year) > 2000 ? date.toISOString() : null
}

/** @returns 0 for a word that is no month */
function toMonth(name: string): number {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return MONTHS.findIndex((beginnings) => beginnings.some((beginning) => plain.startsWith(beginning))) + 1
}
