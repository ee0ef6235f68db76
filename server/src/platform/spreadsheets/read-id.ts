/** An id as its source wrote it; `isLost`: a spreadsheet has rounded it, so that it is no id any more. */
export type ReadId = { id: string } | { isLost: true } | null

/** Signs that nobody sees, and those that tools put around ids so that spreadsheets take them for text. */
const INVISIBLE = /[\p{Cc}\p{Cf}]/gu
const AROUND = /^(?:["'’‘`“”]|=?["“])+|["'’‘`“”]+$/g
/** Most ids are written so; those that end in zeros may be rounded. */
const PLAIN = /^[1-9]\d*[1-9]$/
/** `120,210,000,000`, as spreadsheets show long numbers. */
const GROUPED = /^\d{1,3}(?:([,.\s'’])\d{3})(?:\1\d{3})+$/
const SCIENTIFIC = /^(\d)(?:[.,](\d+))?e\+?(\d+)$/i
/** Spreadsheets keep 15 digits of a number, and tools fewer. */
const ROUNDED = /^\d{4,6}0{9,}$/
/** What tools write where they found no id. */
const NOTHING = /^(?:[-–—−]*|0|-1|n\/?a|#n\/a|none|null|undefined|unknown|nan|\(not set\)|k\. ?a\.)$/i

/**
 * Reads an id in all ways in which tools guard it: `="1202…"`, `'1202…`, in quotes, with separators, with signs that nobody sees. A
 * number in scientific form is an id only while it has all of its digits.
 */
export function readId(said: string | number): ReadId {
  if (typeof said === 'string' && PLAIN.test(said)) {
    return { id: said }
  }
  const plain = String(said).normalize('NFKC').replaceAll(INVISIBLE, '').trim().replaceAll(AROUND, '').trim()
  const text = GROUPED.test(plain) ? plain.replaceAll(/\D/g, '') : plain.replace(/^(\d+)\.0+$/, '$1')
  const [, first, others = '', power] = SCIENTIFIC.exec(text) ?? []
  if (first !== undefined) {
    return others.length >= Number(power) ? { id: (first + others).slice(0, Number(power) + 1) } : { isLost: true }
  }
  if (ROUNDED.test(text)) {
    return { isLost: true }
  }
  return NOTHING.test(text) ? null : { id: text }
}

/** Whether a spreadsheet has rounded an id. */
export function isLostId(said: string): boolean {
  const read = readId(said)
  return read !== null && 'isLost' in read
}

/** Why an id that a spreadsheet has rounded is refused. */
export function lostId(said: string | number): string {
  return `“${String(said).trim().slice(0, 60)}” was an id before a spreadsheet rounded it. Export the file again without opening it, or format the column as text.`
}
