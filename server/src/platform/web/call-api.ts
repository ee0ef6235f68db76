import { isIP } from 'node:net'
import { Agent, request } from 'undici'
import { callProvider } from './call-provider.ts'
import { createCheckedLookup, resolvePublicly, type WebAccess } from './checked-lookup.ts'
import { isPublicAddress } from './public-address.ts'

export interface ApiRequest {
  method: 'GET' | 'POST'
  /** The path below the API's address, such as `/ads_archive`. */
  path: string
  query?: Readonly<Record<string, string>>
  headers?: Readonly<Record<string, string>>
  body?: string
}

export interface ApiAnswer {
  status: number
  /** Headers by lower-case name. */
  headers: Readonly<Record<string, string>>
  text: string
}

/**
 * Calls one third-party API.
 * @throws ApiUnreachable without an answer
 */
export type CallApi = (request: ApiRequest) => Promise<ApiAnswer>

/** The API gave no answer. The message contains no address, because queries carry access tokens. */
export class ApiUnreachable extends Error {
  override readonly name = 'ApiUnreachable'
  /** The configured address must not be called; trying again does not help. */
  readonly isForbidden: boolean

  constructor(message: string, isForbidden = false) {
    super(message)
    this.isForbidden = isForbidden
  }
}

const TIMEOUT_MS = 45_000
const MAX_BYTES = 32 * 1024 * 1024

/**
 * Creates a function that calls the API at `address`. It follows no redirect and never contacts another host, whatever an answer
 * contains. A host name must resolve to public addresses only. An operator who wants another server, such as a proxy of their
 * own, gives its IP address or localhost.
 */
export function createCallApi(address: string, access: WebAccess = {}): CallApi {
  const { isAllowedAddress = isPublicAddress, resolve = resolvePublicly } = access
  const { hostname } = new URL(address)
  const isChosen = hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
  const refusal = () => new ApiUnreachable('The address of the API does not belong to the public internet.', true)
  const lookup = createCheckedLookup({ isAllowedAddress: isChosen ? () => true : isAllowedAddress, resolve }, refusal)
  const dispatcher = new Agent({ connect: { lookup } })

  const call: CallApi = async ({ method, path, query = {}, headers = {}, body = null }) => {
    const url = new URL(address + path)
    url.search = new URLSearchParams(query).toString()
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    try {
      const answer = await request(url, {
        method,
        headers: { accept: 'application/json', ...headers },
        body,
        dispatcher,
        signal,
      })
      answer.body.on('error', () => {})
      return { status: answer.statusCode, headers: singleValues(answer.headers), text: await readText(answer.body) }
    } catch (error) {
      if (error instanceof ApiUnreachable) {
        throw error
      }
      throw new ApiUnreachable(signal.aborted ? 'The API took too long to answer.' : 'The API could not be reached.')
    }
  }
  return (apiRequest) => callProvider('ads', () => call(apiRequest))
}

async function readText(body: AsyncIterable<Uint8Array> & { destroy(): unknown }): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.byteLength
    if (size > MAX_BYTES) {
      body.destroy()
      throw new ApiUnreachable('The API’s answer was larger than 32 MB.')
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function singleValues(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]))
}
