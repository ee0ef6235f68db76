import { saveBlob } from './save-blob.ts'

/**
 * Reads an address as a blob and saves it under the file name in the answer's headers, as the title of a brief, or else under the base name
 * of the address (specification, section 7). Alerts "Failed to download file!" when this fails.
 */
export async function downloadFile(address: string): Promise<void> {
  try {
    const response = await fetch(address, { credentials: 'include' })
    if (!response.ok) {
      throw new Error(`Download answered ${response.status}`)
    }
    saveBlob(await response.blob(), givenName(response.headers) ?? baseName(address))
  } catch {
    window.alert('Failed to download file!')
  }
}

/** `attachment; filename*=UTF-8''Summer%20sale.pdf` → "Summer sale.pdf" (RFC 6266). */
function givenName(headers: Headers): string | undefined {
  const encoded = headers.get('content-disposition')?.match(/filename\*=UTF-8''([^;\s]+)/i)?.[1]
  return encoded === undefined ? undefined : decodeURIComponent(encoded)
}

function baseName(address: string): string {
  const { pathname } = new URL(address, location.href)
  return decodeURIComponent(pathname.slice(pathname.lastIndexOf('/') + 1)) || 'download'
}
