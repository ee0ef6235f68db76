/**
 * Reads a file of the product as bytes, as a sound that is decoded by the page.
 * @throws Error when the answer is no success
 */
export async function readFile(address: string, signal?: AbortSignal): Promise<ArrayBuffer> {
  const response = await fetch(address, { credentials: 'include', ...(signal !== undefined && { signal }) })
  if (!response.ok) {
    throw new Error(`The file answered ${response.status}.`)
  }
  return response.arrayBuffer()
}
