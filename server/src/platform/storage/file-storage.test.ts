import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createFileStorage } from './file-storage.ts'

test('what was made of a stream that broke does not stay in the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'marquee-storage-'))
  try {
    async function* breaking() {
      yield 'new'
      throw new Error('connection lost')
    }
    await expect(createFileStorage(folder).put('a', Readable.from(breaking()))).rejects.toThrow('connection lost')
    expect(await readdir(join(folder, '.unfinished'))).toEqual([])
  } finally {
    await rm(folder, { recursive: true })
  }
})
