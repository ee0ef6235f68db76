import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setImmediate } from 'node:timers/promises'
import { createManualClock } from '../clock.ts'
import { createFileStorage } from './file-storage.ts'

const HOUR = 60 * 60

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-storage-'))
})
afterEach(() => rm(folder, { recursive: true }))

const unfinished = () => readdir(join(folder, '.unfinished'))

/** The file of the write that is under way, once it has something in it. */
async function firstFile(): Promise<string> {
  for (;;) {
    const [name] = await unfinished().catch(() => [])
    const path = join(folder, '.unfinished', name ?? '')
    if (name !== undefined && (await stat(path)).size > 0) {
      return path
    }
    await setImmediate()
  }
}

async function untilWrittenAfter(path: string, time: Date): Promise<void> {
  while ((await stat(path)).mtime < time) {
    await setImmediate()
  }
}

test('what was made of a stream that broke does not stay in the folder', async () => {
  async function* breaking() {
    yield 'new'
    throw new Error('connection lost')
  }
  const storage = createFileStorage(folder, createManualClock(new Date()))
  await expect(storage.put('a', Readable.from(breaking()))).rejects.toThrow('connection lost')
  expect(await unfinished()).toEqual([])
})

describe('[F-01] what a write leaves whose process was killed', () => {
  test('is removed once nothing was written to it for a day', async () => {
    const clock = createManualClock(new Date())
    const storage = createFileStorage(folder, clock)
    await storage.put('kept', Buffer.from('an object'))
    await writeFile(join(folder, '.unfinished', 'of-a-killed-process'), 'half a file')
    clock.advance(23 * HOUR)
    await storage.sweep()
    expect(await unfinished()).toEqual(['of-a-killed-process'])
    clock.advance(2 * HOUR)
    await storage.sweep()
    expect(await unfinished()).toEqual([])
    expect(await storage.stat('kept')).not.toBeNull()
  })

  test('is told from an upload to another process that began days ago and is still written to', async () => {
    const upload = new PassThrough()
    const stored = createFileStorage(folder, createManualClock(new Date())).put('video', upload)
    upload.write('first half, ')
    const part = await firstFile()
    await utimes(part, new Date('2026-03-01'), new Date('2026-03-01'))
    upload.write('second half')
    await untilWrittenAfter(part, new Date('2026-03-02'))

    const ours = createFileStorage(folder, createManualClock(new Date()))
    await ours.sweep()
    upload.end()
    expect(await stored).toEqual({ size: 23 })
    const video = await ours.get('video')
    expect(video && (await text(video.stream))).toBe('first half, second half')
  })

  test('in a storage that nothing was ever put into there is nothing', async () => {
    await expect(createFileStorage(folder, createManualClock(new Date())).sweep()).resolves.toBeUndefined()
  })
})
