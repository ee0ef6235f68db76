import { MAX_ASSET_BYTES, type StoredAsset, uploadAsset } from '@marquee/contract/assets'
import sharp from 'sharp'
import { signUp, type SignedInAgent, visit } from '../../../testing/agent.ts'
import { drawPlain, readAsset } from '../../../testing/asset-files.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createSoundNormalizer } from '../../../platform/sound/sound-normalizer.ts'
import { createVideoInspector } from '../../../platform/video/video-inspector.ts'
import { createAssetService } from './assets.service.ts'

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
  return readAsset(answer)
}

/** A PNG whose header says this size; what follows is too little for it. */
async function pngThatSays(width: number, height: number): Promise<Buffer> {
  const png = await drawPlain(1, 1).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  return png
}

describe('uploading an image', () => {
  test('PNG, JPEG, WebP and AVIF become WebP', async () => {
    for (const content of [drawPlain().png(), drawPlain().jpeg(), drawPlain().webp(), drawPlain().avif()]) {
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
    const gif = await drawPlain().gif().toBuffer()
    for (const content of [svg, gif, Buffer.from('%PDF-1.4'), Buffer.from(''), Buffer.from('<html>')]) {
      const answer = await upload(content, 'photo.png', 'image/png')
      expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ['file']])
    }
    expect((await upload(await drawPlain().png().toBuffer(), 'page.html', 'text/html')).statusCode).toBe(201)
  })

  test('[P-31] an SVG is kept as pixels, and its text is drawn in its own font or not at all', async () => {
    const draw = (inside: string) =>
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">${inside}</svg>`)
    const drawn = await upload(draw('<rect width="40" height="20" fill="red"/>'), 'logo.svg', 'image/svg+xml')
    expect(drawn.json().data).toMatchObject({ content_type: 'image/webp', width: 1024, height: 512 })
    const write = (font: string) =>
      upload(draw(`<text y="15" font-family="${font}" font-weight="700">Lumenia</text>`), 'logo.svg', 'image/svg+xml')
    expect((await write('Garamond')).json().errors.file[0]).toContain('the font “Garamond” in the weight 700')
    expect((await write('Caveat')).statusCode).toBe(201)
  })

  test('where an image was taken is not kept, and it is turned the right way', async () => {
    const jpeg = await drawPlain()
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

  test('an image whose header says more than 50 megapixels is refused before it is decoded', async () => {
    const answer = await upload(await pngThatSays(30_000, 30_000))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.file[0]).toMatch(/pixels|damaged/)
  })

  test('an image that breaks off or is only a header is refused', async () => {
    const whole = await drawPlain(400, 400).png().toBuffer()
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
    const png = await drawPlain().png().toBuffer()
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
    '../../../../etc/passwd',
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
    const answer = await upload(await drawPlain().png().toBuffer(), name)
    // Without a name the form has a field, not a file.
    expect([201, 422]).toContain(answer.statusCode)
    const { url = '', name: plain = '' } = answer.statusCode === 201 ? readAsset(answer) : {}
    expect(url).toMatch(/^(?:\/files\/[0-9a-f-]{36}\.webp)?$/)
    expect(plain).not.toMatch(/[/\\\p{Cc}]/u)
  })

  test('a visitor and an account that is not verified cannot upload', async () => {
    const png = await drawPlain().png().toBuffer()
    const unverified = await signUp(server, { isVerified: false })
    expect((await upload(png, 'a.png', 'image/png', unverified)).statusCode).toBe(403)
    const answer = await visit(server).request({ method: 'POST', url: uploadAsset.path, ...form(png) })
    expect([401, 419]).toContain(answer.statusCode)
  })
})

describe('seeing a file', () => {
  test('only members of its workspace see it; for others it does not exist', async () => {
    const file = await stored(await drawPlain().png().toBuffer())
    const stranger = await signUp(server)
    const colleague = await signUp(server, { workspaceId: agent.workspaceId, role: 'viewer' })
    const statusFor = async (who: Pick<SignedInAgent, 'request'>) =>
      (await who.request({ method: 'GET', url: file.url })).statusCode
    expect(await statusFor(colleague)).toBe(200)
    expect(await statusFor(stranger)).toBe(404)
    expect(await statusFor(visit(server))).toBe(401)
  })

  test('a browser that has it is told so', async () => {
    const file = await stored(await drawPlain().png().toBuffer())
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
    const file = await stored(await drawPlain().png().toBuffer())
    const stranger = await signUp(server)
    const assets = createAssetService({ ...server, videos: createVideoInspector(), sounds: createSoundNormalizer() })
    expect(await assets.find(agent.workspaceId, [file.id])).toEqual([file])
    expect(await assets.find(stranger.workspaceId, [file.id])).toEqual([])
    expect(await assets.find(agent.workspaceId, [])).toEqual([])
  })
})
