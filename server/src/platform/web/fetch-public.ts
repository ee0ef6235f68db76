import { Agent, type Dispatcher, request } from 'undici'
import { errorCode } from '../errors/error-code.ts'
import { toPublicUrl } from './check-public-url.ts'
import { createCheckedLookup, resolvePublicly, type WebAccess } from './checked-lookup.ts'
import { isPublicAddress } from './public-address.ts'

type Refusal = 'address' | 'redirects' | 'status' | 'too_large' | 'too_slow' | 'unreachable'

/** A file of the web was not read; the message is written for people. */
export class WebRefusal extends Error {
  override readonly name = 'WebRefusal'
  readonly refusal: Refusal
  /** Trying again later may help. */
  readonly isTemporary: boolean

  constructor(refusal: Refusal, message: string, isTemporary = false) {
    super(message)
    this.refusal = refusal
    this.isTemporary = isTemporary
  }
}

export interface FetchLimits {
  /** Bytes; a longer answer is broken off as soon as it is. */
  maxBytes: number
  /** For everything together: redirects, headers and content. */
  timeoutMs: number
}

/**
 * Reads a file whose address came from outside.
 * @throws WebRefusal
 */
export type FetchPublic = (address: string, limits: FetchLimits) => Promise<Buffer>

const MOST_REDIRECTS = 4
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const HEADERS = { accept: '*/*', 'user-agent': 'Marquee/1.0 (copies saved ads)' }

/**
 * Makes the only way in which the server reads addresses that people or sources name. The host of every hop is resolved once,
 * every address that it has is checked, and the connection goes to an address that was checked: a name whose answer changes
 * between check and connection (DNS rebinding) gains nothing.
 */
export function createFetchPublic({
  isAllowedAddress = isPublicAddress,
  resolve = resolvePublicly,
}: WebAccess = {}): FetchPublic {
  const checkedLookup = createCheckedLookup({ isAllowedAddress, resolve }, refusedAddress)

  function checkedUrl(address: string | URL, base?: URL): URL {
    const url = toPublicUrl(address, isAllowedAddress, base)
    if (url === null) {
      throw refusedAddress()
    }
    return url
  }

  return async (address, { maxBytes, timeoutMs }) => {
    const dispatcher = new Agent({ connect: { lookup: checkedLookup } })
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      let url = checkedUrl(address)
      for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
        const answer = await request(url, { dispatcher, signal, headers: HEADERS })
        // Whoever stops reading early destroys the body, and undici says so in an error event that nobody needs.
        answer.body.on('error', () => {})
        const next = REDIRECTS.has(answer.statusCode) ? answer.headers['location'] : undefined
        if (typeof next !== 'string') {
          return await readContent(answer, maxBytes)
        }
        answer.body.destroy()
        url = checkedUrl(next, url)
      }
      throw new WebRefusal('redirects', 'The file’s address leads from one address to the next and never to a file.')
    } catch (error) {
      throw asRefusal(error, signal)
    } finally {
      await dispatcher.destroy()
    }
  }
}

async function readContent({ statusCode, headers, body }: Dispatcher.ResponseData, maxBytes: number): Promise<Buffer> {
  if (statusCode < 200 || statusCode > 299) {
    body.destroy()
    const isTemporary = statusCode >= 500 || statusCode === 429
    throw new WebRefusal('status', `The file’s server answered with ${statusCode}.`, isTemporary)
  }
  if (Number(headers['content-length'] ?? 0) > maxBytes) {
    body.destroy()
    throw tooLarge(maxBytes)
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    const part = Buffer.from(chunk)
    size += part.byteLength
    if (size > maxBytes) {
      body.destroy()
      throw tooLarge(maxBytes)
    }
    chunks.push(part)
  }
  return Buffer.concat(chunks)
}

function refusedAddress(): WebRefusal {
  return new WebRefusal('address', 'The file’s address is not one of the public web.')
}

function tooLarge(maxBytes: number): WebRefusal {
  return new WebRefusal('too_large', `The file is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
}

function asRefusal(error: unknown, signal: AbortSignal): WebRefusal {
  if (error instanceof WebRefusal) {
    return error
  }
  if (signal.aborted) {
    return new WebRefusal('too_slow', 'The file’s server took too long.', true)
  }
  const reason = errorCode(error) === 'ENOTFOUND' ? 'does not exist' : 'could not be reached'
  return new WebRefusal('unreachable', `The file’s server ${reason}.`, true)
}
