import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { openTestBucket } from '../../testing/test-bucket.ts'
import { createSystemClock } from '../clock.ts'
import { openStorage } from './open-storage.ts'
import type { Storage } from './storage.ts'

async function openFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-storage-'))
  return { url: `file:${folder}/files`, close: () => rm(folder, { recursive: true }) }
}

describe.each([
  ['a folder', openFolder],
  ['a bucket', openTestBucket],
])('storage in %s', (_name, openPlace) => {
  let place: Awaited<ReturnType<typeof openPlace>>
  let storage: Storage
  beforeEach(async () => {
    place = await openPlace()
    storage = openStorage(place.url, createSystemClock())
  })
  afterEach(() => place.close())

  async function read(key: string): Promise<string | null> {
    const found = await storage.get(key)
    return found === null ? null : text(found.stream)
  }

  test('gives back what was put, from bytes and from a stream', async () => {
    expect(await storage.put('media/a/480.webp', Buffer.from('bytes'))).toEqual({ size: 5 })
    expect(await storage.put('media/b', Readable.from(['st', 'ream']))).toEqual({ size: 6 })
    expect(await read('media/a/480.webp')).toBe('bytes')
    expect(await read('media/b')).toBe('stream')
    expect(await storage.stat('media/b')).toMatchObject({ size: 6 })
  })

  test('an empty object is an object', async () => {
    await storage.put('empty', new Uint8Array())
    expect(await read('empty')).toBe('')
  })

  test('reads a range, both ends included', async () => {
    await storage.put('video', Buffer.from('0123456789'))
    const part = await storage.get('video', { start: 2, end: 4 })
    expect(part?.size).toBe(10)
    expect(part && (await text(part.stream))).toBe('234')
  })

  test('a later put replaces the object as a whole', async () => {
    await storage.put('a', Buffer.from('a long first version'))
    await storage.put('a', Buffer.from('short'))
    expect(await read('a')).toBe('short')
  })

  test('a large stream arrives whole', async () => {
    const part = 'x'.repeat(1024 * 1024)
    expect(await storage.put('video', Readable.from(Array.from({ length: 12 }, () => part)))).toEqual({
      size: 12 * part.length,
    })
    expect(await read('video')).toBe(part.repeat(12))
  })

  test('a stream that breaks leaves the old object', async () => {
    await storage.put('a', Buffer.from('old'))
    async function* breaking() {
      yield 'new'
      throw new Error('connection lost')
    }
    await expect(storage.put('a', Readable.from(breaking()))).rejects.toThrow('connection lost')
    expect(await read('a')).toBe('old')
  })

  test('what is not there is null, also below a file', async () => {
    await storage.put('a', Buffer.from('x'))
    expect(await storage.get('missing')).toBeNull()
    expect(await storage.stat('a/b')).toBeNull()
    await storage.put('folder/file', Buffer.from('x'))
    expect(await storage.stat('folder')).toBeNull()
  })

  test('a deleted object is gone, and deleting it again changes nothing', async () => {
    await storage.put('a', Buffer.from('x'))
    await storage.delete('a')
    await storage.delete('a')
    expect(await storage.stat('a')).toBeNull()
  })

  test.each([
    '../secret',
    'a/../../secret',
    '/etc/passwd',
    '..',
    '.',
    '',
    'a//b',
    'a/',
    '.hidden',
    'a/.hidden',
    'a\\b',
    'a\0b',
    'a b',
    '%2e%2e/secret',
    'ä',
    'x'.repeat(513),
  ])('the key %j is refused: it could leave the place of the storage', async (key) => {
    await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow(TypeError)
    await expect(storage.get(key)).rejects.toThrow(TypeError)
    await expect(storage.stat(key)).rejects.toThrow(TypeError)
    await expect(storage.delete(key)).rejects.toThrow(TypeError)
  })
})
