import { toAddress } from '@marquee/contract/address'
import { downloadResultRefusals, type ResultImport, type ResultImportDetails } from '@marquee/contract/result-imports'
import type { ResultImportRow } from './result-imports.repository.ts'

/** The number of refused rows that a page shows; the downloadable file has more. */
const SHOWN_REFUSALS = 50

export function presentImport(row: ResultImportRow): ResultImport {
  return {
    id: row.id,
    file_name: row.file_name,
    format: row.format,
    size: row.size,
    state: row.state,
    account_id: row.account_id,
    progress: row.progress,
    counts: {
      rows: row.rows,
      stored: row.stored,
      replaced: row.replaced,
      restated: row.restated,
      skipped: row.skipped,
      undelivered: row.undelivered,
      refused: row.refused,
    },
    first_day: row.first_day,
    last_day: row.last_day,
    failed_reason: row.failed_reason,
    refusals_url: row.refusals.length === 0 ? null : toAddress(downloadResultRefusals, { params: { id: row.id } }),
    created_at: row.created_at.toISOString(),
    finished_at: row.finished_at?.toISOString() ?? null,
  }
}

export function presentImportDetails(row: ResultImportRow): ResultImportDetails {
  return { ...presentImport(row), ...row.preview, refusals: row.refusals.slice(0, SHOWN_REFUSALS) }
}
