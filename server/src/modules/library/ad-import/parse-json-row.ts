import type { Mend } from './row-notes.ts'
import { refusedRow, type SourceRow, storableRow, storableRowOfTexts } from './source-row.ts'

/** Parses a piece of JSON into a row; null for white space only. */
export function parseJsonRow(line: number, bytes: Buffer, decoder: TextDecoder): SourceRow | null {
  let text: string
  try {
    text = decoder.decode(bytes).trim()
  } catch {
    return refusedRow(line, 'The line is not valid UTF-8.')
  }
  if (text === '') {
    return null
  }
  const { value, mends, isMended } = parseLenient(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refusedRow(line, value === undefined ? 'The line is not valid JSON.' : 'The line is not a JSON object.')
  }
  // In well-formed JSON text, only escapes can produce characters that cannot be stored.
  return isMended || text.includes(String.raw`\u`)
    ? storableRow(line, { ...value }, text.length, mends)
    : storableRowOfTexts(line, { ...value }, text.length)
}

/** Texts, and what programs write that is no JSON: their words for nothing, and commas without an item behind them. */
const OUTSIDE_JSON =
  /"(?:[^"\\]|\\[^])*"|[-+]?\b(?:NaN|Infinity|undefined|None)\b|\b(?:True|False)\b|,(?=\s*[}\],])|\ufeff/g
/** Characters that JSON wants escaped. */
// oxlint-disable-next-line no-control-regex -- These are the characters.
const RAW_CONTROL = /[\0-\u001f]/g

/** Parses JSON, and what programs take for it. */
export function parseLenient(text: string): { value: unknown; mends: readonly Mend[]; isMended: boolean } {
  const value = parseJson(text)
  if (value !== undefined) {
    return { value, mends: [], isMended: false }
  }
  const mends = new Set<Mend>()
  const mended = text.replaceAll(OUTSIDE_JSON, (part) => {
    if (part.startsWith('"')) {
      return part.replaceAll(RAW_CONTROL, (sign) => String.raw`\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    }
    if (/^(?:True|False)$/.test(part)) {
      return part.toLowerCase()
    }
    if (/NaN|Infinity/.test(part)) {
      mends.add('no_number')
    }
    return /\w/.test(part) ? 'null' : ''
  })
  return { value: parseJson(mended), mends: [...mends], isMended: true }
}

/** Numbers of this length, such as ids, lose their last digits as numbers; those in scientific form may have lost them before. */
const LONG_NUMBER = /[:[,]\s*(?:\d{16,}|\d+\.\d+e\+?\d+)\s*[,}\]]/i

function parseJson(text: string): unknown {
  try {
    return LONG_NUMBER.test(text) ? JSON.parse(text, keepDigits) : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A whole number that is too long for a number as the text of the file. */
function keepDigits(_key: string, value: unknown, context?: { source?: string }): unknown {
  const isExact = typeof value !== 'number' || !Number.isInteger(value) || Number.isSafeInteger(value)
  return isExact ? value : (context?.source ?? value)
}
