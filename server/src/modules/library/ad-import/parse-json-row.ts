import { refusedRow, type SourceRow, storableRow, storableRowOfTexts } from './source-row.ts'

/** The row that a piece of JSON is; null for nothing but white space. */
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
  // Of well-formed text in JSON, only escapes make characters that cannot be stored.
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
