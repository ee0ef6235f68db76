import { randomUUID } from 'node:crypto'
import { getCreativeDocument, updateCreativeDocument } from '@marquee/contract/creative-documents'
import { getCredits, listCreditEntries } from '@marquee/contract/credits'
import {
  cancelImageOrder,
  countRunningImageOrders,
  createImageOrder,
  deleteImage,
  deleteImageOrder,
  drawEditedImages,
  getImageOrder,
  type ImageOrder,
  listImageOrders,
  rateImage,
  restoreImageOrder,
  retryImage,
  varyImage,
} from '@marquee/contract/image-generation'
import { listNotifications } from '@marquee/contract/notifications'
import { sql } from 'kysely'
import sharp from 'sharp'
import { listenToWebhooks, listToldEvents } from '../../../testing/add-webhook.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createCreditService } from '../../billing/credits/credits.service.ts'
import { drawEditedDesign, makeDesign } from './image-generation.queues.ts'

let server: TestServer
let ada: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signUp(server)
})

const words = { headline: 'Does not leak', call_to_action: 'Get yours', body: 'It fits every car.' }

function toBody(changes: object = {}) {
  return {
    source: { kind: 'idea', idea: 'A travel cup for the way to work' } as const,
    product_id: null,
    brand_profile_id: null,
    words,
    aspect_ratios: ['1:1', '9:16'] as ('1:1' | '9:16')[],
    variations: 1,
    maker: 'embedded' as const,
    idempotency_key: randomUUID(),
    ...changes,
  }
}

async function order(changes: object = {}, agent = ada): Promise<ImageOrder> {
  return (await agent.call(createImageOrder, { body: toBody(changes) })).body.data
}

const work = () => server.jobs.drain([makeDesign])

async function read(id: string, agent = ada): Promise<ImageOrder> {
  return (await agent.call(getImageOrder, { params: { id } })).body.data
}

async function balance(agent = ada) {
  const { available, held } = (await agent.call(getCredits, {})).body.data
  return { available, held }
}

/** Sets credits aside for something else. */
async function holdAll(credits: number): Promise<void> {
  const request = { workspaceId: ada.workspaceId, userId: ada.userId, feature: 'image_generation', reference: 'test' }
  const quantity = Math.ceil(credits / 2)
  await server.db
    .transaction()
    .execute((transaction) =>
      createCreditService(server).hold(transaction, { ...request, quantity, idempotencyKey: 'held' }),
    )
}

/** Storage that is full refuses every new file. */
function limitStorage(bytes: number) {
  return sql`
    insert into asset_usage (workspace_id, bytes, quota_bytes, created_at, updated_at)
    values (${ada.workspaceId}, 0, ${bytes}, now(), now())
    on conflict (workspace_id) do update set quota_bytes = ${bytes}
  `.execute(server.db)
}

describe('[P-42] [F-05] an order of images', () => {
  test('sets its price aside, draws every format, and charges each finished image', async () => {
    const before = await balance()
    const ordered = await order()
    expect(ordered).toMatchObject({ status: 'queued', progress: 0, credits_held: 4, credits_used: 0 })
    expect(await balance()).toEqual({ available: before.available - 4, held: 4 })

    await work()
    const done = await read(ordered.id)
    expect(done).toMatchObject({ status: 'done', progress: 100, credits_held: 0, credits_used: 4 })
    expect(done.images.map(({ aspect_ratio, width, height, status }) => [aspect_ratio, width, height, status])).toEqual(
      [
        ['1:1', 1080, 1080, 'done'],
        ['9:16', 1080, 1920, 'done'],
      ],
    )
    const file = await ada.request({ url: done.images[1]?.url ?? '' })
    expect(await sharp(file.rawPayload).metadata()).toMatchObject({ format: 'png', width: 1080, height: 1920 })
    expect(await balance()).toEqual({ available: before.available - 4, held: 0 })
    const { data } = (await ada.call(listCreditEntries, { query: { show: 'spend' } })).body
    expect(data.map(({ amount, feature }) => [amount, feature])).toEqual([
      [-2, 'image_generation'],
      [-2, 'image_generation'],
    ])
  })

  test('[P-82] tells whoever ordered it once, when its last image has ended', async () => {
    const { id, title } = await order()
    await work()
    const { data } = (await ada.call(listNotifications, { query: {} })).body
    expect(data.filter(({ path }) => path === `/image-generation/${id}`)).toMatchObject([
      { kind: 'generation_finished', title: `${title} is ready` },
    ])
  })

  test('sent twice with the same key, also at once, is one order with one price', async () => {
    const before = await balance()
    const body = toBody()
    const answers = await Promise.all([1, 2, 3].map(() => ada.call(createImageOrder, { body })))
    const later = await ada.call(createImageOrder, { body })
    expect(new Set([...answers, later].map((answer) => answer.body.data.id)).size).toBe(1)
    expect(await balance()).toEqual({ available: before.available - 4, held: 4 })
  })

  test('that costs more than there is changes nothing', async () => {
    const before = await balance()
    await holdAll(before.available - 3)
    const refused = await ada.call(createImageOrder, { body: toBody() })
    expect([refused.status, refused.error.code]).toEqual([402, 'insufficient_credits'])
    expect((await balance()).available).toBeLessThan(4)
    expect((await ada.call(listImageOrders, { query: {} })).body.data).toEqual([])
  })

  test('gives the same images for the same input', async () => {
    const [first, second] = [await order(), await order()]
    await work()
    const files = await Promise.all(
      [await read(first.id), await read(second.id)].map(({ images }) => ada.request({ url: images[0]?.url ?? '' })),
    )
    expect(files[0]?.rawPayload.equals(files[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true)
  })

  test('of several designs uses different templates', async () => {
    const { id } = await order({ variations: 3, aspect_ratios: ['1:1'] })
    const { images } = await read(id)
    expect(images.map(({ variation }) => variation)).toEqual([1, 2, 3])
    expect(new Set(images.map(({ template_id }) => template_id)).size).toBe(3)
  })

  test('[P-73] whose images fail says why and gives their credits back; tried again, it is done for its price', async () => {
    const before = await balance()
    await limitStorage(10)
    await listenToWebhooks(server, ada)
    const { id } = await order()
    await work()
    const told = (await listToldEvents(server, ada)).at(-1)
    expect(told).toMatchObject({ type: 'generation.failed', data: { generation_id: id } })
    const failed = await read(id)
    expect(failed).toMatchObject({ status: 'failed', credits_used: 0 })
    expect(failed.images[0]?.failed_reason).toBe(
      'The storage of this workspace is full. Remove what is no longer needed.',
    )
    expect(await balance()).toEqual({ ...before, held: 0 })

    await limitStorage(1_000_000_000)
    const key = randomUUID()
    const retry = () =>
      ada.call(retryImage, { params: { id, image_id: failed.images[0]?.id ?? '' }, body: { idempotency_key: key } })
    await Promise.all([retry(), retry()])
    expect(await balance()).toEqual({ available: before.available - 2, held: 2 })
    await work()
    expect(await read(id)).toMatchObject({ status: 'done', credits_used: 2 })
    const again = await ada.call(retryImage, {
      params: { id, image_id: failed.images[0]?.id ?? '' },
      body: { idempotency_key: randomUUID() },
    })
    expect([again.status, again.error.code]).toEqual([409, 'image_not_failed'])
  })

  test('canceled gives back what is not made yet, and keeps what is', async () => {
    const before = await balance()
    const { id } = await order()
    expect((await ada.call(countRunningImageOrders, {})).body.data).toEqual({ orders: 1, images: 2, finished: 0 })
    expect((await ada.call(cancelImageOrder, { params: { id } })).body.data.status).toBe('canceled')
    expect(await balance()).toEqual({ ...before, held: 0 })
    await work()
    expect((await read(id)).images.map(({ status }) => status)).toEqual(['canceled', 'canceled'])
    expect((await ada.call(countRunningImageOrders, {})).body.data.orders).toBe(0)
  })

  test('is varied one by one, rated, thinned out, removed and brought back', async () => {
    const { id, images } = await order({ aspect_ratios: ['1:1'] })
    await work()
    const params = { id, image_id: images[0]?.id ?? '' }
    const body = { idempotency_key: randomUUID() }
    await ada.call(varyImage, { params, body })
    const varied = (await ada.call(varyImage, { params, body })).body.data
    expect(varied.images.map(({ variation, status }) => [variation, status])).toEqual([
      [1, 'done'],
      [2, 'queued'],
    ])
    expect(varied.images[0]?.template_id).not.toBe(varied.images[1]?.template_id)
    const rated = await ada.call(rateImage, { params, body: { rating: 'up' } })
    expect(rated.body.data.images[0]?.rating).toBe('up')
    await ada.call(deleteImage, { params: { id, image_id: varied.images[1]?.id ?? '' } })
    expect(await read(id)).toMatchObject({ status: 'done', credits_held: 0, credits_used: 2 })
    await ada.call(deleteImageOrder, { params: { id } })
    expect((await ada.call(getImageOrder, { params: { id } })).status).toBe(404)
    expect((await ada.call(restoreImageOrder, { params: { id } })).body.data.images).toHaveLength(1)
  })

  test('whose design was edited is drawn again for nothing, in every format', async () => {
    const { id } = await order()
    await work()
    const before = await read(id)
    const paid = await balance()
    const params = { id: before.images[0]?.document_id ?? '' }
    const { document, version } = (await ada.call(getCreativeDocument, { params })).body.data
    const texts = { ...document.texts, headline: 'Never leaks' }
    await ada.call(updateCreativeDocument, { params, body: { document: { ...document, texts }, version } })
    expect((await read(id)).images.map(({ is_outdated }) => is_outdated)).toEqual([true, true])
    await ada.call(drawEditedImages, { params: { id } })
    await server.jobs.drain([drawEditedDesign])
    const after = await read(id)
    expect(after.images.map(({ is_outdated }) => is_outdated)).toEqual([false, false])
    expect(after.images.map(({ url }) => url)).not.toEqual(before.images.map(({ url }) => url))
    expect(await balance()).toEqual(paid)
  })

  test('names what of its input is not there', async () => {
    const refusals = [
      toBody({ product_id: randomUUID() }),
      toBody({ source: { kind: 'template', template_id: 'none' } }),
      toBody({ source: { kind: 'ad', ad_id: randomUUID() } }),
      toBody({ aspect_ratios: [] }),
      toBody({ words: { ...words, headline: '' } }),
    ]
    const answers = await Promise.all(refusals.map((body) => ada.call(createImageOrder, { body })))
    expect(answers.map(({ status, error }) => [status, Object.keys(error.errors ?? {})[0]])).toEqual([
      [422, 'product_id'],
      [422, 'source.template_id'],
      [422, 'source.ad_id'],
      [422, 'aspect_ratios'],
      [422, 'words.headline'],
    ])
  })

  test('of another workspace is neither seen nor touched, and a viewer only looks', async () => {
    const { id, images } = await order()
    const stranger = await signUp(server)
    const params = { id, image_id: images[0]?.id ?? '' }
    const body = { idempotency_key: randomUUID() }
    const answers = await Promise.all([
      stranger.call(getImageOrder, { params: { id } }),
      stranger.call(cancelImageOrder, { params: { id } }),
      stranger.call(deleteImageOrder, { params: { id } }),
      stranger.call(retryImage, { params, body }),
      stranger.call(varyImage, { params, body }),
      stranger.call(rateImage, { params, body: { rating: 'up' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404])
    const viewer = await signUp(server, { workspaceId: ada.workspaceId, role: 'viewer' })
    expect((await viewer.call(getImageOrder, { params: { id } })).status).toBe(200)
    expect((await viewer.call(createImageOrder, { body: toBody() })).status).toBe(403)
  })
})
