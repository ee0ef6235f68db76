import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { Agent, type Dispatcher, request } from 'undici'
import { errorCode } from '../errors/error-code.ts'
import { callProvider } from './call-provider.ts'
import { toPublicUrl } from './check-public-url.ts'
import { createCheckedLookup, resolvePublicly, type WebAccess } from './checked-lookup.ts'
import { isPublicAddress } from './public-address.ts'

type Refusal = 'address' | 'redirects' | 'status' | 'too_large' | 'too_slow' | 'type' | 'unreachable'

/** A file on the web could not be read; the message is written for users. */
export class WebRefusal extends Error {
  override readonly name = 'WebRefusal'
  readonly refusal: Refusal
  /** Whether trying again later may help. */
  readonly isTemporary: boolean

  constructor(refusal: Refusal, message: string, isTemporary = false) {
    super(message)
    this.refusal = refusal
    this.isTemporary = isTemporary
  }
}

export interface FetchLimits {
  /** The limit in bytes; a longer answer is aborted as soon as it exceeds it. */
  maxBytes: number
  /** The time limit for redirects, headers and content together. */
  timeoutMs: number
  /**
   * The content types that are read, such as `text/html` or `image/`; all types when it is left out. An answer without a content
   * type is accepted.
   */
  accepts?: readonly string[]
  /** The noun for the file in error messages. Default `file`. */
  noun?: 'file' | 'page' | 'image'
}

export interface FetchedFile {
  content: Buffer
  /**
   * The content type that the server sends, in lower case with its parameters; empty when it sends none. It is only a claim:
   * check the content.
   */
  contentType: string
  /** The final address, after the redirects. */
  url: string
}

/**
 * Reads a file whose address came from outside.
 * @throws WebRefusal
 */
export type FetchPublic = (address: string, limits: FetchLimits) => Promise<FetchedFile>

const MOST_REDIRECTS = 4
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
/** Shops answer only clients that look like a browser; the name identifies our client all the same. */
const HEADERS = {
  accept: '*/*',
  'accept-encoding': 'gzip, br',
  'accept-language': 'en,*;q=0.5',
  'user-agent': 'Mozilla/5.0 (compatible; Marquee/1.0)',
}

/**
 * Creates the only function by which the server reads addresses that users or sources provide. The host of every hop is resolved
 * once, all its addresses are checked, and the connection goes to an address that was checked. A host name whose answer changes
 * between check and connection (DNS rebinding) therefore has no effect.
 */
export function createFetchPublic({
  isAllowedAddress = isPublicAddress,
  resolve = resolvePublicly,
}: WebAccess = {}): FetchPublic {
  // The noun is inserted where the refusal is caught.
  const checkedLookup = createCheckedLookup({ isAllowedAddress, resolve }, () => refusedAddress('file'))

  function checkedUrl(noun: string, address: string | URL, base?: URL): URL {
    const url = toPublicUrl(address, isAllowedAddress, base)
    if (url === null) {
      throw refusedAddress(noun)
    }
    return url
  }

  const read: FetchPublic = async (address, limits) => {
    const { timeoutMs, noun = 'file' } = limits
    const dispatcher = new Agent({ connect: { lookup: checkedLookup } })
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      let url = checkedUrl(noun, address)
      for (let hop = 0; hop <= MOST_REDIRECTS; hop += 1) {
        const answer = await request(url, { dispatcher, signal, headers: HEADERS })
        // A reader that stops early destroys the body, and undici reports that in an error event that has no further use.
        answer.body.on('error', () => {})
        const next = REDIRECTS.has(answer.statusCode) ? answer.headers['location'] : undefined
        if (typeof next !== 'string') {
          return { ...(await readContent(answer, limits)), url: url.href }
        }
        answer.body.destroy()
        url = checkedUrl(noun, next, url)
      }
      throw new WebRefusal(
        'redirects',
        `The ${noun}’s address leads from one address to the next and never to a ${noun}.`,
      )
    } catch (error) {
      throw asRefusal(error, signal, noun)
    } finally {
      await dispatcher.destroy()
    }
  }
  return (address, limits) => callProvider('pages', () => read(address, limits))
}

async function readContent(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  { maxBytes, accepts, noun = 'file' }: FetchLimits,
): Promise<Omit<FetchedFile, 'url'>> {
  const contentType = String(headers['content-type'] ?? '').toLowerCase()
  const length = Number(headers['content-length'] ?? 0)
  const tooLong = length > maxBytes ? [tooLarge(maxBytes, noun)] : []
  const refusals = [findStatusRefusal(statusCode, noun), findTypeRefusal(contentType, accepts, noun), ...tooLong]
  const refusal = refusals.find((found) => found !== null)
  if (refusal !== undefined) {
    body.destroy()
    throw refusal
  }
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of body) {
    const part = Buffer.from(chunk)
    size += part.byteLength
    if (size > maxBytes) {
      body.destroy()
      throw tooLarge(maxBytes, noun)
    }
    chunks.push(part)
  }
  const encoding = String(headers['content-encoding'] ?? '').toLowerCase()
  return { content: await decompress(Buffer.concat(chunks), encoding, { maxBytes, noun }), contentType }
}

function findStatusRefusal(status: number, noun: string): WebRefusal | null {
  const isTemporary = status >= 500 || status === 429
  const isFine = status >= 200 && status <= 299
  return isFine ? null : new WebRefusal('status', `The ${noun}’s server answered with ${status}.`, isTemporary)
}

function findTypeRefusal(contentType: string, accepts: readonly string[] | undefined, noun: string): WebRefusal | null {
  const isFine = contentType === '' || accepts === undefined || accepts.some((start) => contentType.startsWith(start))
  return isFine ? null : new WebRefusal('type', `There is no ${noun} at this address, but ${nameType(contentType)}.`)
}

const decoders = new Map([
  ['gzip', promisify(gunzip)],
  ['br', promisify(brotliDecompress)],
  ['deflate', promisify(inflate)],
])

/** Stops as soon as the output exceeds the limit: a few kilobytes may unpack to gigabytes. */
async function decompress(
  content: Buffer,
  encoding: string,
  { maxBytes, noun }: { maxBytes: number; noun: string },
): Promise<Buffer> {
  const decode = decoders.get(encoding)
  try {
    return decode === undefined ? content : await decode(content, { maxOutputLength: maxBytes })
  } catch (error) {
    throw errorCode(error) === 'ERR_BUFFER_TOO_LARGE'
      ? tooLarge(maxBytes, noun)
      : new WebRefusal('type', `The ${noun} is damaged and cannot be read.`)
  }
}

function nameType(contentType: string): string {
  const [type = ''] = contentType.split(';')
  return `something else (${type.trim().slice(0, 60)})`
}

function refusedAddress(noun: string): WebRefusal {
  return new WebRefusal('address', `The ${noun}’s address is not one of the public web.`)
}

function tooLarge(maxBytes: number, noun: string): WebRefusal {
  return new WebRefusal('too_large', `The ${noun} is larger than ${Math.floor(maxBytes / 1024 / 1024)} MB.`)
}

function asRefusal(error: unknown, signal: AbortSignal, noun: string): WebRefusal {
  if (error instanceof WebRefusal) {
    return error.refusal === 'address' ? refusedAddress(noun) : error
  }
  if (signal.aborted) {
    return new WebRefusal('too_slow', `The ${noun}’s server took too long.`, true)
  }
  const reason = errorCode(error) === 'ENOTFOUND' ? 'does not exist' : 'could not be reached'
  return new WebRefusal('unreachable', `The ${noun}’s server ${reason}.`, true)
}
