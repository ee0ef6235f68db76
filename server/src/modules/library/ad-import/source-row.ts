import type { TableMedia } from './archive-media.ts'

/** The content of one place in a file: an object with its approximate length, or the reason why it cannot be read. */
export type SourceRow =
  | {
      line: number
      values: Record<string, unknown>
      characters: number
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

/** The row, or a refused row when it contains a value that the database cannot store. */
export function storableRow(line: number, values: Record<string, unknown>, characters: number): SourceRow {
  for (const [field, value] of Object.entries(values)) {
    const reason = unstorableReason(field, 0) ?? unstorableReason(value, 0)
    if (reason !== null) {
      const { external_id: externalId } = values
      return {
        line,
        refusal: { field, reason },
        externalId: typeof externalId === 'string' ? readable(externalId) : null,
      }
    }
  }
  return { line, values, characters }
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

function unstorableReason(value: unknown, depth: number): string | null {
  if (typeof value === 'string') {
    return brokenTextReason(value)
  }
  if (typeof value !== 'object' || value === null) {
    return null
  }
  if (depth >= MAX_DEPTH) {
    return `It is nested deeper than ${MAX_DEPTH} levels.`
  }
  for (const [key, item] of Object.entries(value)) {
    const reason = brokenTextReason(key) ?? unstorableReason(item, depth + 1)
    if (reason !== null) {
      return reason
    }
  }
  return null
}

function brokenTextReason(text: string): string | null {
  if (text.includes('\0')) {
    return 'It holds a NUL character, which cannot be stored.'
  }
  return text.isWellFormed() ? null : 'It holds half of a surrogate pair, which is no character.'
}

function readable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '').slice(0, 200)
}
