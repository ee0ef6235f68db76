/** Saves what the page has made as a file. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The browser reads the address after the click has ended.
  setTimeout(() => URL.revokeObjectURL(url), 0)
}

/** Saves a text as a CSV file; the mark at its beginning tells Excel that it is UTF-8. */
export function downloadCsv(csv: string, fileName: string): void {
  downloadBlob(new Blob([`\uFEFF${csv}`], { type: 'text/csv;charset=utf-8' }), fileName)
}
