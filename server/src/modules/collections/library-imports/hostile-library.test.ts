import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { readAll } from '../../../testing/read-all.ts'
import { checkManifest } from './check-manifest.ts'
import { type SourceLine, UnreadableLibrary } from './library-source.ts'
import { openStoredZip } from './stored-zip.ts'
import { openTableSource } from './table-source.ts'
import { openZipSource } from './zip-source.ts'

const KEYS = Array.from({ length: 10 }, () => crypto.randomUUID())
const EMPTY = { format: 'marquee-library', version: 1, folders: [], boards: [], searches: [], followed_brands: [] }

async function pack(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const archive = new yazl.ZipFile()
  for (const [name, content] of Object.entries(files)) {
    archive.addBuffer(Buffer.from(content), name)
  }
  archive.end()
  return buffer(Readable.from(archive.outputStream))
}

function open(content: Buffer) {
  const storage = {
    get: (_key: string, range = { start: 0, end: content.length - 1 }) => {
      const part = content.subarray(range.start, range.end + 1)
      return Promise.resolve({ stream: Readable.from([part]), size: part.length, modifiedAt: new Date() })
    },
  }
  return openStoredZip(storage, 'library-imports/x', content.length)
}

async function readLines(content: Buffer) {
  const source = await openZipSource(await open(content))
  const lines: SourceLine[] = []
  for await (const line of source.lines()) {
    lines.push(line)
  }
  return lines
}

test('[F-02] an archive that unpacks to more than it announces is refused while it is read, not unpacked', async () => {
  const content = await pack({ 'library.json': JSON.stringify(EMPTY), 'ads.jsonl': ' '.repeat(5_000_000) })
  // The directory announces ten bytes for the five million spaces.
  const directory = content.lastIndexOf(Buffer.from('PK\u0001\u0002', 'latin1'))
  content.writeUInt32LE(10, directory + 24)
  await expect(readLines(content)).rejects.toThrow('The archive is damaged. Download it again.')
})

test('[F-02] an archive that announces more than a library holds is refused before anything is unpacked', async () => {
  const content = await pack({ 'library.json': JSON.stringify(EMPTY), 'ads.jsonl': '', a: '', b: '' })
  for (
    let at = content.indexOf('PK\u0001\u0002', 0, 'latin1');
    at > 0;
    at = content.indexOf('PK\u0001\u0002', at + 1, 'latin1')
  ) {
    content.writeUInt32LE(0xff_ff_ff_f0, at + 24)
  }
  await expect(open(content)).rejects.toThrow(
    'The file unpacks to more than 4 MB, far more than a file of its size holds.',
  )
})

test('[F-02] a part that is too large is refused by its announced size', async () => {
  const zip = await open(await pack({ 'media/1.png': 'x'.repeat(2000) }))
  await expect(zip.open('media/1.png', 1000)).rejects.toThrow('media/1.png is larger than')
  expect(await zip.open('media/2.png', 1000)).toBeNull()
})

test('[F-02] a line that is no ad is refused alone, with its field', async () => {
  const lines = await readLines(
    await pack({
      'library.json': JSON.stringify(EMPTY),
      'ads.jsonl': `{"saved": 1}\nnot json\n${'x'.repeat(2_000_000)}\n`,
    }),
  )
  expect(lines).toEqual([
    expect.objectContaining({ line: 1, field: 'saved' }),
    expect.objectContaining({ line: 2, field: 'line' }),
    expect.objectContaining({ line: 3, field: 'line' }),
  ])
})

test('[F-02] a manifest is refused for another format or version, loops, strangers and depth', () => {
  const folder = (index: number, parent: number | null) => {
    return { key: KEYS[index], name: 'F', parent: parent === null ? null : KEYS[parent] }
  }
  const board = { key: KEYS[9], name: 'B', description: '', folder: KEYS[8], created_at: '2026-01-01T00:00:00Z' }
  const messageOf = (changes: object) => {
    try {
      checkManifest({ ...EMPTY, ...changes })
      return 'taken'
    } catch (error) {
      return (error as Error).message
    }
  }
  expect(messageOf({})).toBe('taken')
  expect(messageOf({ format: 'other' })).toContain('This is not a library that Marquee exported.')
  expect(messageOf({ version: 2 })).toContain('Only version 1 of the format can be read.')
  expect(messageOf({ folders: [folder(1, 2), folder(2, 1)] })).toContain('folders.0')
  expect(messageOf({ folders: [1, 2, 3, 4, 5].map((n) => folder(n, n === 1 ? null : n - 1)) })).toContain(
    '4 levels deep',
  )
  expect(messageOf({ boards: [board] })).toContain('boards.0')
})

test('[F-02] an archive of another tool that unpacks to far too much is refused with the limit', async () => {
  const content = await pack({ 'ads.csv': 'x'.repeat(6_000_000) })
  const source = openTableSource('zip', async () => Readable.from([content]), new Date(), null)
  const reading = readAll(source.lines())
  await expect(reading).rejects.toThrow(UnreadableLibrary)
  await expect(reading).rejects.toThrow('unpacks to more than 4 MB')
})
