import { saveBlob } from './save-blob.ts'

/**
 * Reads an address as a blob and saves it under the address's base name (specification, section 7).
 * Alerts "Failed to download file!" when that fails.
 */
export async function downloadFile(address: string): Promise<void> {
  try {
    const response = await fetch(address, { credentials: 'include' })
    if (!response.ok) {
      throw new Error(`Download answered ${response.status}`)
    }
    saveBlob(await response.blob(), baseName(address))
  } catch {
    window.alert('Failed to download file!')
  }
}

function baseName(address: string): string {
  const { pathname } = new URL(address, location.href)
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)) || 'download'
}
