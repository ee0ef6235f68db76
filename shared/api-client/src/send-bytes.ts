import type { Upload } from '@marquee/contract/uploads'
import { NetworkError } from './api-error.ts'
import { toApiUrl } from './call-endpoint.ts'
import { keepXsrfToken, xsrfHeader } from './xsrf-token.ts'

/** A request ends after so many bytes: a proxy that collects bodies passes them on, and a lost session is noticed. */
const REQUEST_BYTES = 8 * 1024 * 1024
/** A connection on which nothing moves for so long is lost, even if the browser has not noticed. */
const SILENCE_MS = 40_000

interface SendingOptions {
  signal: AbortSignal
  /** Called repeatedly with the bytes that have been sent. */
  onSent: (bytes: number) => void
}

/**
 * Sends the bytes of a file that have not arrived yet, by the tus protocol.
 * @throws NetworkError when the connection or the server ends it, and the signal's reason
 */
export async function sendBytes(upload: Upload, file: File, { signal, onSent }: SendingOptions): Promise<void> {
  const { Upload: TusUpload } = await import('tus-js-client')
  signal.throwIfAborted()
  const { promise: sent, resolve, reject } = Promise.withResolvers<void>()
  let silence: ReturnType<typeof setTimeout> | undefined
  const noteProgress = () => {
    clearTimeout(silence)
    silence = setTimeout(() => reject(new NetworkError('Nothing is sent any more.')), SILENCE_MS)
  }
  const sending = new TusUpload(file, {
    uploadUrl: new URL(toApiUrl(`/api/uploads/${upload.id}`), location.href).href,
    headers: { accept: 'application/json' },
    chunkSize: REQUEST_BYTES,
    // Who sends it tries again, with a fresh token and from the byte that the server names.
    retryDelays: null,
    storeFingerprintForResuming: false,
    onBeforeRequest(request) {
      const exchange: unknown = request.getUnderlyingObject()
      if (exchange instanceof XMLHttpRequest) {
        exchange.withCredentials = true
      }
      for (const [name, value] of Object.entries(xsrfHeader())) {
        request.setHeader(name, value)
      }
    },
    onAfterResponse: (_request, response) => keepXsrfToken({ get: (name) => response.getHeader(name) ?? null }),
    onProgress(bytes) {
      noteProgress()
      onSent(bytes)
    },
    onSuccess: () => resolve(),
    onError: (error) => reject(new NetworkError(error)),
  })
  const abort = () => reject(signal.reason)
  signal.addEventListener('abort', abort)
  noteProgress()
  sending.start()
  try {
    await sent
  } finally {
    clearTimeout(silence)
    signal.removeEventListener('abort', abort)
    await sending.abort()
  }
}
