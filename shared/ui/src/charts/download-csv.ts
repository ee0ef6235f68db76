import { saveBlob } from '@marquee/api-client/save-blob'

/** Saves a text as a CSV file; the mark at its beginning tells Excel that it is UTF-8. */
export function downloadCsv(csv: string, fileName: string): void {
  saveBlob(new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }), fileName)
}
