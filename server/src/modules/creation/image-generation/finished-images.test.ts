import { randomUUID } from 'node:crypto'
import { attachBriefImages, detachBriefImage, listBriefImages } from '@marquee/contract/brief-images'
import { createBrief } from '@marquee/contract/briefs'
import { createImageOrder, getImageOrder, type ImageOrder } from '@marquee/contract/image-generation'
import { findBuiltInTemplate } from '@marquee/creative/built-in-templates'
import sharp from 'sharp'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { makeDesign } from './image-generation.queues.ts'

let server: TestServer
let ada: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server)
})
afterAll(() => server.close())

async function order(): Promise<ImageOrder> {
  const { body } = await ada.call(createImageOrder, {
    body: {
      source: { kind: 'idea', idea: 'A cup for the way to work' },
      product_id: null,
      brand_profile_id: null,
      words: { headline: 'Does not leak', call_to_action: 'Get yours' },
      aspect_ratios: ['1:1', '9:16'],
      variations: 1,
      maker: 'embedded',
      idempotency_key: randomUUID(),
    },
  })
  return body.data
}

const work = () => server.jobs.drain([makeDesign])
const read = async (id: string) => (await ada.call(getImageOrder, { params: { id } })).body.data

describe('[P-42] finished images', () => {
  test('are taken along as PNG, JPEG and WebP, one or all, named by product and format', async () => {
    const { id } = await order()
    await work()
    const { images } = await read(id)
    expect(images.map(({ file_name }) => file_name)).toEqual(['does-not-leak-1x1-1', 'does-not-leak-9x16-1'])
    for (const [ending, format] of [
      ['png', 'png'],
      ['jpg', 'jpeg'],
      ['webp', 'webp'],
    ]) {
      const file = await ada.request({ url: `/image-files/${id}/${images[0]?.id}/${images[0]?.file_name}.${ending}` })
      expect(file.headers['content-disposition']).toBe('attachment')
      expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format, width: 1080 })
    }
    const archive = await ada.request({ url: `/image-files/${id}/does-not-leak.zip?encoding=webp` })
    expect(archive.headers['content-type']).toBe('application/zip')
    expect(archive.rawPayload.toString('latin1')).toContain('does-not-leak-9x16-1.webp')
    expect(archive.rawPayload.toString('latin1')).toContain('rights.txt')
    const stranger = await signUp(server)
    expect((await stranger.request({ url: `/image-files/${id}/x.zip?encoding=png` })).statusCode).toBe(404)
  })

  test('[P-49] have a sheet that says whose each image, font and word is, and what has to be disclosed', async () => {
    const { id } = await order()
    const url = `/image-files/${id}/does-not-leak.txt`
    expect((await ada.request({ url })).statusCode).toBe(404)
    await work()
    const sheet = await ada.request({ url })
    expect(sheet.headers['content-type']).toContain('text/plain')
    for (const line of [
      'does-not-leak-1x1-1: A font of Marquee',
      'does-not-leak-9x16-1: Words in the image',
      'TikTok (Check)',
    ]) {
      expect(sheet.body).toContain(line)
    }
    expect((await (await signUp(server)).request({ url })).statusCode).toBe(404)
  })

  test('are checked when they are drawn: the page says why they have their layout', async () => {
    const { id } = await order()
    expect((await read(id)).images.map(({ layout_reason }) => layout_reason)).toEqual([null, null])
    await work()
    for (const { layout_reason, template_id } of (await read(id)).images) {
      const name = findBuiltInTemplate(template_id)?.name ?? ''
      expect(layout_reason).toMatch(
        new RegExp(`^“${name}” (?:passed every layout check|has the fewest faults of \\d layouts)`),
      )
    }
  })

  test('are attached to a brief once, and taken off again', async () => {
    const { id, images } = await order()
    const brief = (await ada.call(createBrief, { body: { title: 'Cups', idempotency_key: randomUUID() } })).body.data
    const attach = (image_ids: string[], agent = ada) =>
      agent.call(attachBriefImages, { params: { id: brief.id }, body: { image_ids } })
    const ids = images.map((image) => image.id)
    expect((await attach(ids)).status).toBe(422)
    await work()
    await attach(ids)
    expect((await attach(ids)).body.data.map((image) => [image.id, image.order_id])).toEqual(
      ids.map((one) => [one, id]),
    )
    await ada.call(detachBriefImage, { params: { id: brief.id, image_id: ids[0] ?? '' } })
    expect((await ada.call(listBriefImages, { params: { id: brief.id } })).body.data).toHaveLength(1)
    const stranger = await signUp(server)
    expect((await attach(ids, stranger)).status).toBe(404)
  })
})
