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
  const value = parseJson(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refusedRow(line, value === undefined ? 'The line is not valid JSON.' : 'The line is not a JSON object.')
  }
  // In well-formed JSON text, only escapes can produce characters that cannot be stored.
  const check = text.includes(String.raw`\u`) ? storableRow : storableRowOfTexts
  return check(line, { ...value }, text.length)
}

/** Numbers of this length, such as ids, lose their last digits as numbers. */
const LONG_NUMBER = /[:[,]\s*\d{16,}\s*[,}\]]/

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
