import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MAX_ASSET_BYTES } from '@marquee/contract/assets'
import { sql } from 'kysely'
import { signUp, type SignedInAgent } from '../../testing/agent.ts'
import { PDF, readAsset, uploadKind, ZIP } from '../../testing/asset-files.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(async () => server.close())

const MP4_SECONDS = 2

/** The smallest MP4 that a browser would play: an index without frames that says 64 × 36 and two seconds. */
function mp4(): Buffer {
  const box = (type: string, ...parts: Buffer[]) => {
    const content = Buffer.concat(parts)
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length + 8)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  const words = (...values: number[]) => {
    const content = Buffer.alloc(values.length * 4)
    values.forEach((value, index) => content.writeUInt32BE(value, index * 4))
    return content
  }
  const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000]
  const duration = MP4_SECONDS * 1000
  const sample = box(
    'avc1',
    words(0, 1, 0, 0, 0, 0),
    Buffer.from([0, 64, 0, 36]),
    words(0x480000, 0x480000, 0, 0x10000),
    Buffer.concat([Buffer.alloc(30), Buffer.from([0, 24, 0xff, 0xff])]),
    box('avcC', Buffer.from([1, 66, 192, 30, 255, 224, 0])),
  )
  return Buffer.concat([
    box('ftyp', Buffer.from('isom'), words(0), Buffer.from('isommp42')),
    box(
      'moov',
      box('mvhd', words(0, 0, 0, 1000, duration, 0x10000, 0x1000000, 0, 0, ...matrix, 0, 0, 0, 0, 0, 0, 2)),
      box(
        'trak',
        box('tkhd', words(3, 0, 0, 1, 0, duration, 0, 0, 0, 0, ...matrix, 64 << 16, 36 << 16)),
        box(
          'mdia',
          box('mdhd', words(0, 0, 0, 1000, duration, 0x55c40000)),
          box('hdlr', words(0, 0), Buffer.from('vide'), words(0, 0, 0), Buffer.from([0])),
          box(
            'minf',
            box(
              'stbl',
              box('stsd', words(0, 1), sample),
              box('stts', words(0, 1, 1, duration)),
              box('stsc', words(0, 1, 1, 1, 1)),
              box('stsz', words(0, 0, 1, 4)),
              box('stco', words(0, 1, 0)),
            ),
          ),
        ),
      ),
    ),
    box('mdat', words(0)),
  ])
}

async function countAssets(): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from assets`.execute(server.db)
  return Number(rows[0]?.count)
}

describe('videos, PDF, ZIP and fonts', () => {
  test('a video is kept as it is, with its size and length, and is read in ranges', async () => {
    const content = mp4()
    const video = readAsset(await uploadKind(agent, 'video', content, { name: 'spot.mp4' }))
    expect(video).toMatchObject({ kind: 'video', name: 'spot.mp4', content_type: 'video/mp4', size: content.length })
    expect(video).toMatchObject({ width: 64, height: 36, duration_s: MP4_SECONDS })
    expect(video.hash).toBe(createHash('sha256').update(content).digest('hex'))
    const part = await agent.request({ method: 'GET', url: video.url, headers: { range: 'bytes=4-7' } })
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([
      206,
      'ftyp',
      `bytes 4-7/${content.length}`,
    ])
    const beyond = await agent.request({ method: 'GET', url: video.url, headers: { range: 'bytes=99999999-' } })
    expect(beyond.statusCode).toBe(416)
  })

  test('a PDF and a ZIP are saved and never opened in a page of ours', async () => {
    for (const [kind, content] of [
      ['pdf', PDF],
      ['zip', ZIP],
    ] as const) {
      const asset = readAsset(await uploadKind(agent, kind, content, { name: `Räder.${kind}` }))
      expect(asset).toMatchObject({ kind, width: null, duration_s: null, url: `/files/${asset.id}.${kind}` })
      const { headers, rawPayload } = await agent.request({ method: 'GET', url: asset.url })
      expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''R%C3%A4der.${kind}`)
      expect(rawPayload.equals(content)).toBe(true)
    }
  })

  test('a font is taken by its content', async () => {
    const path = require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2')
    const font = readAsset(await uploadKind(agent, 'font', await readFile(path)))
    expect(font).toMatchObject({ kind: 'font', content_type: 'font/woff2', url: `/files/${font.id}.woff2` })
  })

  test.each([
    ['video', PDF],
    ['video', Buffer.from('')],
    ['video', mp4().subarray(0, 60)],
    ['pdf', ZIP],
    ['zip', mp4()],
    ['font', PDF],
    ['image', mp4()],
  ])('what is no %s is refused on the field file, and nothing of it stays', async (kind, content) => {
    const before = await countAssets()
    const answer = await uploadKind(agent, kind, content)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']])
    expect(await countAssets()).toBe(before)
  })

  test('each kind has a largest size of its own', async () => {
    expect((await uploadKind(agent, 'pdf', Buffer.alloc(MAX_ASSET_BYTES.pdf + 1))).statusCode).toBe(413)
    expect((await uploadKind(agent, 'sound', PDF)).statusCode).toBe(422)
  })

  test('an address with another ending than the content has does not exist', async () => {
    const { id } = readAsset(await uploadKind(agent, 'pdf', PDF))
    expect((await agent.request({ method: 'GET', url: `/files/${id}.webp` })).statusCode).toBe(404)
    expect((await agent.request({ method: 'GET', url: `/files/${id}` })).statusCode).toBe(404)
  })
})
