import type { StoredAsset } from '@marquee/contract/assets'
import { discardUpload, keepUpload, type ResumableKind, startUpload } from '@marquee/contract/uploads'
import { ApiError, NetworkError } from './api-error.ts'
import { callEndpoint } from './call-endpoint.ts'
import { sendBytes } from './send-bytes.ts'

/**
 * `sending`: bytes are on their way. `waiting`: the connection is gone, and the upload continues when it is back. `elsewhere`: another window
 * sends the same file. `checking`: everything has arrived, and the server opens the file.
 */
export type UploadPhase = 'sending' | 'waiting' | 'elsewhere' | 'checking'

export interface UploadProgress {
  phase: UploadPhase
  /** Bytes. */
  sent: number
  size: number
}

interface UploadOptions {
  kind: ResumableKind
  signal: AbortSignal
  onProgress: (progress: UploadProgress) => void
}

/** The pauses between tries, in milliseconds; the last one repeats. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000, 15_000]
/** So many tries in a row may end without a further byte although the server answers. */
const MAX_FRUITLESS_TRIES = 8

/**
 * Stores a file of any size. The upload continues after every failure of the connection and the server, and also if the same file is
 * uploaded again after the page was closed. An aborted upload is kept by the server for some days.
 * @throws ApiError when the server refuses the file, NetworkError when it answers and takes no bytes, and the signal's reason
 */
export async function uploadFile(file: File, { kind, signal, onProgress }: UploadOptions): Promise<StoredAsset> {
  const key = toFileKey(file)
  let progress: UploadProgress = { phase: 'sending', sent: 0, size: file.size }
  const tell = (changes: Partial<UploadProgress>) => {
    progress = { ...progress, ...changes }
    onProgress(progress)
  }

  async function tryOnce(): Promise<StoredAsset> {
    const body = { kind, name: file.name, size: file.size, file_key: key }
    const { data: upload } = await callEndpoint(startUpload, { body }, { signal })
    tell({ phase: 'sending', sent: upload.received })
    if (upload.received < upload.size) {
      await sendBytes(upload, file, { signal, onSent: (sent) => tell({ phase: 'sending', sent }) })
    }
    tell({ phase: 'checking', sent: file.size })
    return (await callEndpoint(keepUpload, { params: { id: upload.id } }, { signal })).data
  }

  async function tryUntilStored(): Promise<StoredAsset> {
    let furthest = 0
    for (let tries = 0; ; tries += 1) {
      try {
        return await tryOnce()
      } catch (error) {
        if (progress.sent > furthest) {
          furthest = progress.sent
          tries = 0
        }
        if (signal.aborted || !isTransient(error) || (navigator.onLine && tries >= MAX_FRUITLESS_TRIES)) {
          throw error
        }
        tell({ phase: 'waiting' })
        await waitForConnection(PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] ?? 0, signal)
      }
    }
  }

  return inOneWindow(`marquee-upload-${kind}-${file.size}-${key}`, {
    signal,
    onWait: () => tell({ phase: 'elsewhere' }),
    work: tryUntilStored,
  })
}

/** Removes what has arrived of a file. */
export async function discardFile(file: File, kind: ResumableKind): Promise<void> {
  const body = { kind, name: file.name, size: file.size, file_key: toFileKey(file) }
  const { data } = await callEndpoint(startUpload, { body })
  await callEndpoint(discardUpload, { params: { id: data.id } })
}

/** The same for the same file, also when it is chosen again later. */
function toFileKey({ name, lastModified }: File): string {
  return `${lastModified} ${name}`.slice(0, 200)
}

function isTransient(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && (error.status >= 500 || error.status === 429))
}

/** Waits for a time, or until the browser is online again. @throws the signal's reason */
async function waitForConnection(pauseMs: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, pauseMs)
  const goOn = () => resolve()
  const abort = () => reject(signal.reason)
  addEventListener('online', goOn)
  signal.addEventListener('abort', abort)
  try {
    await promise
  } finally {
    clearTimeout(timer)
    removeEventListener('online', goOn)
    signal.removeEventListener('abort', abort)
  }
}

interface WindowWork<T> {
  signal: AbortSignal
  /** Called when another window does the same work, and this one waits for its end. */
  onWait: () => void
  work: () => Promise<T>
}

/** Does the work while no other window of the browser does work of the same name. */
async function inOneWindow<T>(name: string, { signal, onWait, work }: WindowWork<T>): Promise<T> {
  if (!('locks' in navigator)) {
    return work()
  }
  const isFree = await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
    lock === null ? { isDone: false as const } : work().then((result) => ({ isDone: true as const, result })),
  )
  if (isFree.isDone) {
    return isFree.result
  }
  onWait()
  return navigator.locks.request(name, { signal }, work)
}
