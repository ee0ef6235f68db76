import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Clock } from '../clock.ts'
import { createFileStorage } from './file-storage.ts'
import { createS3Storage } from './s3-storage.ts'
import type { Storage } from './storage.ts'

/** The storage for the address in `STORAGE_URL`: `file:/srv/files`, or `s3://bucket/prefix?region=…&endpoint=https://…`. */
export function openStorage(storageUrl: string, clock: Clock, log?: Pick<Logger, 'warn'>): Storage {
  if (storageUrl.startsWith('file:')) {
    return createFileStorage(fileURLToPath(storageUrl), clock)
  }
  const { hostname, pathname, searchParams } = new URL(storageUrl)
  return createS3Storage({
    bucket: hostname,
    prefix: pathname.replace(/^\/+|\/+$/g, ''),
    region: searchParams.get('region') ?? 'us-east-1',
    endpoint: searchParams.get('endpoint'),
    log,
  })
}
