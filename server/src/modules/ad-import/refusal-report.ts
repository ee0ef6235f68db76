import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import type { RefusedRow } from './ad-imports.repository.ts'

/** Rows that are handed back besides the file. */
const FIRST_ROWS = 10

/** Writes the refused rows of an import as CSV. @returns the file's path and the first rows */
export async function createRefusalReport(
  folder: string,
  importId: string,
  refusals: AsyncIterable<RefusedRow>,
): Promise<{ file: string; first: RefusedRow[] }> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${importId}.refused.csv`)
  const first: RefusedRow[] = []
  const file = await open(path, 'w')
  try {
    await file.write('line,external_id,field,reason\r\n')
    for await (const refusal of refusals) {
      const { line, externalId, field, reason } = refusal
      await file.write(`${[String(line), externalId ?? '', field, reason].map(csvCell).join(',')}\r\n`)
      if (first.length < FIRST_ROWS) {
        first.push(refusal)
      }
    }
  } finally {
    await file.close()
  }
  return { file: path, first }
}

/** Quoted; a cell that a spreadsheet would take for a formula begins with an apostrophe. */
function csvCell(text: string): string {
  const neutral = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${neutral.replaceAll('"', '""')}"`
}
