import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { join } from 'node:path'
import sharp from 'sharp'
import { addAds } from '../../../testing/ad-builder.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { Creative } from '../../../platform/creative-rendering/creative-rendering.service.ts'
import { mediaAddress } from './media-address.ts'

const recipe: Creative = {
  template: 'editorial-words',
  aspect_ratio: '4:5',
  look: {
    brand_name: 'Lumenia',
    palette: { paper: '#faf6f0', ink: '#2a2320', accent: '#b5502f', soft: '#f0ddc9', deep: '#5a2a1f' },
    fonts: { heading: 'sans', body: 'sans' },
    logo: null,
    mark: 'leaf',
  },
  content: { headline: 'Hello', subline: 'World', call_to_action: 'Shop now' },
  pictures: {},
}

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(async () => server.close())

async function addImage(origin: Record<string, unknown>): Promise<string> {
  const [adId = ''] = await addAds(server, [
    { source: 'demo', media: [{ kind: 'image', width: 1080, height: 1350, ...origin }] },
  ])
  const row = await server.db.selectFrom('ad_media').select('id').where('ad_id', '=', adId).executeTakeFirstOrThrow()
  return row.id
}

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ method: 'GET', url, headers })

describe('images of ads', () => {
  test('an image is drawn at the first request and served from storage after that', async () => {
    const id = await addImage({ recipe })
    const first = await get(mediaAddress(id, 320))
    expect(first.statusCode).toBe(200)
    expect(first.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(await sharp(first.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 400 })

    await server.storage.put(`media/ads/${id}/320.webp`, Buffer.from('from storage'))
    expect((await get(mediaAddress(id, 320))).payload).toBe('from storage')
  })

  test('many who ask at once for the same image get one drawing', async () => {
    const id = await addImage({ recipe })
    const put = jest.spyOn(server.storage, 'put')
    const answers = await Promise.all(Array.from({ length: 12 }, () => get(mediaAddress(id, 640))))
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true)
    expect(put).toHaveBeenCalledTimes(1)
    put.mockRestore()
  })

  test('a browser that has the image is told so', async () => {
    const id = await addImage({ recipe })
    const { headers } = await get(mediaAddress(id, 320))
    const again = await get(mediaAddress(id, 320), { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.payload]).toEqual([304, ''])
  })

  test('an image that was copied into our storage is served in the asked width', async () => {
    const original = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
      .png()
      .toBuffer()
    await server.storage.put('originals/one.png', original)
    const { rawPayload } = await get(mediaAddress(await addImage({ storage_key: 'originals/one.png' }), 320))
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 320, height: 213 })
  })

  test.each([
    '/media/ads/01a1fc3f-c31b-7390-8361-000000000000/320.webp',
    '/media/ads/no-id/320.webp',
    '/media/ads/..%2f..%2fsession-secret/320.webp',
    '/media/brands/nobody/128.webp',
    '/media/brands/__proto__/128.webp',
    '/media/brands/velmora/129.webp',
  ])('%s does not exist', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })

  test('widths that are not offered do not exist, and leave nothing in storage', async () => {
    const id = await addImage({ recipe })
    for (const file of ['321.webp', '1e3.webp', '320.png', '-320.webp', '99999999.webp']) {
      expect((await get(`/media/ads/${id}/${file}`)).statusCode).toBe(404)
    }
    const folder = join(fileURLToPath(server.environment.storageUrl), 'media/ads')
    expect(await readdir(folder).catch(() => [])).not.toContain(id)
  })

  test('a recipe that the renderer does not understand is an image that does not exist', async () => {
    expect((await get(mediaAddress(await addImage({ recipe: { nonsense: true } }), 320))).statusCode).toBe(404)
  })

  test('the logo of a demo brand is drawn', async () => {
    const { statusCode, rawPayload } = await get('/media/brands/velmora/128.webp')
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 128, height: 128 })
  })
})
