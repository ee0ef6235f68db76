import type { TableMedia } from './archive-media.ts'
import type { Mend } from './row-notes.ts'

/** The content of one place in a file: an object with its approximate length, or the reason why it cannot be read. */
export type SourceRow =
  | {
      line: number
      values: Record<string, unknown>
      characters: number
      /** What was mended in the row so that it can be stored. */
      mends?: readonly Mend[]
      /** The files that lie beside the table in its archive. */
      media?: TableMedia
    }
  | { line: number; refusal: Refusal; externalId: string | null }

export interface Refusal {
  /** The column or field, or `line` for the whole row. */
  field: string
  reason: string
}

/** The maximum length of a line or CSV record, in bytes. */
export const MAX_ROW_BYTES = 1024 * 1024
/** The maximum depth of nesting, more than any source needs; prevents a hostile file from exhausting the stack. */
const MAX_DEPTH = 20

/** A row that is refused as a whole. */
export function refusedRow(line: number, reason: string): SourceRow {
  return { line, refusal: { field: 'line', reason }, externalId: null }
}

/**
 * The row with the characters that the database cannot store mended, or a refused row when it is nested too deeply.
 * @param mends what was mended before
 */
export function storableRow(
  line: number,
  values: Record<string, unknown>,
  characters: number,
  mends: readonly Mend[] = [],
): SourceRow {
  const found = new Set(mends)
  const mended: [string, unknown][] = []
  for (const [field, value] of Object.entries(values)) {
    if (isDeeper(value, MAX_DEPTH)) {
      return {
        line,
        refusal: { field, reason: `It is nested deeper than ${MAX_DEPTH} levels.` },
        externalId: toIdText(values),
      }
    }
    mended.push([mendText(field, found), mendValue(value, found)])
  }
  const row = { line, values: Object.fromEntries(mended), characters }
  return found.size === 0 ? row : { ...row, mends: [...found] }
}

/** The same for a row whose texts are known to be storable. */
export function storableRowOfTexts(line: number, values: Record<string, unknown>, characters: number): SourceRow {
  return isDeeper(values, MAX_DEPTH + 1) ? storableRow(line, values, characters) : { line, values, characters }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) {
    return false
  }
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1))
}

function mendValue(value: unknown, found: Set<Mend>): unknown {
  if (typeof value === 'string') {
    return mendText(value, found)
  }
  if (Array.isArray(value)) {
    return value.map((item) => mendValue(item, found))
  }
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).map(([key, item]) => [mendText(key, found), mendValue(item, found)]))
    : value
}

function mendText(text: string, found: Set<Mend>): string {
  const hasNul = text.includes('\0')
  if (!hasNul && text.isWellFormed()) {
    return text
  }
  found.add(hasNul ? 'nul' : 'half')
  return text.replaceAll('\0', '').toWellFormed()
}

function toIdText({ external_id: id }: Record<string, unknown>): string | null {
  return typeof id === 'string' ? id.toWellFormed().replaceAll('\0', '').slice(0, 200) : null
}
