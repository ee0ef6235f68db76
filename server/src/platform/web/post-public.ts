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

/** The outcome of a message: the status of the answer, or a sentence that explains why there is none. */
export type PostOutcome = { status: number } | { problem: string; isTemporary: boolean }

/** Sends JSON to an address that a user entered. Redirects are not followed, and the answer is not read. */
export type PostPublic = (address: string, message: Message) => Promise<PostOutcome>

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
      return { problem: refusal, isTemporary: false }
    }
    const dispatcher = new Agent({ connect: { lookup } })
    try {
      const answer = await request(url, {
        method: 'POST',
        dispatcher,
        signal: AbortSignal.timeout(timeoutMs),
        headers: { 'content-type': 'application/json', 'user-agent': 'Marquee/1.0 (webhooks)', ...headers },
        body,
      })
      // When an unread body is destroyed, undici reports that in an error event that has no further use.
      answer.body.on('error', () => {})
      answer.body.destroy()
      return { status: answer.statusCode }
    } catch (error) {
      return error instanceof AddressRefused
        ? { problem: refusal, isTemporary: false }
        : { problem: 'The server could not be reached, or took too long.', isTemporary: true }
    } finally {
      await dispatcher.destroy()
    }
  }
  return async (address, message) => {
    const outcome = await post(address, message)
    const isDelivered = 'status' in outcome && outcome.status < 400
    webhooks.inc({ direction: 'out', outcome: isDelivered ? 'done' : 'failed' })
    return outcome
  }
}

class AddressRefused extends Error {
  override readonly name = 'AddressRefused'
}
