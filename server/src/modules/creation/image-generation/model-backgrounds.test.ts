import { randomUUID } from 'node:crypto'
import { getCredits } from '@marquee/contract/credits'
import { createImageOrder, getImageOrder, type ImageOrder } from '@marquee/contract/image-generation'
import type { CallInput } from '@marquee/contract/endpoint'
import { getCreativeDocument } from '@marquee/contract/creative-documents'
import { createProduct } from '@marquee/contract/products'
import { writeImageWords } from '@marquee/contract/image-words'
import { sql } from 'kysely'
import sharp from 'sharp'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { readAsset, uploadKind } from '../../../testing/asset-files.ts'
import { type Behaviour, type OpenAiServer, startOpenAiServer } from '../../../testing/openai/openai-server.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { makeDesign } from './image-generation.queues.ts'

let server: TestServer
let openAi: OpenAiServer
let ada: SignedInAgent
let background: Buffer

beforeAll(async () => {
  openAi = await startOpenAiServer()
  background = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()
  server = await startTestServer({
    generation: {
      baseAddress: openAi.baseAddress,
      apiKey: 'sk-1',
      textModel: 'gpt-test',
      imageModel: 'gpt-image-1',
      speechModel: '',
      transcriptionModel: '',
    },
  })
  // Jobs go by the real time.
  server.clock.advance((Date.now() - server.clock.now().getTime()) / 1000)
})
afterAll(async () => {
  await server.close()
  await openAi.close()
})
beforeEach(async () => {
  ada = await signUp(server)
  openAi.requests.length = 0
})

const toBody = () => ({
  source: { kind: 'idea' as const, idea: 'Trail shoes' },
  product_id: null,
  brand_profile_id: null,
  words: { headline: 'Weigh next to nothing', call_to_action: 'Get yours' },
  aspect_ratios: ['1:1' as const, '9:16' as const],
  variations: 1,
  maker: 'model' as const,
  idempotency_key: randomUUID(),
})

async function order(changes: object = {}): Promise<ImageOrder> {
  return (await ada.call(createImageOrder, { body: { ...toBody(), ...changes } })).body.data
}

/** Drains what is due, also what was put off. */
async function work(): Promise<void> {
  await sql`update pgboss.job set start_after = now() where name = ${makeDesign.name} and state < 'active'`.execute(
    server.db,
  )
  await server.jobs.drain([makeDesign])
}

const read = async (id: string) => (await ada.call(getImageOrder, { params: { id } })).body.data
const balance = async () => (await ada.call(getCredits, {})).body.data.available

describe('[P-45] [P-42] images with a model’s background', () => {
  test('ask once for a background without words, and lay it out in every format', async () => {
    openAi.behave({ kind: 'answer', image: background })
    const { id } = await order()
    await work()
    const done = await read(id)
    expect(done).toMatchObject({ status: 'done', credits_used: 4 })
    expect(openAi.requests.map(({ path }) => path)).toEqual(['/v1/images/generations'])
    expect(openAi.requests[0]?.body['prompt']).toMatch(/Trail shoes.*No text, no letters/s)
    expect(openAi.complaints).toEqual([])
  })

  const failures: readonly (readonly [string, Behaviour, RegExp])[] = [
    ['refuses by its rules', { kind: 'error', status: 400, code: 'moderation_blocked' }, /declined this request/],
    [
      'answers with what is no image',
      { kind: 'answer', image: Buffer.from('<svg onload="x">') },
      /answer could not be used/,
    ],
    ['knows no such key', { kind: 'error', status: 401 }, /did not accept the key/],
  ]
  test.each(failures)('of a model that %s fail with a sentence, and cost nothing', async (_, behaviour, reason) => {
    openAi.behave(behaviour)
    const before = await balance()
    const { id } = await order()
    await work()
    const failed = await read(id)
    expect(failed.status).toBe('failed')
    expect(failed.images[0]?.failed_reason).toMatch(reason)
    expect(await balance()).toBe(before)
  })

  test('of a busy model wait as long as it says, and are made then', async () => {
    openAi.behave({ kind: 'error', status: 429, headers: { 'retry-after': '300' } })
    const { id } = await order()
    await work()
    expect((await read(id)).status).toBe('running')
    expect(await server.jobs.drain([makeDesign])).toBe(0)
    openAi.behave({ kind: 'answer', image: background })
    await work()
    expect((await read(id)).status).toBe('done')
  })

  test('of a model that stays busy are given up, with their credits back', async () => {
    openAi.behave({ kind: 'error', status: 429 })
    const before = await balance()
    const { id } = await order()
    for (let turn = 0; turn < 6; turn += 1) {
      await work()
    }
    expect((await read(id)).images[0]?.failed_reason).toMatch(/^The provider is busy/)
    expect(await balance()).toBe(before)
  })
})

/** A red square on a transparent background, as the cut-out photo of a product. */
async function addProduct(background = '#00000000'): Promise<{ product_id: string; photoId: string }> {
  const red = await sharp({ create: { width: 100, height: 200, channels: 3, background: '#c02020' } })
    .png()
    .toBuffer()
  const photo = await sharp({ create: { width: 300, height: 300, channels: 4, background: background } })
    .composite([{ input: red }])
    .png()
    .toBuffer()
  const { id: photoId } = readAsset(await uploadKind(ada, 'image', photo, { name: 'photo.png' }))
  const product: CallInput<typeof createProduct>['body'] = {
    name: 'Red box',
    url: null,
    description: '',
    price: null,
    currency: 'EUR',
    benefits: [],
    offer: '',
    category: '',
    image_ids: [photoId],
    idempotency_key: randomUUID(),
  }
  return { product_id: (await ada.call(createProduct, { body: product })).body.data.id, photoId }
}

describe('[P-45] scenes that a model paints around a product', () => {
  test('are asked for with a mask of the cut-out, and the product keeps its own pixels in every format', async () => {
    openAi.behave({ kind: 'answer', image: background })
    const { product_id } = await addProduct()
    const { id } = await order({ maker: 'scene', product_id })
    await work()
    const done = await read(id)
    expect(done).toMatchObject({ status: 'done', credits_used: 4 })
    expect(openAi.requests.map(({ path }) => path)).toEqual(['/v1/images/edits'])
    expect(openAi.complaints).toEqual([])
    const [request] = openAi.requests
    expect(request?.body['prompt']).toMatch(/Red box.*leave the product itself unchanged.*No text/s)
    expect(await readAlpha(request?.files.get('mask'), 512, 600)).toBe(255)
    expect(await readAlpha(request?.files.get('mask'), 20, 20)).toBe(0)

    const { body } = await ada.call(getCreativeDocument, { params: { id: done.images[0]!.document_id } })
    const { product, scene } = body.data.document.pictures
    expect(product).toEqual(scene)
    const made = body.data.assets.find(({ id: assetId }) => scene?.kind === 'asset' && assetId === scene.asset_id)
    const bytes = (await ada.request({ method: 'GET', url: made!.url })).rawPayload
    expect(await readPixel(bytes, 512, 600)).toEqual(near([0xc0, 0x20, 0x20]))
    expect(await readPixel(bytes, 20, 20)).toEqual(near([0x33, 0x66, 0x99]))
  })

  test.each([
    ['refuses by its rules', { kind: 'error', status: 400, code: 'moderation_blocked' }, /declined this request/],
    ['answers with what is no image', { kind: 'answer', image: Buffer.from('no') }, /answer could not be used/],
    ['breaks off', { kind: 'nonsense' }, /answer could not be used/],
  ] as const)('of a model that %s fail with a sentence, and cost nothing', async (_, behaviour, reason) => {
    openAi.behave(behaviour)
    const before = await balance()
    const { id } = await order({ maker: 'scene', product_id: (await addProduct()).product_id })
    await work()
    expect((await read(id)).images[0]?.failed_reason).toMatch(reason)
    expect(await balance()).toBe(before)
  })

  test('need a product that is cut out', async () => {
    const { product_id } = await addProduct('#ffffff')
    for (const id of [product_id, null]) {
      const refused = await ada.call(createImageOrder, { body: { ...toBody(), maker: 'scene', product_id: id } })
      expect(refused.status).toBe(422)
      expect(refused.error.errors).toMatchObject({ maker: [expect.stringMatching(/cut out/)] })
    }
  })
})

/** A color as it comes back from a lossy image file. */
function near(color: readonly number[]): unknown[] {
  return color.map((channel) => expect.closeTo(channel, -1))
}

async function readPixel(bytes: Buffer, x: number, y: number): Promise<number[]> {
  const area = { left: x, top: y, width: 1, height: 1 }
  return [...(await sharp(bytes).removeAlpha().extract(area).raw().toBuffer())]
}

async function readAlpha(bytes: Buffer | undefined, x: number, y: number): Promise<number | undefined> {
  const area = { left: x, top: y, width: 1, height: 1 }
  return (await sharp(bytes).extractChannel('alpha').extract(area).raw().toBuffer())[0]
}

describe('[P-44] [P-45] words of a model', () => {
  const write = async () => (await ada.call(writeImageWords, { body: { idea: 'A travel cup that never leaks' } })).body

  test('are plain text with the fact that they stand on, and the model and its tokens are named', async () => {
    const lines = [
      { place: 'headline', text: '<b>Never</b> leaks https://evil.example/x', facts: ['f1'] },
      { place: 'call_to_action', text: 'Get yours', facts: [] },
    ]
    openAi.behave({ kind: 'answer', text: JSON.stringify({ angles: [{ framework: 'pas', title: 'Leaks', lines }] }) })
    const { data, meta } = await write()
    const model = { name: 'gpt-test', requests: 1, tokens: 400 }
    expect(meta).toMatchObject({ written_by: 'model', notice: null, model })
    expect(data[0]?.words.headline).toBe('Never leaks')
    expect(data[0]?.facts).toEqual({ headline: { kind: 'said', text: 'A travel cup that never leaks' } })
    expect(openAi.complaints).toEqual([])
  })

  test('that claim more than the idea are never shown, however often the model repeats them', async () => {
    const lines = [
      { place: 'headline', text: 'The best cup, rated 5 stars', facts: ['f1'] },
      { place: 'call_to_action', text: 'Get yours', facts: [] },
    ]
    openAi.behave({
      kind: 'answer',
      text: JSON.stringify({ angles: [{ framework: 'pas', title: '', lines }], lines: [] }),
    })
    const { data, meta } = await write()
    expect(meta.written_by).toBe('embedded')
    expect(JSON.stringify(data)).not.toContain('5 stars')
  })

  test('are set from facts when the model fails, and the page is told so', async () => {
    openAi.behave({ kind: 'nonsense' })
    const { data, meta } = await write()
    expect(meta.written_by).toBe('embedded')
    expect(meta.notice).toMatch(/These words were written without it\.$/)
    expect(data.map(({ words }) => words.headline)).toEqual(['Travel cup that never leaks'])
  })
})
