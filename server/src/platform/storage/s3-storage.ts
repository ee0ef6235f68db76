import { Readable } from 'node:stream'
import { S3, S3ServiceException } from '@aws-sdk/client-s3'
import { defaultProvider } from '@aws-sdk/credential-provider-node'
import { Upload } from '@aws-sdk/lib-storage'
import type { Logger } from 'pino'
import { outlastOutages } from './outlast-outages.ts'
import { checkedKey } from './storage-key.ts'
import type { Storage, StoredObjectInfo } from './storage.ts'

export interface S3StorageOptions {
  bucket: string
  /** A prefix of every key, without slashes around it; empty: the bucket is used only by us. */
  prefix: string
  region: string
  /** Null: the address of Amazon for the region. */
  endpoint: string | null
  log?: Pick<Logger, 'warn'> | undefined
  /** Milliseconds between two attempts of a job while the store cannot be used. */
  pauseMs?: number
}

/**
 * Storage in a bucket of any S3-compatible store. Credentials are found the way Amazon's SDK looks for them, and read again when the
 * store refuses them.
 * @returns a storage whose calls throw StorageUnavailable while the store cannot be used; within a job they wait for it first
 */
export function createS3Storage({ bucket, prefix, region, endpoint, log, pauseMs }: S3StorageOptions): Storage {
  const client = new S3({
    region,
    credentialDefaultProvider: (init) => defaultProvider({ ...init, ignoreCache: true }),
    // Other stores than Amazon's have one host name for all buckets, and support only the checksums of S3 itself, not newer ones.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  })
  outlastOutages(client, { log, pauseMs })
  const getPlace = (key: string) => {
    return { Bucket: bucket, Key: prefix === '' ? checkedKey(key) : `${prefix}/${checkedKey(key)}` }
  }

  async function put(key: string, content: Readable | Uint8Array): Promise<{ size: number }> {
    const place = getPlace(key)
    let size = 0
    async function* counted() {
      for await (const chunk of content instanceof Uint8Array ? [content] : content) {
        const bytes = Buffer.from(chunk)
        size += bytes.length
        yield bytes
      }
    }
    // An object appears when its last part is uploaded; the parts of a failed upload are removed.
    await new Upload({ client, params: { ...place, Body: Readable.from(counted(), { objectMode: false }) } }).done()
    return { size }
  }

  async function get(key: string, range?: { start: number; end: number }) {
    const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`
    const found = await orNull(client.getObject({ ...getPlace(key), Range }))
    if (found === null) {
      return null
    }
    if (!(found.Body instanceof Readable)) {
      throw new TypeError('The store answered without a body.')
    }
    const size = Number(found.ContentRange?.split('/')[1] ?? found.ContentLength)
    return { size, modifiedAt: found.LastModified ?? new Date(0), stream: found.Body }
  }

  async function stat(key: string): Promise<StoredObjectInfo | null> {
    const found = await orNull(client.headObject(getPlace(key)))
    return found === null ? null : { size: found.ContentLength ?? 0, modifiedAt: found.LastModified ?? new Date(0) }
  }

  return {
    put,
    get,
    stat,
    delete: async (key) => {
      await client.deleteObject(getPlace(key))
    },
    // The bucket itself removes the parts of an upload that was cut off, by its lifecycle rule (docs/sources.md), because not every
    // store can list them.
    sweep: async () => {},
  }
}

async function orNull<T>(request: Promise<T>): Promise<T | null> {
  try {
    return await request
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) {
      return null
    }
    throw error
  }
}
