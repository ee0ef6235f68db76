import { MAX_CAPTURED_IMAGE, MAX_CAPTURED_VIDEO } from '@marquee/contract/captures'

/** A file of an ad, or why it cannot be had. */
export type FetchedFile =
  | { type: string; bytes: ArrayBuffer }
  | { reason: string; /** Whether trying again may help. */ isTemporary: boolean }

const TIMEOUT_MS = 90_000
const LIMITS = { image: MAX_CAPTURED_IMAGE, video: MAX_CAPTURED_VIDEO } as const
const MEGABYTE = 1024 * 1024

/**
 * Fetches an image or a video as a stream that ends at its limit, without cookies of the site.
 * @param signal aborts after {@link TIMEOUT_MS} unless it is given
 */
export async function fetchFile(
  address: string,
  kind: 'image' | 'video',
  signal: AbortSignal = AbortSignal.timeout(TIMEOUT_MS),
): Promise<FetchedFile> {
  try {
    const response = await fetch(address, { credentials: 'omit', cache: 'force-cache', signal })
    return response.ok ? await readFile(response, kind) : explainStatus(response, kind)
  } catch (error) {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError'
    return isLate
      ? { reason: `The ${kind} did not arrive in time.`, isTemporary: false }
      : { reason: `The ${kind} could not be fetched.`, isTemporary: true }
  }
}

function explainStatus({ status }: Response, kind: 'image' | 'video'): FetchedFile {
  const isTemporary = status >= 500 || status === 429
  return { reason: `The ${kind} could not be fetched: its site answered ${status}.`, isTemporary }
}

async function readFile(response: Response, kind: 'image' | 'video'): Promise<FetchedFile> {
  const [type = ''] = (response.headers.get('content-type') ?? '').split(';').map((part) => part.trim())
  if (!type.startsWith(`${kind}/`) && type !== 'application/octet-stream') {
    return { reason: `What the page names as its ${kind} is none.`, isTemporary: false }
  }
  const bytes = await readUpTo(response, LIMITS[kind])
  return bytes === null
    ? { reason: `The ${kind} has more than ${LIMITS[kind] / MEGABYTE} MB.`, isTemporary: false }
    : { type, bytes }
}

/** @returns null for more than `limit` bytes; the rest is not read */
async function readUpTo(response: Response, limit: number): Promise<ArrayBuffer | null> {
  if (Number(response.headers.get('content-length') ?? 0) > limit || response.body === null) {
    await response.body?.cancel()
    return response.body === null ? new ArrayBuffer(0) : null
  }
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = response.body.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.byteLength
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(part.value)
  }
  return new Blob(chunks as BlobPart[]).arrayBuffer()
}
