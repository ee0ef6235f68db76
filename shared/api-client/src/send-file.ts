interface FileRequest {
  method: string
  headers: Readonly<Record<string, string>>
  file: File
  signal?: AbortSignal | undefined
  /** Called repeatedly with the share of the request that has been sent, from 0 to 1. */
  onSent?: ((share: number) => void) | undefined
}

/** Statuses for which a response must not have a body, not even an empty one. */
const WITHOUT_BODY = [204, 205, 304]

/**
 * Sends a file as the field `file` of a form, with credentials. `fetch` does not report upload progress; otherwise this function behaves
 * like `fetch`.
 * @throws TypeError when no answer arrives, and the signal's reason
 */
export async function sendFile(address: string, request: FileRequest): Promise<Response> {
  const { method, headers, file, signal, onSent } = request
  signal?.throwIfAborted()
  const exchange = new XMLHttpRequest()
  exchange.open(method, address)
  exchange.withCredentials = true
  for (const [name, value] of Object.entries(headers)) {
    exchange.setRequestHeader(name, value)
  }
  const { promise: answered, resolve, reject } = Promise.withResolvers<void>()
  exchange.addEventListener('load', () => resolve())
  exchange.addEventListener('error', () => reject(new TypeError('No answer arrived')))
  exchange.addEventListener('abort', () => reject(signal?.reason ?? new TypeError('The browser ended the request')))
  exchange.upload.addEventListener('progress', ({ loaded, total }) => onSent?.(total === 0 ? 0 : loaded / total))
  exchange.upload.addEventListener('load', () => onSent?.(1))
  const abort = () => exchange.abort()
  signal?.addEventListener('abort', abort)
  const form = new FormData()
  form.set('file', file)
  exchange.send(form)
  try {
    await answered
  } finally {
    signal?.removeEventListener('abort', abort)
  }
  return toResponse(exchange)
}

function toResponse(exchange: XMLHttpRequest): Response {
  const { status, statusText } = exchange
  const headers = new Headers()
  for (const [, name = '', value = ''] of exchange.getAllResponseHeaders().matchAll(/^(.+?): (.*)$/gm)) {
    headers.append(name, value)
  }
  return new Response(WITHOUT_BODY.includes(status) ? null : exchange.responseText, { status, statusText, headers })
}
