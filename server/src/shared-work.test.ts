import { randomUUID } from 'node:crypto'
import { attachBriefImages } from '@marquee/contract/brief-images'
import { createBrief } from '@marquee/contract/briefs'
import { createAnalysis, getAnalysis } from '@marquee/contract/creative-analyses'
import { createImageOrder, getImageOrder } from '@marquee/contract/image-generation'
import { getSharedAnalysis } from '@marquee/contract/shared-analyses'
import { getSharedBrief } from '@marquee/contract/shared-briefs'
import { getSharedImages } from '@marquee/contract/shared-images'
import {
  getImageOrderShare,
  revokeImageOrderShare,
  shareAnalysis,
  shareBrief,
  shareImage,
  shareImageOrder,
} from '@marquee/contract/sharing'
import sharp from 'sharp'
import { analyseCreative } from './modules/analysis/creative-analyses/analyse-creative-job.ts'
import { makeDesign } from './modules/creation/image-generation/image-generation.queues.ts'
import { type SignedInAgent, signUp, visit } from './testing/agent.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
let orderId: string
let images: { id: string; document_id: string; url: string | null }[]
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
  const ordered = await agent.call(createImageOrder, {
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
  orderId = ordered.body.data.id
  await server.jobs.drain([makeDesign])
  images = (await agent.call(getImageOrder, { params: { id: orderId } })).body.data.images
}, 120_000)
afterAll(() => server.close())

const open = (url: string) => visit(server).request({ url })
const body = { expires_at: null }

async function shareOrder(allows_download: boolean): Promise<string> {
  const answer = await agent.call(shareImageOrder, { params: { id: orderId }, body: { ...body, allows_download } })
  return answer.body.data.token
}

async function listShared(token: string) {
  return (await visit(server).call(getSharedImages, { params: { token } })).body.data.images
}

describe('shared images', () => {
  test('[F-17] an order opens with every finished format', async () => {
    const shown = await listShared(await shareOrder(false))
    expect(shown.map(({ aspect_ratio }) => aspect_ratio)).toEqual(['1:1', '9:16'])
    const [first] = shown
    const file = await open(first?.url ?? '')
    expect([file.statusCode, (await sharp(file.rawPayload).metadata()).width]).toEqual([200, 1080])
    const small = await open(first?.thumbnail_url ?? '')
    expect((await sharp(small.rawPayload).metadata()).width).toBe(640)
  })

  test('[F-17] its files open only under its link, for as long as there is one', async () => {
    const token = await shareOrder(false)
    const [url = ''] = (await listShared(token)).map((image) => image.url)
    expect((await open(url)).statusCode).toBe(200)
    expect((await open(images[0]?.url ?? '')).statusCode).toBe(401)
    expect((await open(url.replace(token, 'another'))).statusCode).toBe(404)

    const stranger = await signUp(server)
    expect((await stranger.call(getImageOrderShare, { params: { id: orderId } })).status).toBe(404)
    await agent.call(revokeImageOrderShare, { params: { id: orderId } })
    expect((await open(url)).statusCode).toBe(404)
  })

  test('[F-17] files are saved where that is allowed, and nowhere else', async () => {
    const token = await shareOrder(false)
    const [image] = await listShared(token)
    const address = `/shared-image-files/${token}/${image?.id}/cup.jpg`
    expect((await open(address)).statusCode).toBe(404)
    expect(await shareOrder(true)).toBe(token)
    const file = await open(address)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/jpeg'])
  })

  test('[F-17] the link of one image shows that image alone', async () => {
    const [, second] = images
    const params = { id: orderId, image_id: second?.id ?? '' }
    const { token } = (await agent.call(shareImage, { params, body: { ...body, allows_download: true } })).body.data
    expect((await listShared(token)).map(({ id }) => id)).toEqual([second?.id])
    expect((await open(`/shared-image-files/${token}/${images[0]?.id}/x.png`)).statusCode).toBe(404)
    expect((await visit(server).call(getSharedBrief, { params: { token } })).status).toBe(404)
  })
})

describe('an analysis of a generated image', () => {
  test('[P-30] [F-17] leads back to its editor, and is shared and taken along with its findings', async () => {
    const [image] = images
    const created = await agent.call(createAnalysis, {
      body: { source: { image_id: image?.id ?? '' }, idempotency_key: randomUUID() },
    })
    const { id } = created.body.data
    expect(created.body.data.generated).toEqual({ order_id: orderId, document_id: image?.document_id })
    expect((await agent.call(shareAnalysis, { params: { id }, body })).status).toBe(409)
    await server.jobs.drain([analyseCreative])
    expect((await agent.call(getAnalysis, { params: { id } })).body.data.state).toBe('done')

    const { token } = (await agent.call(shareAnalysis, { params: { id }, body })).body.data
    const shared = (await visit(server).call(getSharedAnalysis, { params: { token } })).body.data
    expect((await open(shared.image_url ?? '')).statusCode).toBe(200)
    for (const [address, by] of [
      [`/analysis-files/${id}`, agent],
      [`/shared-analysis-files/${token}`, visit(server)],
    ] as const) {
      const pdf = await by.request({ url: `${address}/analysis.pdf` })
      expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      const png = await by.request({ url: `${address}/analysis.png` })
      expect((await sharp(png.rawPayload).metadata()).format).toBe('png')
      // The findings are drawn on it: it is not the image alone.
      expect(png.rawPayload.equals((await open(shared.image_url ?? '')).rawPayload)).toBe(false)
    }
    expect((await open(`/analysis-files/${id}/analysis.pdf`)).statusCode).toBe(401)
    expect((await (await signUp(server)).request({ url: `/analysis-files/${id}/analysis.pdf` })).statusCode).toBe(404)

    const stranger = await signUp(server)
    const foreign = { source: { image_id: image?.id ?? '' }, idempotency_key: randomUUID() }
    expect((await stranger.call(createAnalysis, { body: foreign })).status).toBe(422)
  }, 120_000)
})

describe('the PDF of a brief', () => {
  test('[P-51] is made for members and for guests of its link, with its images', async () => {
    const created = await agent.call(createBrief, {
      body: { idempotency_key: randomUUID(), title: 'Summer: sale', objective: 'Sell. مرحبا. 日本語.' },
    })
    const { id } = created.body.data
    const size = async () => {
      const file = await agent.request({ url: `/brief-files/${id}/brief.pdf` })
      expect(file.headers['content-disposition']).toContain('Summer%20sale.pdf')
      expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      return file.rawPayload.length
    }
    const words = await size()
    const attached = { image_ids: images.map((image) => image.id) }
    await agent.call(attachBriefImages, { params: { id }, body: attached })
    expect(await size()).toBeGreaterThan(words + 10_000)

    const { token } = (await agent.call(shareBrief, { params: { id }, body })).body.data
    const address = `/shared-brief-files/${token}/brief.pdf`
    expect((await open(address)).headers['content-type']).toBe('application/pdf')
    const page = (await visit(server).call(getSharedBrief, { params: { token } })).body.data
    expect((await open(page.images[0]?.thumbnail_url ?? '')).statusCode).toBe(200)
    expect((await open(`/brief-files/${id}/brief.pdf`)).statusCode).toBe(401)
    expect((await open('/shared-brief-files/never-was/brief.pdf')).statusCode).toBe(404)
  }, 60_000)
})
