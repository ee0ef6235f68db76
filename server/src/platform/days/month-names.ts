/** The months in the languages of most files, by how their names begin; the longest beginning decides. */
const BEGINNINGS: readonly (readonly string[])[] = [
  ['jan', 'jän', 'ene', 'gen'],
  ['feb', 'fev', 'fév'],
  ['mar', 'mär', 'mrz', 'mrt', 'maa', 'maer'],
  ['apr', 'avr', 'abr'],
  ['may', 'maj', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
]
/** Other languages, whose months are known by their whole names and abbreviations. */
const LANGUAGES =
  'sv da nb fi pl cs sk hu ro ru uk be bg sr hr sl lt lv et el tr he ar fa-u-ca-gregory th-u-ca-gregory vi id ms hi ca'.split(
    ' ',
  )

const monthsByBeginning: ReadonlyMap<string, number> = new Map(
  BEGINNINGS.flatMap((names, index) => names.map((name) => [plainWord(name), index + 1] as const)),
)
let monthsByName: ReadonlyMap<string, number> | undefined

/** The month that a word names, from 1; 0 for other words, and for those that name different months in different languages. */
export function toMonth(word: string): number {
  const name = plainWord(word)
  monthsByName ??= listNames()
  const whole = monthsByName.get(name)
  return whole ?? monthsByBeginning.get(name.slice(0, 4)) ?? monthsByBeginning.get(name.slice(0, 3)) ?? 0
}

function listNames(): ReadonlyMap<string, number> {
  const names = new Map<string, number>()
  for (const language of LANGUAGES) {
    for (const options of [
      { month: 'long', day: 'numeric' },
      { month: 'short', day: 'numeric' },
      { month: 'long' },
      { month: 'short' },
    ] as const) {
      const format = new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' })
      for (let month = 1; month <= 12; month += 1) {
        const parts = format.formatToParts(Date.UTC(2026, month - 1, 15))
        const name = plainWord(parts.find(({ type }) => type === 'month')?.value ?? '')
        const isOther = (names.get(name) ?? month) !== month
        names.set(name, isOther ? 0 : month)
      }
    }
  }
  return names
}

/** A word in small letters, without accents and points. */
function plainWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{M}.\s]/gu, '')
}
