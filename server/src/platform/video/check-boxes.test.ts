import { type FileHandle, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { box, words } from '../../testing/videos/boxes.ts'
import { checkBoxes } from './check-boxes.ts'
import { VideoRefusal } from './video-refusal.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-test-'))
})
afterAll(async () => rm(folder, { recursive: true, force: true }))

/** How often the file was read in the last check. */
let reads = 0

async function check(content: Buffer): Promise<string> {
  const path = join(folder, 'video')
  await writeFile(path, content)
  const file: FileHandle = await open(path)
  const read = jest.spyOn(file, 'read')
  try {
    return await checkBoxes(file, content.length).then(
      () => 'fine',
      (error: unknown) => (error instanceof VideoRefusal ? error.message : String(error)),
    )
  } finally {
    reads = read.mock.calls.length
    await file.close()
  }
}

const FTYP = box('ftyp', Buffer.from('isom'), words(0))
const MDAT = box('mdat', Buffer.alloc(4000))
const SELF = box('dref', words(0, 1), box('url ', words(1)))
const TWO_BILLION = 2_000_000_000

function track(...tables: readonly Buffer[]): Buffer {
  return box('trak', box('mdia', box('minf', box('dinf', SELF), box('stbl', ...tables))))
}
const video = (...tables: readonly Buffer[]) => Buffer.concat([FTYP, box('moov', track(...tables)), MDAT])

const DAMAGED = 'The video is damaged and cannot be read.'
const CUT_OFF = 'The video is cut off: its end is missing. Export it or upload it again.'

describe('[P-31] what the index of a video claims is compared with the bytes that are there', () => {
  test('an index that is true is believed, whatever follows it', async () => {
    const tables = [
      box('stsz', words(0, 0, 2, 100, 120)),
      box('stts', words(0, 1, 2, 512)),
      box('stco', words(0, 1, 40)),
    ]
    expect(await check(video(...tables))).toBe('fine')
    expect(await check(Buffer.concat([video(...tables), Buffer.from('trailing bytes of a camera')]))).toBe('fine')
  })

  test.each([
    ['two billion frames of a listed size', box('stsz', words(0, 0, TWO_BILLION, 100))],
    ['two billion frames of one byte', box('stsz', words(0, 1, TWO_BILLION))],
    ['twenty million frames of one size', box('stsz', words(0, 4, 20_000_000))],
    ['frames of four bits each', box('stz2', words(0, 4, TWO_BILLION, 0))],
    ['two billion frames that last equally long', box('stts', words(0, 1, TWO_BILLION, 1))],
    ['more lengths than are listed', box('stts', words(0, 1_000_000, 1, 512))],
    ['more chunks than are listed', box('stco', words(0, TWO_BILLION, 40))],
    ['more key frames than are listed', box('stss', words(0, 99, 1))],
  ])('%s are damage', async (_, table) => {
    expect(await check(video(table))).toBe(DAMAGED)
  })

  test.each([
    ['with a size each', box('trun', words(0x200, 90_000, 5)), DAMAGED],
    ['of the usual size', box('trun', words(0, TWO_BILLION)), DAMAGED],
    ['that are there', box('trun', words(0x200, 2, 5, 5)), 'fine'],
  ])('fragments with frames %s are counted too', async (_, run, said) => {
    expect(await check(Buffer.concat([video(), box('moof', box('traf', run))]))).toBe(said)
  })

  test('a track that lies in another file is not looked for', async () => {
    const outside = box('dref', words(0, 1), box('url ', words(0), Buffer.from('file:///etc/passwd\0')))
    const pointing = box('trak', box('mdia', box('minf', box('dinf', outside))))
    const sentence = expect.stringContaining('another file')
    expect(await check(Buffer.concat([FTYP, box('moov', pointing), MDAT]))).toEqual(sentence)
    expect(await check(Buffer.concat([FTYP, box('moov', box('rmra', Buffer.alloc(16))), MDAT]))).toEqual(sentence)
  })

  test('hundreds of tracks are refused by their number', async () => {
    const tracks = Array.from({ length: 300 }, () => track())
    expect(await check(Buffer.concat([FTYP, box('moov', ...tracks), MDAT]))).toMatch(/more than 16 tracks/)
  })

  test('a video that breaks off, and one without an index, say so', async () => {
    const whole = video(box('stsz', words(0, 0, 1, 100)))
    expect(await check(whole.subarray(0, -2000))).toBe(CUT_OFF)
    expect(await check(Buffer.concat([FTYP, MDAT]))).toBe(CUT_OFF)
    expect(await check(FTYP)).toBe(DAMAGED)
  })

  test.each([
    ['empty boxes', Buffer.concat(Array.from({ length: 131_072 }, () => box('free'))), DAMAGED],
    ['nested boxes, which are not entered', nest(131_072), 'fine'],
  ])('a megabyte of %s is read in large parts', async (_, content, said) => {
    expect(await check(Buffer.concat([FTYP, content]))).toBe(said)
    expect(reads).toBeLessThan(20)
  })
})

/** Boxes within boxes, each as long as all that are in it. */
function nest(depth: number): Buffer {
  const heads = Array.from({ length: depth }, (_, level) => {
    const head = words((depth - level) * 8, 0)
    head.write(level % 2 === 0 ? 'moov' : 'trak', 4, 'latin1')
    return head
  })
  return Buffer.concat(heads)
}
