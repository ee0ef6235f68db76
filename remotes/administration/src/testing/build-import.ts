import type { AdImportDetails } from '@marquee/contract/ad-imports'
import { buildId } from '@marquee/testing/build-id'

export const ID = buildId(1)

/** An import of a file that waits for its mapping. */
export function buildImport(changes: Partial<AdImportDetails> = {}): AdImportDetails {
  return {
    id: ID,
    file_name: 'ads.csv',
    format: 'csv',
    size: 1536,
    state: 'ready',
    progress: 0,
    counts: { rows: 0, added: 0, changed: 0, unchanged: 0, refused: 0 },
    failed_reason: null,
    refusals_url: null,
    created_at: '2026-03-02T09:00:00.000Z',
    finished_at: null,
    shape: null,
    made_on: null,
    source: null,
    columns: [
      { name: 'Id', samples: ['1', '2'], guess: 'external_id' },
      { name: 'Copy', samples: ['<b>Bread</b>'], guess: null },
    ],
    rows: [
      { line: 2, cells: ['1', '<b>Bread</b>'], refusal: null },
      { line: 3, cells: ['', ''], refusal: 'A quote is not closed.' },
    ],
    refusals: [],
    refused_columns: [],
    notes: [],
    ...changes,
  }
}
