import { isIP } from 'node:net'
import { Agent, fetch as undiciFetch } from 'undici'
import { createCheckedLookup, resolvePublicly, type WebAccess } from './checked-lookup.ts'
import { isPublicAddress } from './public-address.ts'

/** The address must not be called. */
export class RefusedAddress extends Error {
  override readonly name = 'RefusedAddress'
}

/** The answer was aborted because it was larger than allowed. */
export class AnswerTooLarge extends Error {
  override readonly name = 'AnswerTooLarge'
}

/** The caller has aborted the request. The error has the name that every client of `fetch` expects. */
class RequestAborted extends Error {
  override readonly name = 'AbortError'
}

export type LimitedFetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/**
 * A `fetch` for clients of third-party APIs. It calls only addresses of the public internet, follows no redirect, and aborts
 * answers that are too large.
 * @param options `isTrusted`: an operator chose the address, and may name a server of their own
 */
export function createLimitedFetch(
  { maxBytes, isTrusted = false }: { maxBytes: number; isTrusted?: boolean },
  { isAllowedAddress = isPublicAddress, resolve = resolvePublicly }: WebAccess = {},
): LimitedFetch {
  const isAllowed = isTrusted ? () => true : isAllowedAddress
  const lookup = createCheckedLookup({ isAllowedAddress: isAllowed, resolve }, () => new RefusedAddress('Not public.'))
  const dispatcher = new Agent({ connect: { lookup } })

  return async (input, init = {}) => {
    const { hostname, protocol } = new URL(input instanceof Request ? input.url : input)
    const host = hostname.replace(/^\[|\]$/g, '')
    // A host that is itself an IP address is never looked up, so it is checked here.
    if (!/^https?:$/.test(protocol) || (isIP(host) !== 0 && !isAllowed(host))) {
      throw new RefusedAddress('Not public.')
    }
    const { body: sent, headers: sentHeaders } = await encodeForm(init)
    // The types of undici and of Node's own fetch describe the same objects under different names.
    const options = {
      ...init,
      body: sent,
      headers: sentHeaders,
      redirect: 'manual',
      dispatcher,
    } as unknown as Parameters<typeof undiciFetch>[1]
    const answer = await undiciFetch(input as string | URL, options).catch((error: unknown) => {
      throw init.signal?.aborted === true ? new RequestAborted('Aborted.', { cause: error }) : error
    })
    const { status, statusText, headers } = answer
    const body = answer.body === null ? null : limited(answer.body as unknown as ReadableStream<Uint8Array>, maxBytes)
    const isBodiless = status === 204 || status === 304
    return new Response(isBodiless ? null : body, { status, statusText, headers: [...headers] })
  }
}

/** undici's own fetch does not accept the FormData of Node, so the form is serialized first. */
async function encodeForm(init: RequestInit): Promise<Pick<RequestInit, 'body' | 'headers'>> {
  const headers = new Headers(init.headers)
  if (!(init.body instanceof FormData)) {
    return { body: init.body ?? null, headers: [...headers] }
  }
  const form = new Response(init.body)
  headers.set('content-type', form.headers.get('content-type') ?? 'multipart/form-data')
  return { body: Buffer.from(await form.arrayBuffer()), headers: [...headers] }
}

function limited(body: ReadableStream<Uint8Array>, maxBytes: number): ReadableStream<Uint8Array> {
  let size = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > maxBytes) {
          controller.error(new AnswerTooLarge('Too large.'))
        } else {
          controller.enqueue(chunk)
        }
      },
    }),
  )
}
