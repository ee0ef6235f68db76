import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { MAX_ASSET_BYTES } from '@marquee/contract/assets'
import { sql } from 'kysely'
import { signUp, type SignedInAgent } from '../../../testing/agent.ts'
import { drawPlain, PDF, readAsset, uploadKind, ZIP } from '../../../testing/asset-files.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { box, words } from '../../../testing/videos/boxes.ts'
import { endVideoMaker, makeVideo } from '../../../testing/videos/make-video.ts'

let server: TestServer
let agent: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(async () => {
  endVideoMaker()
  await server.close()
})

const scenes = [{ seconds: 2, color: '#406080', isMoving: true }]
const mp4 = () => makeVideo({ width: 90, height: 160, scenes, container: 'mp4' })

/** The index of a video without frames that claims two billion of them, in less than a kilobyte. */
function claimTwoBillion(): Buffer {
  const tables = box('stbl', box('stsz', words(0, 1, 2_000_000_000)), box('stts', words(0, 1, 2_000_000_000, 1)))
  const track = box('trak', box('mdia', box('minf', tables)))
  return Buffer.concat([box('ftyp', Buffer.from('isom'), words(0)), box('moov', track), box('mdat', words(0))])
}

async function countAssets(): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from assets`.execute(server.db)
  return Number(rows[0]?.count)
}

describe('videos, PDF, ZIP and fonts', () => {
  test('a video is kept as it is, with its size and length, and is read in ranges', async () => {
    const content = await mp4()
    const video = readAsset(await uploadKind(agent, 'video', content, { name: 'spot.mp4' }))
    expect(video).toMatchObject({ kind: 'video', name: 'spot.mp4', content_type: 'video/mp4', size: content.length })
    expect(video).toMatchObject({ width: 90, height: 160, duration_s: expect.closeTo(2, 1) })
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
    const path = fileURLToPath(import.meta.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2'))
    const font = readAsset(await uploadKind(agent, 'font', await readFile(path)))
    expect(font).toMatchObject({ kind: 'font', content_type: 'font/woff2', url: `/files/${font.id}.woff2` })
  })

  test.each([
    ['video', PDF],
    ['video', Buffer.from('')],
    ['video', claimTwoBillion()],
    ['creative', PDF],
    ['pdf', ZIP],
    ['zip', PDF],
    ['font', PDF],
    ['image', PDF],
  ])('what is no %s is refused on the field file, and nothing of it stays', async (kind, content) => {
    const before = await countAssets()
    const answer = await uploadKind(agent, kind, content)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']])
    expect(await countAssets()).toBe(before)
  })

  test.each(['image', 'video', 'font', 'pdf'] as const)('an empty file is called empty, not no %s', async (kind) => {
    const answer = await uploadKind(agent, kind, Buffer.from(''))
    expect(answer.json().errors.file).toEqual(['The file is empty.'])
  })

  test('[P-31] a file that claims two billion frames is damaged, and costs the server no memory', async () => {
    const before = process.memoryUsage().rss
    const answer = await uploadKind(agent, 'video', claimTwoBillion())
    expect(answer.json().errors.file).toEqual(['The video is damaged and cannot be read.'])
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  test('[P-31] a creative is an image or a video by its content, whatever it is called', async () => {
    const image = await drawPlain().png().toBuffer()
    const video = await mp4()
    expect(readAsset(await uploadKind(agent, 'creative', image, { name: 'no ending' }))).toMatchObject({
      kind: 'image',
    })
    const stored = readAsset(await uploadKind(agent, 'creative', video, { name: 'hero.png' }))
    expect(stored).toMatchObject({ kind: 'video', size: video.length, url: `/files/${stored.id}.mp4` })
    const large = Buffer.concat([image, Buffer.alloc(MAX_ASSET_BYTES.image)])
    expect((await uploadKind(agent, 'creative', large)).statusCode).toBe(413)
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
