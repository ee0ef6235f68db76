import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createManualClock } from '../../../platform/clock.ts'
import { openStorage } from '../../../platform/storage/open-storage.ts'
import { createLibraryReader, type LibraryReader } from './library-reader.ts'
import { toLibraryKey } from './open-library-source.ts'

let folder: string
let reader: LibraryReader
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-libraries-'))
})
afterAll(async () => {
  reader.close()
  await rm(folder, { recursive: true })
})

test('[P-86] [F-02] a large library is read in a process of its own, with the same outcome as a small one', async () => {
  const storageUrl = `file:${folder}`
  const storage = openStorage(storageUrl, createManualClock(new Date('2026-03-09T00:00:00Z')))
  reader = createLibraryReader({ storage, storageUrl })
  async function look(name: string, content: string) {
    await storage.put(toLibraryKey(name), Buffer.from(content))
    return reader.look({ id: name, name, size: Buffer.byteLength(content), uploadedAt: new Date(0) })
  }
  const lines = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      JSON.stringify({
        external_id: `ad-${index}`,
        body: 'Hot coffee for hours '.repeat(20),
        board: 'Hooks',
        tags: 'ugc',
      }),
    ).join('\n')
  const small = await look('small.jsonl', lines(3))
  // Nothing of the server reads the large one.
  const get = jest.spyOn(storage, 'get').mockRejectedValue(new Error('It was read within the server.'))
  const large = await look('large.jsonl', lines(1000))
  expect(get).not.toHaveBeenCalled()
  expect(small.preview).toMatchObject({ ads: 3, boards: 1, tags: 1 })
  expect(large).toEqual({
    ...small,
    preview: { ...small.preview, ads: 1000, first_ads: large.preview.first_ads },
  })
  await expect(look('image.jsonl', `\u0089PNG\r\n\u001a\n${'\0'.repeat(300_000)}`)).rejects.toThrow(
    'This is not a table',
  )
})
