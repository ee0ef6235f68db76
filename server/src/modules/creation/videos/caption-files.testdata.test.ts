import { readFile } from 'node:fs/promises'
import { readCaptionFile } from '@marquee/creative/read-caption-file'
import { testdata } from '../../../testing/testdata.ts'

/** The captions of a video of eight seconds. */
const FRAMES = 240
const expected: Record<string, string | readonly string[]> = JSON.parse(
  await readFile(testdata('public-reports', 'expected.json'), 'utf8'),
)
const names = Object.keys(expected).filter((name) => name.startsWith('captions/'))
const isSaid = (line: string) => !/^(?:and no note|at most a note)/.test(line)

async function read(name: string) {
  const bytes = await readFile(testdata('public-reports', name))
  const file = { name, size: bytes.length, arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) }
  const result = await readCaptionFile(file, FRAMES)
  return 'uploaded' in result
    ? { note: result.note, said: result.uploaded.cues.map(({ words }) => words.map(({ text }) => text).join(' ')) }
    : result
}

test.each(names)('[P-96] the captions of %s say what their report expects', async (name) => {
  const wanted = expected[name]
  const result = await read(name)
  if (typeof wanted === 'string') {
    // All signs of one long caption.
    expect('said' in result && result.said.join('').replaceAll(' ', '').length).toBe(Number(/\d+/.exec(wanted)?.[0]))
    return
  }
  expect(result).toMatchObject({ said: wanted?.filter(isSaid) })
  const note =
    wanted?.find((line) => line.startsWith('at most a note')) === undefined ? null : expect.stringContaining('line 6 ')
  expect(result).toMatchObject({ note })
})
