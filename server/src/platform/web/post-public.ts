import type { Readable } from 'node:stream'
import { Agent, request } from 'undici'
import { webhooks } from '../metrics/instruments.ts'
import { toPublicUrl } from './check-public-url.ts'
import { createCheckedLookup, resolvePublicly, type WebAccess } from './checked-lookup.ts'
import { isPublicAddress } from './public-address.ts'

interface Message {
  body: string
  headers: Readonly<Record<string, string>>
  timeoutMs: number
}

/** What the receiving server answered. */
export interface PostAnswer {
  status: number
  /** The header `Retry-After` as it was sent; null without one. */
  retryAfter: string | null
  /** The first kilobyte of the answer, as text. */
  answer: string
}

/** The outcome of a message: the answer, or a sentence that explains why there is none. */
export type PostOutcome = PostAnswer | PostProblem

interface PostProblem {
  problem: string
  isTemporary: boolean
  /** Whether nothing was answered in time. */
  isTimeout: boolean
}

/** Sends JSON to an address that a user entered. Redirects are not followed, and one kilobyte of the answer is read. */
export type PostPublic = (address: string, message: Message) => Promise<PostOutcome>

const READ_BYTES = 1024
/** The beginning of an answer arrives with its status; who keeps it back holds up no other message. */
const READ_MS = 1000

/** The only function by which the server sends data to addresses that users enter; hosts are checked as for reading. */
export function createPostPublic({
  isAllowedAddress = isPublicAddress,
  resolve = resolvePublicly,
}: WebAccess = {}): PostPublic {
  const refusal = 'The address is not one of the public web.'
  const lookup = createCheckedLookup({ isAllowedAddress, resolve }, () => new AddressRefused(refusal))

  const post: PostPublic = async (address, { body, headers, timeoutMs }) => {
    const url = toPublicUrl(address, isAllowedAddress)
    if (url === null) {
      return { problem: refusal, isTemporary: false, isTimeout: false }
    }
    // The signal alone ends what takes too long.
    const dispatcher = new Agent({ connect: { lookup, timeout: 0 } })
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      const {
        statusCode,
        headers: answered,
        body: stream,
      } = await request(url, {
        method: 'POST',
        dispatcher,
        signal,
        headers: { 'content-type': 'application/json', 'user-agent': 'Marquee/1.0 (webhooks)', ...headers },
        body,
      })
      const retryAfter = [answered['retry-after'] ?? null].flat()[0] ?? null
      return { status: statusCode, retryAfter, answer: await readBeginning(stream) }
    } catch (error) {
      return error instanceof AddressRefused
        ? { problem: refusal, isTemporary: false, isTimeout: false }
        : {
            problem: 'The server could not be reached, or took too long.',
            isTemporary: true,
            isTimeout: signal.aborted,
          }
    } finally {
      await dispatcher.destroy()
    }
  }
  return async (address, message) => {
    const outcome = await post(address, message)
    const isDelivered = 'status' in outcome && outcome.status < 300
    webhooks.inc({ direction: 'out', outcome: isDelivered ? 'done' : 'failed' })
    return outcome
  }
}

/** The first kilobyte of an answer. What the connection loses is left out, because the status has arrived. */
async function readBeginning(stream: Readable): Promise<string> {
  const parts: Buffer[] = []
  let size = 0
  // When an unread body is destroyed, undici reports that in an error event that has no further use.
  stream.on('error', () => {})
  const patience = setTimeout(() => stream.destroy(), READ_MS)
  try {
    for await (const part of stream) {
      parts.push(Buffer.from(part))
      size += parts.at(-1)?.length ?? 0
      if (size >= READ_BYTES) {
        break
      }
    }
  } catch {
    // The connection ended early.
  }
  clearTimeout(patience)
  stream.destroy()
  // PostgreSQL keeps no NUL in a text.
  return new TextDecoder().decode(Buffer.concat(parts).subarray(0, READ_BYTES)).replaceAll('\0', '\uFFFD')
}

class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}
