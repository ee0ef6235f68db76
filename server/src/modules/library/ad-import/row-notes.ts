/** What was mended in a row so that its ad could be kept. */
export type Mend = 'nul' | 'half' | 'no_number' | 'lost_id'

const SENTENCES: Readonly<Record<Mend, string>> = {
  nul: 'held a NUL character, which was left out',
  half: 'held half of a character, which became “�”',
  no_number: 'held NaN or Infinity where JSON has a number or null, which was read as nothing',
  lost_id:
    'had an id that a spreadsheet has rounded, and got another one made of its words: a later file with the true ids brings it in again',
}

/** Counts what was mended in the rows of a file. */
export function createRowNotes() {
  const found = new Map<Mend, { rows: number; line: number }>()
  return {
    add(line: number, mends: readonly Mend[]): void {
      for (const mend of mends) {
        const known = found.get(mend)
        found.set(mend, { rows: (known?.rows ?? 0) + 1, line: known?.line ?? line })
      }
    },

    /** One sentence for each kind, with the first line. */
    listNotes: (): string[] =>
      [...found].map(([mend, { rows, line }]) => {
        const subject =
          rows === 1 ? `Line ${line}` : `${rows.toLocaleString('en')} rows, the first in line ${line}, each`
        return `${subject} ${SENTENCES[mend]}.`
      }),
  }
}
