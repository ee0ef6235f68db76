import { toAddress } from '@marquee/contract/address'
import { type AdImport, type AdImportDetails, downloadAdRefusals } from '@marquee/contract/ad-imports'
import type { RefusedRow } from '../ads/writing/ad-writer.service.ts'
import type { RefusedColumn } from './ad-imports.repository.ts'
import type { FileImportRow } from './file-imports.repository.ts'

/** The highest percentage of a running import; only a finished import shows 100. */
const MOST_WHILE_RUNNING = 99

export function presentFileImport(row: FileImportRow): AdImport {
  const { id, file_name, format, state, failed_reason } = row
  const refused = Number(row.refused)
  return {
    id,
    file_name,
    format,
    size: Number(row.size),
    state,
    progress: toProgress(row),
    counts: {
      rows: Number(row.rows_done),
      added: Number(row.added),
      changed: Number(row.changed),
      unchanged: Number(row.unchanged),
      refused,
    },
    failed_reason,
    refusals_url: refused > 0 && row.finished_at !== null ? toAddress(downloadAdRefusals, { params: { id } }) : null,
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

export function presentFileImportDetails(
  row: FileImportRow,
  { refusals, columns }: { refusals: readonly RefusedRow[]; columns: RefusedColumn[] },
): AdImportDetails {
  return {
    ...presentFileImport(row),
    shape: null,
    made_on: row.made_at?.toISOString().slice(0, 10) ?? null,
    source: null,
    ...row.preview,
    notes: row.notes,
    refused_columns: columns,
    refusals: refusals.map(({ externalId, ...refusal }) => ({ ...refusal, external_id: externalId })),
  }
}

function toProgress({ state, size, bytes_done }: FileImportRow): number {
  if (state === 'done') {
    return 100
  }
  const share = Number(bytes_done) / Math.max(1, Number(size))
  return Math.min(MOST_WHILE_RUNNING, Math.floor(share * 100))
}
