import { randomUUID } from 'node:crypto'
import { createBrandProfile } from '@marquee/contract/brand-profiles'
import { draftBrief } from '@marquee/contract/brief-drafts'
import { getCredits } from '@marquee/contract/credits'
import { createProduct } from '@marquee/contract/products'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(() => server.close())

const SENTENCE = 'Nobody told me that mornings could be this easy and warm'
const NOTHING = { product_id: null, brand_profile_id: null, ad_id: null, idea: '' }
const countCredits = async (by = agent) => (await by.call(getCredits, {})).body.data

describe('[P-52] the draft of a brief', () => {
  test('comes from product, brand and ad, says none of the ad’s sentences, and is charged once for each key', async () => {
    const [adId = ''] = await addAds(server, [{ body: SENTENCE }])
    const product = await agent.call(createProduct, {
      body: {
        name: 'Travel cup',
        url: null,
        price: null,
        currency: 'EUR',
        offer: '',
        category: '',
        image_ids: [],
        description: 'A cup that keeps coffee hot for six hours.',
        benefits: ['Keeps coffee hot for six hours', 'Does not leak in a bag'],
        idempotency_key: randomUUID(),
      },
    })
    const profile = await agent.call(createBrandProfile, {
      body: {
        name: 'Northlight',
        website: null,
        description: '',
        colors: [],
        voice: '',
        logo_ids: [],
        fonts: [],
        audience: 'Commuters who drink coffee on trains',
        always_include: ['Made to be repaired'],
        never_mention: ['cheap'],
        idempotency_key: randomUUID(),
      },
    })
    const before = await countCredits()
    const body = {
      product_id: product.body.data.id,
      brand_profile_id: profile.body.data.id,
      ad_id: adId,
      duration_s: 30,
      idempotency_key: randomUUID(),
    }
    const first = await agent.call(draftBrief, { body })
    const { data } = first.body
    expect(data.audience).toBe('Commuters who drink coffee on trains')
    expect(data.objective).toBe('First purchase: Travel cup.')
    expect(data.hooks).toEqual(['Keeps coffee hot for six hours', 'Does not leak in a bag'])
    expect(data.script[0]?.start_s).toBe(0)
    expect(first.body.meta.questions.map(({ field }) => field)).toEqual(['insight', 'script', 'concept'])
    expect(data.do).toContain('Always say: Made to be repaired')
    expect(data.dont).toContain('Never mention: cheap')
    expect(JSON.stringify(data)).not.toContain('mornings could be this easy')

    expect((await agent.call(draftBrief, { body })).body.data).toEqual(data)
    const after = await countCredits()
    const price = after.prices.find(({ feature }) => feature === 'text_generation')?.credits ?? 0
    expect([before.available - after.available, after.held]).toEqual([price, before.held])
  })

  test('is in the language of the product, and asks for it at no cost when short texts do not tell it', async () => {
    const texts = { url: null, price: null, currency: 'EUR', offer: '', category: '', description: '' } as const
    const product = await agent.call(createProduct, {
      body: {
        ...texts,
        name: 'Kombi',
        image_ids: [],
        benefits: ['Stapelbar', 'Bruchsicher'],
        idempotency_key: randomUUID(),
      },
    })
    const before = await countCredits()
    const body = { ...NOTHING, product_id: product.body.data.id, idempotency_key: randomUUID() }
    expect(await agent.call(draftBrief, { body })).toMatchObject({ status: 422 })
    expect((await countCredits()).available).toBe(before.available)
    const { data, meta } = (await agent.call(draftBrief, { body: { ...body, language: 'de' } })).body
    expect(meta).toMatchObject({ notice: null, written_in: 'de' })
    expect(data.do).toContain('In den ersten drei Sekunden zeigen: Kombi')
  })

  test('is refused at no cost when nothing is known that it could say, and the refusal says what to tell', async () => {
    const before = await countCredits()
    for (const idea of ['', 'This', 'Coffee']) {
      const refused = await agent.call(draftBrief, { body: { ...NOTHING, idea, idempotency_key: randomUUID() } })
      expect(refused).toMatchObject({
        status: 422,
        error: { errors: { idea: [expect.stringContaining('Describe it in a sentence')] } },
      })
    }
    expect((await countCredits()).available).toBe(before.available)
    const idea = 'A boxing course for office workers: three classes a week, no sparring'
    const { data } = (await agent.call(draftBrief, { body: { ...NOTHING, idea, idempotency_key: randomUUID() } })).body
    expect(data).toMatchObject({ concept: idea, audience: 'office workers' })
  })

  test('is refused to viewers, and for what another workspace has', async () => {
    const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    const body = { ...NOTHING, idempotency_key: randomUUID() }
    expect((await viewer.call(draftBrief, { body })).status).toBe(403)
    const foreign = { ...body, product_id: randomUUID(), idempotency_key: randomUUID() }
    expect((await agent.call(draftBrief, { body: foreign })).status).toBe(404)
  })
})
