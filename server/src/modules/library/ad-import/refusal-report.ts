import { mkdir, open } from 'node:fs/promises'
import { join } from 'node:path'
import { csvCell } from '../../../platform/csv/csv-cell.ts'
import type { RefusedRow } from '../ads/writing/ad-writer.service.ts'

/** The number of refused rows that are returned in addition to the file. */
const FIRST_ROWS = 10

const HEAD = 'line,external_id,field,reason\r\n'

/** @yields the refused rows of an import as lines of CSV, after a line with the names of the columns */
export async function* refusalLines(refusals: AsyncIterable<RefusedRow>): AsyncGenerator<string> {
  yield HEAD
  for await (const refusal of refusals) {
    yield toLine(refusal)
  }
}

function toLine({ line, externalId, field, reason }: RefusedRow): string {
  return `${[String(line), externalId ?? '', field, reason].map(csvCell).join(',')}\r\n`
}

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
    await file.write(HEAD)
    for await (const refusal of refusals) {
      await file.write(toLine(refusal))
      if (first.length < FIRST_ROWS) {
        first.push(refusal)
      }
    }
  } finally {
    await file.close()
  }
  return { file: path, first }
}
