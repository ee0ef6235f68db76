import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MAX_ASSET_BYTES, type StoredAsset, uploadAsset } from '@marquee/contract/assets'
import { createProduct } from '@marquee/contract/products'
import { sql } from 'kysely'
import sharp from 'sharp'
import { signUp, type SignedInAgent, visit } from '../../testing/agent.ts'
import { multipartFile } from '../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { removeUnused } from './assets.jobs.ts'
import { createAssetService } from './assets.service.ts'

const emptyProduct = {
  name: 'Cup',
  url: null,
  description: '',
  price: null,
  currency: 'EUR' as const,
  benefits: [],
  offer: '',
  category: '',
}

let server: TestServer
let agent: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(async () => server.close())

function form(content: Buffer, name = 'photo.png', type = 'image/png', field = 'file') {
  return multipartFile(content, { name, type, field })
}

function upload(content: Buffer, name?: string, type?: string, who = agent) {
  return who.request({ method: 'POST', url: uploadAsset.path, ...form(content, name, type) })
}

async function stored(content: Buffer, name?: string): Promise<StoredAsset> {
  const answer = await upload(content, name)
  expect(answer.statusCode).toBe(201)
  return uploadAsset.response.parse(answer.json()).data
}

function picture(width = 40, height = 20) {
  return sharp({ create: { width, height, channels: 3, background: '#cc3344' } })
}

/** A PNG whose header says this size; what follows is too little for it. */
async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const png = await picture(1, 1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

describe('uploading a picture', () => {
  test('PNG, JPEG, WebP and AVIF become WebP', async () => {
    for (const content of [picture().png(), picture().jpeg(), picture().webp(), picture().avif()]) {
      const file = await stored(await content.toBuffer())
      expect(file).toMatchObject({ content_type: 'image/webp', width: 40, height: 20 })
      const served = await agent.request({ method: 'GET', url: file.url })
      expect(served.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, max-age=86400' })
      expect(served.rawPayload.byteLength).toBe(file.size)
      expect((await sharp(served.rawPayload).metadata()).format).toBe('webp')
    }
  })

  test('the content decides, not the name or the announced type', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const gif = await picture().gif().toBuffer()
    for (const content of [svg, gif, Buffer.from('%PDF-1.4'), Buffer.from(''), Buffer.from('<html>')]) {
      const answer = await upload(content, 'photo.png', 'image/png')
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']])
    }
    expect((await upload(await picture().png().toBuffer(), 'page.html', 'text/html')).statusCode).toBe(201)
  })

  test('where a picture was taken is not kept, and it is turned the right way', async () => {
    const jpeg = await picture()
      .withExif({ IFD0: { Copyright: 'somebody' }, IFD3: { GPSLatitude: '52/1 30/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect((await sharp(jpeg).metadata()).exif).toBeDefined()
    const file = await stored(jpeg)
    expect(file).toMatchObject({ width: 20, height: 40 })
    const { rawPayload } = await agent.request({ method: 'GET', url: file.url })
    const metadata = await sharp(rawPayload).metadata()
    expect([metadata.exif, metadata.xmp, metadata.orientation]).toEqual([undefined, undefined, undefined])
  })

  test('a picture whose header says more than 50 megapixels is refused before it is decoded', async () => {
    const answer = await upload(await pngThatSays(30_000, 30_000))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.file[0]).toMatch(/pixels|damaged/)
  })

  test('a picture that breaks off or is only a header is refused', async () => {
    const whole = await picture(400, 400).png().toBuffer()
    for (const content of [
      whole.subarray(0, whole.length / 2),
      whole.subarray(0, 8),
      Buffer.from('RIFF0000WEBP'),
      Buffer.from([0xff, 0xd8, 0xff]),
    ]) {
      expect((await upload(content)).statusCode).toBe(422)
    }
  })

  test('a file that is too large answers 413', async () => {
    expect((await upload(Buffer.alloc(MAX_ASSET_BYTES.image + 1))).statusCode).toBe(413)
  })

  test('no file, and no form at all, are refused', async () => {
    const png = await picture().png().toBuffer()
    const other = await agent.request({
      method: 'POST',
      url: uploadAsset.path,
      ...form(png, 'a.png', 'image/png', 'other'),
    })
    expect(other.statusCode).toBe(422)
    const json = await agent.request({ method: 'POST', url: uploadAsset.path, payload: { file: 'x' } })
    expect(json.statusCode).toBe(415)
  })

  test.each([
    '../../../etc/passwd',
    '..\\..\\boot.ini',
    'a\u0000.png',
    '',
    '.',
    'con',
    `${'x'.repeat(3000)}.png`,
    '<img src=x>.png',
    '👩‍👩‍👧.png',
    "'; drop table files; --",
  ])('a file may be called %j: no part of the name is an address', async (name) => {
    const answer = await upload(await picture().png().toBuffer(), name)
    // Without a name the form has a field, not a file.
    expect([201, 422]).toContain(answer.statusCode)
    const { url = '', name: plain = '' } = answer.statusCode === 201 ? parsed(answer) : {}
    expect(url).toMatch(/^(?:\/files\/[0-9a-f-]{36}\.webp)?$/)
    expect(plain).not.toMatch(/[/\\\p{Cc}]/u)
  })

  test('a visitor and an account that is not verified cannot upload', async () => {
    const png = await picture().png().toBuffer()
    const unverified = await signUp(server, { isVerified: false })
    expect((await upload(png, 'a.png', 'image/png', unverified)).statusCode).toBe(403)
    const answer = await visit(server).request({ method: 'POST', url: uploadAsset.path, ...form(png) })
    expect([401, 419]).toContain(answer.statusCode)
  })
})

describe('seeing a file', () => {
  test('only members of its workspace see it; for others it does not exist', async () => {
    const file = await stored(await picture().png().toBuffer())
    const stranger = await signUp(server)
    const colleague = await signUp(server, { workspaceId: agent.workspaceId, role: 'viewer' })
    const statusFor = async (who: Pick<SignedInAgent, 'request'>) =>
      (await who.request({ method: 'GET', url: file.url })).statusCode
    expect(await statusFor(colleague)).toBe(200)
    expect(await statusFor(stranger)).toBe(404)
    expect(await statusFor(visit(server))).toBe(404)
  })

  test('a browser that has it is told so', async () => {
    const file = await stored(await picture().png().toBuffer())
    const { headers } = await agent.request({ method: 'GET', url: file.url })
    const again = await agent.request({
      method: 'GET',
      url: file.url,
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.statusCode).toBe(304)
  })

  test('addresses that are none answer 404', async () => {
    for (const name of [
      'nothing.webp',
      '01a1fc3f-c31b-7390-8361-000000000000.webp',
      '01a1fc3f-c31b-7390-8361-000000000000',
      '..%2f..%2fx.webp',
    ]) {
      expect((await agent.request({ method: 'GET', url: `/files/${name}` })).statusCode).toBe(404)
    }
  })

  test('other modules find files of their workspace only', async () => {
    const file = await stored(await picture().png().toBuffer())
    const stranger = await signUp(server)
    const assets = createAssetService({ db: server.db, clock: server.clock, storage: server.storage })
    expect(await assets.find(agent.workspaceId, [file.id])).toEqual([file])
    expect(await assets.find(stranger.workspaceId, [file.id])).toEqual([])
    expect(await assets.find(agent.workspaceId, [])).toEqual([])
  })
})

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

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n')
const ZIP = Buffer.concat([Buffer.from([0x50, 0x4b, 5, 6]), Buffer.alloc(18)])

function uploadKind(kind: string, content: Buffer, { key = randomUUID(), name = 'file' } = {}, who = agent) {
  const url = `${uploadAsset.path}?kind=${kind}&idempotency_key=${key}`
  return who.request({ method: 'POST', url, ...form(content, name, 'application/octet-stream') })
}

function parsed(answer: { json(): unknown }): StoredAsset {
  return uploadAsset.response.parse(answer.json()).data
}

describe('videos, PDF, ZIP and fonts', () => {
  test('a video is kept as it is, with its size and length, and is read in ranges', async () => {
    const content = mp4()
    const video = parsed(await uploadKind('video', content, { name: 'spot.mp4' }))
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
      const asset = parsed(await uploadKind(kind, content, { name: `Räder.${kind}` }))
      expect(asset).toMatchObject({ kind, width: null, duration_s: null, url: `/files/${asset.id}.${kind}` })
      const { headers, rawPayload } = await agent.request({ method: 'GET', url: asset.url })
      expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''R%C3%A4der.${kind}`)
      expect(rawPayload.equals(content)).toBe(true)
    }
  })

  test('a font is taken by its content', async () => {
    const path = require.resolve('@fontsource/anton/files/anton-latin-400-normal.woff2')
    const font = parsed(await uploadKind('font', await readFile(path)))
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
    const answer = await uploadKind(kind, content)
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']])
    expect(await countAssets()).toBe(before)
  })

  test('each kind has a largest size of its own', async () => {
    expect((await uploadKind('pdf', Buffer.alloc(MAX_ASSET_BYTES.pdf + 1))).statusCode).toBe(413)
    expect((await uploadKind('sound', PDF)).statusCode).toBe(422)
  })

  test('an address with another ending than the content has does not exist', async () => {
    const { id } = parsed(await uploadKind('pdf', PDF))
    expect((await agent.request({ method: 'GET', url: `/files/${id}.webp` })).statusCode).toBe(404)
    expect((await agent.request({ method: 'GET', url: `/files/${id}` })).statusCode).toBe(404)
  })
})

async function countAssets(): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from assets`.execute(server.db)
  return Number(rows[0]?.count)
}

describe('storing once', () => {
  test('the same key answers with the first file, also when both arrive at once', async () => {
    const key = randomUUID()
    const answers = await Promise.all([PDF, PDF, PDF].map((content) => uploadKind('pdf', content, { key })))
    answers.push(await uploadKind('pdf', Buffer.concat([PDF, PDF]), { key }))
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201, 201])
    expect(new Set(answers.map((answer) => parsed(answer).id)).size).toBe(1)
  })

  test('a workspace takes no more than its quota', async () => {
    const other = await signUp(server)
    parsed(await uploadKind('pdf', PDF, {}, other))
    const limit = sql`update asset_usage set quota_bytes = ${PDF.length * 2} where workspace_id = ${other.workspaceId}`
    await limit.execute(server.db)
    expect((await uploadKind('pdf', PDF, {}, other)).statusCode).toBe(201)
    const refused = await uploadKind('pdf', PDF, {}, other)
    expect([refused.statusCode, refused.json().errors.file[0]]).toEqual([422, expect.stringMatching(/storage .* full/)])
  })
})

describe('scaled images', () => {
  test('an image is served in the widths of the contract, and never enlarged', async () => {
    const { url } = await stored(await picture(900, 450).png().toBuffer())
    const widthOf = async (query: string) => {
      const { rawPayload } = await agent.request({ method: 'GET', url: url + query })
      return (await sharp(rawPayload).metadata()).width
    }
    expect(await widthOf('?width=320')).toBe(320)
    expect(await widthOf('?width=320')).toBe(320)
    expect(await widthOf('?width=1280')).toBe(900)
    expect(await widthOf('?width=77')).toBe(900)
  })
})

const service = () => createAssetService({ db: server.db, clock: server.clock, storage: server.storage })

describe('what other modules ask', () => {
  test('an image of our own making is kept to the byte', async () => {
    const bytes = await picture(30, 30).png().toBuffer()
    const asset = await service().store(
      { workspaceId: agent.workspaceId, userId: null },
      { bytes, name: 'piece.png', kind: 'image', origin: 'generated' },
    )
    expect(asset).toMatchObject({ content_type: 'image/png', width: 30, url: `/files/${asset.id}.png` })
    expect((await service().read(agent.workspaceId, asset.id)).equals(bytes)).toBe(true)
    const stranger = await signUp(server)
    await expect(service().read(stranger.workspaceId, asset.id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('the clean-up', () => {
  const DAY = 24 * 60 * 60
  const cleanUp = () => removeUnused({ db: server.db, clock: server.clock, storage: server.storage })

  async function storageKeyOf(id: string): Promise<string> {
    const { rows } = await sql<{ storage_key: string }>`select storage_key from assets where id = ${id}`.execute(
      server.db,
    )
    return rows[0]?.storage_key ?? ''
  }

  test('removes what nobody has referred to for a week, its bytes and its share of the quota, and keeps what a product holds', async () => {
    const who = await signUp(server)
    const png = await picture(400, 400).png().toBuffer()
    const [kept, unused] = [
      parsed(await uploadKind('image', png, {}, who)),
      parsed(await uploadKind('image', png, {}, who)),
    ]
    await who.request({ method: 'GET', url: `${unused.url}?width=160` })
    const product = { ...emptyProduct, image_ids: [kept.id], idempotency_key: randomUUID() }
    expect((await who.call(createProduct, { body: product })).status).toBe(201)
    const key = await storageKeyOf(unused.id)
    const idsFound = async () =>
      (await service().find(who.workspaceId, [kept.id, unused.id])).map(({ id }) => id).toSorted()
    expect(await server.storage.stat(`${key}.w160.webp`)).not.toBeNull()

    server.clock.advance(6 * DAY)
    await cleanUp()
    expect(await idsFound()).toEqual([kept.id, unused.id])
    server.clock.advance(2 * DAY)
    await cleanUp()
    expect(await idsFound()).toEqual([kept.id])
    server.clock.advance(2 * DAY)
    await cleanUp()
    expect(await server.storage.stat(key)).toBeNull()
    expect(await server.storage.stat(`${key}.w160.webp`)).toBeNull()
    expect(await service().read(who.workspaceId, kept.id)).toHaveLength(kept.size)
    const usage = await sql<{ bytes: string }>`
      select bytes from asset_usage where workspace_id = ${who.workspaceId}
    `.execute(server.db)
    expect(Number(usage.rows[0]?.bytes)).toBe(kept.size)
  })

  test('removes an upload that broke off with its process', async () => {
    const { workspaceId } = agent
    const id = randomUUID()
    const key = `workspaces/${workspaceId}/assets/${id}`
    await sql`
      insert into assets (id, workspace_id, kind, name, content_type, size, hash, storage_key, created_at, updated_at)
      values (${id}, ${workspaceId}, 'pdf', 'half', '', 0, '', ${key}, ${server.clock.now()}, ${server.clock.now()})
    `.execute(server.db)
    await server.storage.put(key, PDF)
    expect((await agent.request({ method: 'GET', url: `/files/${id}.pdf` })).statusCode).toBe(404)
    server.clock.advance(2 * DAY)
    await cleanUp()
    expect(await server.storage.stat(key)).toBeNull()
  })
})
