import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { text } from 'node:stream/consumers'
import { openTestBucket } from '../../testing/test-bucket.ts'
import { runAsJob } from '../jobs/running-job.ts'
import { createS3Storage } from './s3-storage.ts'
import { StorageUnavailable } from './storage-unavailable.ts'

type Bucket = Awaited<ReturnType<typeof openTestBucket>>

const environment = { ...process.env }
let bucket: Bucket
beforeEach(async () => {
  bucket = await openTestBucket()
})
afterEach(async () => {
  await bucket.close()
  process.env = { ...environment }
})

/** A storage as a process opens it at its start, which asks again at once while a job waits. */
function open() {
  return createS3Storage({
    bucket: 'test',
    prefix: 'files',
    region: 'us-east-1',
    endpoint: bucket.endpoint,
    pauseMs: 1,
  })
}

async function read(storage: ReturnType<typeof open>, key: string): Promise<string | null> {
  const found = await storage.get(key)
  return found === null ? null : text(found.stream)
}

/** Resolves when the bucket has refused this many further requests. */
async function untilRefused(count: number): Promise<void> {
  const end = bucket.refusals() + count
  while (bucket.refusals() < end) {
    await setImmediate()
  }
}

const attempt = (signal: AbortSignal, expireInSeconds = 60) => ({ signal, expireInSeconds })
const LARGE = 'x'.repeat(6 * 1024 * 1024)

describe('[P-86] a storage whose key is exchanged', () => {
  test('is read with the second key after a restart, also when the first one is gone', async () => {
    await open().put('a', Buffer.from('written with the first key'))
    bucket.keys.set('second', 'another secret').delete('first')
    bucket.useKey('second')
    expect(await read(open(), 'a')).toBe('written with the first key')
  })

  test.each([
    ['a key that was removed', () => bucket.keys.delete('first')],
    ['a wrong secret', () => bucket.keys.set('first', 'exchanged')],
  ])('%s fails a request at once, and what was stored stays', async (_, refuse) => {
    const storage = open()
    await storage.put('a', Buffer.from('old'))
    refuse()
    await expect(storage.put('a', Buffer.from('new'))).rejects.toThrow(StorageUnavailable)
    await expect(storage.get('a')).rejects.toMatchObject({ reason: 'key' })
    // The answer to a HEAD request has no body that names the reason.
    await expect(storage.stat('a')).rejects.toMatchObject({ reason: 'key' })
    bucket.keys.set('first', 'secret of the first key')
    expect(await read(storage, 'a')).toBe('old')
  })

  test('a running process adopts credentials from a file that was written anew', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'marquee-credentials-'))
    const write = (id: string) =>
      writeFile(
        join(folder, 'credentials'),
        `[default]\naws_access_key_id = ${id}\naws_secret_access_key = ${bucket.keys.get(id)}\n`,
      )
    delete process.env['AWS_ACCESS_KEY_ID']
    delete process.env['AWS_SECRET_ACCESS_KEY']
    process.env['AWS_SHARED_CREDENTIALS_FILE'] = join(folder, 'credentials')
    await write('first')
    const storage = open()
    await storage.put('a', Buffer.from('with the first key'))
    bucket.keys.set('second', 'another secret')
    await write('second')
    bucket.keys.delete('first')
    // Many at once, as when a page with images is opened.
    expect(await Promise.all(Array.from({ length: 8 }, () => read(storage, 'a')))).toEqual(
      Array.from({ length: 8 }, () => 'with the first key'),
    )
    await rm(folder, { recursive: true })
  })

  test('a job waits until the key is accepted again, in the middle of a large file too', async () => {
    const storage = open()
    async function* content() {
      yield LARGE
      bucket.keys.delete('first')
      yield LARGE
    }
    const stored = runAsJob(attempt(new AbortController().signal), () => storage.put('video', Readable.from(content())))
    await untilRefused(4)
    bucket.keys.set('first', 'secret of the first key')
    expect(await stored).toEqual({ size: 2 * LARGE.length })
    expect(await read(storage, 'video')).toBe(LARGE + LARGE)
  })

  test('a job that is told to end does not wait for the key', async () => {
    const storage = open()
    bucket.keys.clear()
    const controller = new AbortController()
    const failure = runAsJob(attempt(controller.signal), () => storage.get('a')).catch((error: unknown) => error)
    await untilRefused(4)
    controller.abort()
    expect(await failure).toBeInstanceOf(StorageUnavailable)
  })

  test('a job that has waited for half of its time fails, and is tried again', async () => {
    const storage = open()
    bucket.keys.clear()
    const work = () => storage.get('a')
    await expect(runAsJob(attempt(new AbortController().signal, 0), work)).rejects.toThrow(StorageUnavailable)
  })

  test('a store that is out of order is told from a key that it refuses', async () => {
    bucket.breakDown()
    await expect(open().get('a')).rejects.toMatchObject({ name: 'StorageUnavailable', reason: 'unreachable' })
  })
})
