import { getBoard, listBoards } from '@marquee/contract/boards'
import { listBrands } from '@marquee/contract/brands'
import { authCheck, register } from '@marquee/contract/authentication'
import type { CallInput, CallOutput } from '@marquee/contract/endpoint'
import { getOnboarding, saveOnboarding } from '@marquee/contract/onboarding'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signIn, signUp, visitWithSession } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057'
type Answers = CallInput<typeof saveOnboarding>['body']
type BrandQuery = NonNullable<CallInput<typeof listBrands>['query']>

const DUE = { isOnboardingDue: true }

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server, DUE)
})

async function read(person: Pick<SignedInAgent, 'call'> = agent) {
  return (await person.call(getOnboarding, {})).body.user_data
}

/** Ads of one niche, each of a brand of its own name. */
async function addNiche(niche: string, count: number): Promise<string[]> {
  const ads = Array.from({ length: count }, (_, index) => ({
    niches: [niche],
    status: 'active' as const,
    started_at: `2025-${String((index % 12) + 1).padStart(2, '0')}-01T00:00:00Z`,
    brand: { name: `${niche} brand ${index}` },
  }))
  return addAds(server, ads)
}

async function brandId(name: string): Promise<string> {
  const [brand] = (await agent.call(listBrands, { query: { q: name } })).body.data
  return brand?.id ?? ''
}

async function followedBy(workspaceId: string): Promise<string[]> {
  const rows = await server.db
    .selectFrom('brand_trackers')
    .select('brand_id')
    .where('workspace_id', '=', workspaceId)
    .execute()
  return rows.map((row) => row.brand_id)
}

const readBoards = async (person: SignedInAgent) => (await person.call(listBoards, { query: {} })).body.data

describe('onboarding', () => {
  test('[C-09] [A-10] is due for who registers, and for nobody who was made otherwise', async () => {
    const visitor = await visitWithSession(server)
    const email = 'newcomer@marquee.example'
    const password = 'long enough for all'
    const body = { display_name: 'New', email, password, password_confirmation: password, terms: true } as const
    expect((await visitor.call(register, { body })).status).toBe(201)
    expect((await visitor.call(getOnboarding, {})).status).toBe(403)
    const { id } = (await visitor.call(authCheck, {})).body.user ?? { id: '' }
    await server.db.updateTable('users').set({ email_verified_at: server.clock.now() }).where('id', '=', id).execute()
    expect(await read(visitor as SignedInAgent)).toMatchObject({ show_onboarding_user_data: true, step: 'role' })
    expect(await read(await signUp(server))).toMatchObject({ show_onboarding_user_data: false, step: 'done' })
  })

  test('[C-09] each step is kept, and another browser goes on where this one stopped', async () => {
    await addNiche('tea', 1)
    const competitor = await brandId('tea brand 0')
    await agent.call(saveOnboarding, { body: { step: 'niches', role: 'designer' } })
    await agent.call(saveOnboarding, { body: { step: 'goals', niches: ['tea', 'tea'] } })
    await agent.call(saveOnboarding, {
      body: { step: 'competitors', goals: ['find_ideas'], competitors: [competitor] },
    })
    const other = await signIn(server, agent.email, agent.password)
    expect(await read(other as SignedInAgent)).toEqual({
      show_onboarding_user_data: true,
      step: 'competitors',
      role: 'designer',
      niches: ['tea'],
      goals: ['find_ideas'],
      competitors: [{ id: competitor, name: 'tea brand 0', logo_url: null, home: 'common', ads_count: 1 }],
      board_id: null,
    })
    expect(await readBoards(agent)).toEqual([])
  })

  test('[C-09] finishing follows the competitors and fills a board with at most twelve ads of the choice', async () => {
    await addNiche('coffee_makers', 14)
    await addNiche('shoes', 3)
    const competitor = await brandId('shoes brand 1')
    const body: Answers = { step: 'done', niches: ['coffee_makers'], competitors: [competitor] }
    const { user_data: data } = (await agent.call(saveOnboarding, { body })).body
    expect(data).toMatchObject({ show_onboarding_user_data: false, step: 'done' })
    expect(await followedBy(agent.workspaceId)).toEqual([competitor])

    const { body: page } = await agent.call(getBoard, { params: { id: data.board_id ?? '' }, query: {} })
    expect(page.data).toMatchObject({ name: 'Inspiration for Coffee makers', ads_count: 12 })
    const brands = page.data.ads.map((ad) => ad.brand?.name)
    expect(brands[0]).toBe('shoes brand 1')
    expect(brands.slice(1).every((name) => name?.startsWith('coffee_makers'))).toBe(true)
    expect(new Set(page.data.ads.map((ad) => ad.id)).size).toBe(12)
  })

  test('[C-09] [A-19] the board is of the niche that it is named after, and other niches take what is left', async () => {
    await addNiche('bicycles', 14)
    await addNiche('tents', 2)
    const boardFor = async (niches: string[]) => {
      const person = await signUp(server, DUE)
      const { user_data: data } = (await person.call(saveOnboarding, { body: { step: 'done', niches } })).body
      const { body } = await person.call(getBoard, { params: { id: data.board_id ?? '' }, query: {} })
      return { name: body.data.name, brands: body.data.ads.map(({ brand }) => brand?.name.split(' ')[0]) }
    }
    const many = Array.from({ length: 12 }, () => 'bicycles')
    expect(await boardFor(['bicycles', 'tents'])).toEqual({ name: 'Inspiration for Bicycles', brands: many })
    expect(await boardFor(['tents', 'bicycles'])).toEqual({
      name: 'Inspiration for Tents',
      brands: ['tents', 'tents', ...many.slice(2)],
    })
    expect((await boardFor(['submarines', 'tents'])).name).toBe('Inspiration for Tents')
    const unknown = await boardFor(['submarines'])
    expect(unknown.name).toBe('Inspiration')
    expect(unknown.brands).toHaveLength(12)
  })

  test('[C-09] the first board holds the best running ads in the languages of the browser, no two alike', async () => {
    const ad = (thousands: number, more: object = {}) => ({
      niches: ['kites'],
      status: 'active' as const,
      languages: ['de'],
      started_at: '2025-03-01T00:00:00Z',
      title: `Kite ${thousands}`,
      eu_total_reach: thousands * 1000,
      brand: { name: `Kite brand ${thousands}` },
      ...more,
    })
    const ids = await addAds(server, [
      ad(2),
      ad(300),
      ad(300, { started_at: '2025-04-01T00:00:00Z' }),
      ad(400, { languages: ['fr'], brand: { name: 'Cerf-volant' } }),
      ad(399, { status: 'inactive', brand: { name: 'Stopped kites' } }),
    ])
    await agent.request({
      method: 'POST',
      url: saveOnboarding.path,
      payload: { step: 'done', niches: ['kites'] },
      headers: { 'accept-language': 'de-CH,de;q=0.9' },
    })
    const board = await agent.call(getBoard, { params: { id: (await read()).board_id ?? '' }, query: {} })
    expect(board.body.data.ads.map(({ id }) => id)).toEqual([ids[1], ids[0], ids[4]])
  })

  test('[C-09] finishing twice, also at the same moment, makes one board', async () => {
    await addNiche('lamps', 2)
    const body: Answers = { step: 'done', niches: ['lamps'] }
    const answers = await Promise.all([1, 2, 3].map(() => agent.call(saveOnboarding, { body })))
    answers.push(await agent.call(saveOnboarding, { body: { step: 'role', role: 'founder' } }))
    const boards = await readBoards(agent)
    expect(boards).toHaveLength(1)
    expect(answers.map((answer) => answer.body.user_data.board_id)).toEqual(answers.map(() => boards[0]?.id))
    expect(await read()).toMatchObject({ step: 'done', role: null })
  })

  test('[C-09] skipping ends it without a board', async () => {
    const { body } = await agent.call(saveOnboarding, { body: { step: 'done', is_skipped: true } })
    expect(body.user_data).toMatchObject({ show_onboarding_user_data: false, board_id: null })
    expect(await readBoards(agent)).toEqual([])
  })

  test('[C-11] what is wrong is refused and changes nothing', async () => {
    const send = (payload: object) => agent.request({ method: 'POST', url: '/api/onboarding/user-data', payload })
    for (const payload of [
      {},
      { step: 'later' },
      { step: 'niches', role: 'king' },
      { step: 'goals', niches: ['Not A Slug'] },
      { step: 'goals', niches: Array.from({ length: 11 }, (_, index) => `niche_${index}`) },
      { step: 'done', competitors: [UNKNOWN_ID] },
    ]) {
      expect((await send(payload)).statusCode).toBe(422)
    }
    expect(await read()).toMatchObject({ step: 'role', role: null, niches: [] })
    const settled = await signUp(server)
    expect((await settled.call(saveOnboarding, { body: { step: 'niches', role: 'founder' } })).status).toBe(409)
    const owner = await signUp(server)
    const viewer = await signUp(server, { ...DUE, role: 'viewer', workspaceId: owner.workspaceId })
    expect((await viewer.call(saveOnboarding, { body: { step: 'done' } })).status).toBe(403)
    expect((await viewer.call(saveOnboarding, { body: { step: 'done', is_skipped: true } })).status).toBe(200)
  })
})

describe('boards', () => {
  test('[A-21] are of one workspace: another one gets 404 and an empty list', async () => {
    await addNiche('hats', 1)
    await agent.call(saveOnboarding, { body: { step: 'done', niches: ['hats'] } })
    const [board] = await readBoards(agent)
    const other = await signUp(server)
    expect((await other.call(getBoard, { params: { id: board?.id ?? '' }, query: {} })).status).toBe(404)
    expect(await readBoards(other)).toEqual([])
    const member = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    expect((await member.call(getBoard, { params: { id: board?.id ?? '' }, query: {} })).status).toBe(200)
    expect((await read()).board_id).toBe(board?.id)
  })

  test('[C-11] their pages are complete, each ad once and in order', async () => {
    await addNiche('rugs', 7)
    const { body } = await agent.call(saveOnboarding, { body: { step: 'done', niches: ['rugs'] } })
    const params = { id: body.user_data.board_id ?? '' }
    const whole = (await agent.call(getBoard, { params, query: {} })).body.data.ads.map((ad) => ad.id)
    const found: string[] = []
    let cursor: string | null = null
    do {
      const query = { limit: '3', ...(cursor !== null && { cursor }) }
      const page: CallOutput<typeof getBoard> = (await agent.call(getBoard, { params, query })).body
      found.push(...page.data.ads.map((ad) => ad.id))
      cursor = page.meta.next_cursor
    } while (cursor !== null)
    expect(found).toEqual(whole)
    expect(found).toHaveLength(7)
    expect((await agent.call(getBoard, { params, query: { cursor: 'e30' } })).status).toBe(422)
  })
})

describe('brands', () => {
  test('are found by a part of the name in any case, and by niche, page by page', async () => {
    await addAds(server, [
      { brand: { name: 'Zebra 100% Socks' }, niches: ['socks'] },
      { brand: { name: 'zebra gloves' }, niches: ['gloves'] },
      { brand: { name: 'A Zebra' }, niches: ['socks', 'gloves'] },
    ])
    const names = async (query: BrandQuery) =>
      (await agent.call(listBrands, { query })).body.data.map((brand) => brand.name)
    expect(await names({ q: ' ZEBRA ' })).toEqual(['A Zebra', 'Zebra 100% Socks', 'zebra gloves'])
    expect(await names({ q: '%' })).toEqual(['Zebra 100% Socks'])
    expect(await names({ niche: 'gloves' })).toEqual(['A Zebra', 'zebra gloves'])
    const first = (await agent.call(listBrands, { query: { q: 'zebra', limit: '2' } })).body
    expect(await names({ q: 'zebra', limit: '2', cursor: first.meta.next_cursor ?? '' })).toEqual(['zebra gloves'])
  })
})
