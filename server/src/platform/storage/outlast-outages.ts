import { setTimeout as delay } from 'node:timers/promises'
import type { S3 } from '@aws-sdk/client-s3'
import type { Logger } from 'pino'
import { errorCode } from '../errors/error-code.ts'
import { runningJob } from '../jobs/running-job.ts'
import { noteRefusedKey } from '../metrics/refused-keys.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

interface Options {
  log?: Pick<Logger, 'warn'> | undefined
  /** Milliseconds between two attempts of a job. */
  pauseMs?: number | undefined
}

const PAUSE_MS = 5000

/**
 * Has a client read its credentials again when they are refused, so that a key that was exchanged in a file or by the surroundings is
 * adopted at once. Then a request fails with {@link StorageUnavailable}, and a job waits for the storage and repeats the call.
 */
export function outlastOutages(client: S3, { log, pauseMs = PAUSE_MS }: Options): void {
  let isAway = false

  function note(failure: StorageUnavailable): void {
    if (failure.reason === 'key') {
      noteRefusedKey('storage')
    }
    if (!isAway) {
      log?.warn({ err: failure }, 'The storage cannot be used')
    }
    isAway = true
  }

  async function attempt<T>(send: () => Promise<T>): Promise<T> {
    try {
      const answer = await send()
      isAway = false
      return answer
    } catch (error) {
      throw toUnavailable(error) ?? error
    }
  }

  async function attemptWithNewestKey<T>(send: () => Promise<T>): Promise<T> {
    try {
      return await attempt(send)
    } catch (error) {
      if (!(error instanceof StorageUnavailable) || error.reason !== 'key') {
        throw error
      }
      // No credentials are found while their file is being written: the attempt then fails as the first one did.
      await client.config.credentials({ forceRefresh: true }).catch(() => {})
      return attempt(send)
    }
  }

  async function outlast<T>(send: () => Promise<T>): Promise<T> {
    for (;;) {
      try {
        return await attemptWithNewestKey(send)
      } catch (error) {
        if (!(error instanceof StorageUnavailable)) {
          throw error
        }
        note(error)
        await pauseInJob(error, pauseMs)
      }
    }
  }

  client.middlewareStack.add((next) => (args) => outlast(() => next(args)), {
    step: 'initialize',
    priority: 'high',
    name: 'outlastOutages',
  })
}

/** @throws the failure outside of jobs, in a job that has waited long enough, and in one that has to end */
async function pauseInJob(failure: StorageUnavailable, pauseMs: number): Promise<void> {
  const job = runningJob()
  if (job === undefined || performance.now() > job.waitsUntil) {
    throw failure
  }
  await delay(pauseMs, undefined, { signal: job.signal }).catch(() => {
    throw failure
  })
}

const SOCKET_ERRORS: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])

/** Null for a failure that concerns the call itself, such as an object that does not exist. */
function toUnavailable(error: unknown): StorageUnavailable | null {
  if (!(error instanceof Error)) {
    return null
  }
  const status = readStatus(error)
  if (status === 401 || status === 403 || error.name === 'CredentialsProviderError') {
    return new StorageUnavailable('key', error)
  }
  const isAway = status === undefined ? hasNoAnswer(error) : status >= 500 || status === 429
  return isAway ? new StorageUnavailable('unreachable', error) : null
}

function hasNoAnswer(error: Error): boolean {
  return error.name === 'TimeoutError' || SOCKET_ERRORS.has(errorCode(error) ?? '')
}

/** The status of the answer, which the SDK notes at its errors; undefined without an answer. */
function readStatus(error: Error): number | undefined {
  const metadata = '$metadata' in error ? error.$metadata : undefined
  const isNoted = typeof metadata === 'object' && metadata !== null && 'httpStatusCode' in metadata
  return isNoted && typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined
}
