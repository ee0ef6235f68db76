/** Some browsers read the address in a later task than the click, and first ask the user where to save the file. */
const REVOKED_AFTER_MS = 10_000

/** Saves a blob of the page as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), REVOKED_AFTER_MS)
}
