import { captureAd } from '@marquee/contract/captures'
import { problemDetails } from '@marquee/contract/error-response'
import { toPublicPath } from '@marquee/contract/public-api'
import type { QueueFile, QueueItem } from './queue-item.ts'

/** How the server took a capture. */
export type SendOutcome =
  | { kind: 'saved' }
  /** The server will not take this ad. */
  | { kind: 'refused'; reason: string }
  /** No ad can be sent until the user has done something. */
  | { kind: 'held'; reason: string }
  /** Later it may work. @property afterMs from now; null: as the queue likes */
  | { kind: 'later'; reason: string; afterMs: number | null }

const OFFLINE = 'Waiting for a connection to Marquee.'

/** Sends an item with its files. */
export async function sendCapture(
  item: QueueItem,
  files: readonly QueueFile[],
  { origin, key }: { origin: string; key: string },
): Promise<SendOutcome> {
  const { media: _seen, ...ad } = item.ad
  const form = new FormData()
  const data = { ad: { ...ad, media: item.media ?? [], captured_at: item.captured_at }, places: item.places }
  form.append('data', JSON.stringify(data))
  for (const { bytes, type, number } of files) {
    form.append('file', new Blob([bytes], { type }), `file-${number}`)
  }
  try {
    const response = await fetch(`${origin}${toPublicPath(captureAd.path)}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}` },
      credentials: 'omit',
      body: form,
    })
    return await readOutcome(response)
  } catch {
    return { kind: 'later', reason: OFFLINE, afterMs: null }
  }
}

/** Refusals of one ad: a board that is gone, files or values that are not taken. */
const OF_ONE_AD: ReadonlySet<number> = new Set([404, 413, 415, 422])
/** Refusals of all ads: a role or a plan that does not allow it. */
const OF_ALL_ADS: ReadonlySet<number> = new Set([402, 403])

/** What an answer means for the queue. */
export async function readOutcome(response: Response): Promise<SendOutcome> {
  if (response.ok) {
    return captureAd.response.safeParse(await response.json()).success
      ? { kind: 'saved' }
      : { kind: 'later', reason: 'Marquee answered with something else.', afterMs: null }
  }
  const { status, headers } = response
  if (status === 401) {
    return { kind: 'held', reason: 'Connect this browser with Marquee again.' }
  }
  const reason = await readReason(response)
  if (OF_ALL_ADS.has(status)) {
    return { kind: 'held', reason }
  }
  if (OF_ONE_AD.has(status)) {
    return { kind: 'refused', reason }
  }
  const seconds = Number(headers.get('retry-after'))
  return { kind: 'later', reason, afterMs: seconds > 0 ? seconds * 1000 : null }
}

async function readReason(response: Response): Promise<string> {
  try {
    const { detail, title } = problemDetails.parse(await response.json())
    return detail || title
  } catch {
    return `Marquee answered ${response.status}.`
  }
}
