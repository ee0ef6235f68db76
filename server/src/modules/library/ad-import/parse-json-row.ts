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

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
