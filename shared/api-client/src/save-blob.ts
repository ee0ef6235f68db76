/** Some browsers read the address in a later task than the click, and ask where to save before that. */
const REVOKED_AFTER_MS = 10_000

/** Saves what the page holds as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS)
}
