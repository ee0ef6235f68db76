/** The months in the languages whose dates occur in files, by how their names begin; the longest beginning decides. */
const BEGINNINGS: readonly (readonly string[])[] = [
  ['jan', 'jän', 'ene', 'gen'],
  ['feb', 'fev', 'fév'],
  ['mar', 'mär', 'mrz', 'maa'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
]

const monthsByBeginning: ReadonlyMap<string, number> = new Map(
  BEGINNINGS.flatMap((names, index) => names.map((name) => [name, index + 1] as const)),
)

/** The month that a word names in English, German, French, Spanish, Portuguese, Italian or Dutch, from 1; 0 for other words. */
export function toMonth(word: string): number {
  const name = word.toLowerCase()
  return monthsByBeginning.get(name.slice(0, 4)) ?? monthsByBeginning.get(name.slice(0, 3)) ?? 0
}
