import { randomUUID } from 'node:crypto'
import { createBoard, deleteBoard } from '@marquee/contract/boards'
import { followBrand, listBrands } from '@marquee/contract/brands'
import { createBrief } from '@marquee/contract/briefs'
import { createProduct, deleteProduct } from '@marquee/contract/products'
import { saveAd, unsaveAd } from '@marquee/contract/saved-ads'
import { getWorkspaceSummary, SUMMARY_DAYS } from '@marquee/contract/workspace-summary'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signIn, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server)
})

async function read(someone: Pick<SignedInAgent, 'call'> = agent) {
  return (await someone.call(getWorkspaceSummary, {})).body.data
}

/** A count of each day: none but those of the last days that are named, today last. */
function lastDays(...counts: number[]): number[] {
  return [...Array<number>(SUMMARY_DAYS - counts.length).fill(0), ...counts]
}

const NOTHING = { total: 0, added: lastDays() }
const product = {
  name: 'Kettle',
  url: null,
  description: '',
  price: null,
  currency: 'USD' as const,
  benefits: [],
  offer: '',
  category: '',
  image_ids: [],
}

async function addProduct(): Promise<string> {
  const { body } = await agent.call(createProduct, { body: { ...product, idempotency_key: randomUUID() } })
  return body.data.id
}

async function addBoard(): Promise<string> {
  const { body } = await agent.call(createBoard, { body: { name: 'Board', idempotency_key: randomUUID() } })
  return body.data.id
}

/** The session ends meanwhile. */
async function passDays(days: number): Promise<void> {
  server.clock.advance(days * DAY_SECONDS)
  agent = { ...agent, ...(await signIn(server, agent.email, agent.password)) }
}

/** A moment so many days before now. */
function daysAgo(days: number): string {
  return new Date(server.clock.now().getTime() - days * DAY_SECONDS * 1000).toISOString()
}

async function follow(name: string): Promise<void> {
  const [brand] = (await agent.call(listBrands, { query: { q: name } })).body.data
  await agent.call(followBrand, { params: { id: brand?.id ?? '' } })
}

describe('[R-06] the summary of a workspace', () => {
  test('of a new one says that there is nothing but its owner', async () => {
    expect(await read()).toEqual({
      saved_ads: NOTHING,
      boards: NOTHING,
      briefs: NOTHING,
      products: NOTHING,
      followed_brands: NOTHING,
      members: { total: 1, added: lastDays(1) },
      invitations: NOTHING,
      images: NOTHING,
      analyses: NOTHING,
      launches: { this_week: 0, since: daysAgo(6).slice(0, 10), daily: lastDays(), newest: [], brands: [] },
    })
  })

  test('counts all that there is, and how much of it was added on each of the last 30 days', async () => {
    const ids = await addAds(server, [{}, {}, {}, {}])
    const save = (position: number) => agent.call(saveAd, { params: { ad_id: ids[position] ?? '' } })
    await save(0)
    await passDays(SUMMARY_DAYS)
    await signUp(server, { workspaceId: agent.workspaceId, role: 'viewer' })
    await save(1)
    await addProduct()
    await passDays(2)
    await save(2)
    await save(3)
    await addProduct()
    await addBoard()
    await agent.call(createBrief, { body: { title: 'Brief', idempotency_key: randomUUID() } })

    expect(await read()).toMatchObject({
      saved_ads: { total: 4, added: lastDays(1, 0, 2) },
      products: { total: 2, added: lastDays(1, 0, 1) },
      boards: { total: 1, added: lastDays(1) },
      briefs: { total: 1, added: lastDays(1) },
      members: { total: 2, added: lastDays(1, 0, 0) },
    })
  })

  test('leaves out what was removed', async () => {
    const [ad_id = ''] = await addAds(server, [{}])
    await agent.call(saveAd, { params: { ad_id } })
    await agent.call(unsaveAd, { params: { ad_id } })
    await agent.call(deleteProduct, { params: { id: await addProduct() } })
    await agent.call(deleteBoard, { params: { id: await addBoard() } })
    expect(await read()).toMatchObject({ saved_ads: NOTHING, products: NOTHING, boards: NOTHING })
  })

  test('says nothing of another workspace', async () => {
    const stranger = await signUp(server)
    const before = await read(stranger)
    await addProduct()
    await addBoard()
    await addAds(server, [{ brand: { name: 'Watched kettle' }, started_at: daysAgo(0) }])
    await follow('Watched kettle')
    expect((await read()).launches.this_week).toBe(1)
    expect(await read(stranger)).toEqual(before)
  })

  test('tells what followed brands launched this week, newest first', async () => {
    const brand = { name: 'Followed teapot' }
    const launched = [0, 6, 7, 29, 30].map((days) => ({ brand, started_at: daysAgo(days) }))
    const planned = { brand, started_at: daysAgo(-3) }
    const [today, sixDaysAgo, , , , , later] = await addAds(server, [
      ...launched,
      { brand: { name: 'A stranger' }, started_at: daysAgo(0) },
      planned,
    ])
    await follow('Followed teapot')
    const { launches, followed_brands } = await read()
    expect(followed_brands).toEqual({ total: 1, added: lastDays(1) })
    expect(launches).toMatchObject({ this_week: 3, since: daysAgo(6).slice(0, 10) })
    expect(launches.daily).toEqual([1, ...Array<number>(21).fill(0), 1, 1, 0, 0, 0, 0, 0, 2])
    expect(launches.newest.map(({ id }) => id)).toEqual([later, today, sixDaysAgo])
  })

  test('[P-12] tells brand by brand what proved itself, what was stopped and what was launched this week', async () => {
    const outcome = (name: string, started: number, stopped?: number) => ({
      brand: { name },
      status: stopped === undefined ? ('active' as const) : ('inactive' as const),
      started_at: daysAgo(started),
      ...(stopped !== undefined && { stopped_at: daysAgo(stopped) }),
    })
    await addAds(server, [
      outcome('Outcome Tea', 32),
      outcome('Outcome Tea', 60),
      outcome('Outcome Tea', 40, 2),
      outcome('Outcome Tea', 90, 20),
      outcome('Outcome Tea', 1),
      outcome('Outcome Quiet', 80),
    ])
    await follow('Outcome Tea')
    await follow('Outcome Quiet')
    expect((await read()).launches.brands).toMatchObject([{ name: 'Outcome Tea', proven: 1, stopped: 1, launched: 1 }])
  })

  test('shows only the six newest of many launches, each as the workspace sees it', async () => {
    const brand = { name: 'Busy toaster' }
    const ids = await addAds(
      server,
      Array.from({ length: 8 }, () => ({ brand, started_at: daysAgo(1) })),
    )
    await follow('Busy toaster')
    await agent.call(saveAd, { params: { ad_id: ids[7] ?? '' } })
    const { launches } = await read()
    expect(launches.this_week).toBe(8)
    expect(launches.newest).toHaveLength(6)
    expect(launches.newest.filter(({ is_saved }) => is_saved).map(({ id }) => id)).toEqual([ids[7]])
  })

  test('[A-21] is for verified members only', async () => {
    expect((await visit(server).call(getWorkspaceSummary, {})).status).toBe(401)
    const unverified = await signUp(server, { isVerified: false })
    expect((await unverified.call(getWorkspaceSummary, {})).status).toBe(403)
  })
})

test('[P-96] launches with the same creative are one, with their number', async () => {
  const brand = { name: 'Same Kettle' }
  const started_at = server.clock.now().toISOString()
  const media = [{ kind: 'image' as const, width: 10, height: 10, url: 'https://cdn.example/same-launch.jpg' }]
  await addAds(server, [
    { brand, started_at, media, body: 'One' },
    { brand, started_at, media, body: 'Two' },
    { brand, started_at, body: 'Three' },
  ])
  const [found] = (await agent.call(listBrands, { query: { q: 'Same Kettle' } })).body.data
  await agent.call(followBrand, { params: { id: found?.id ?? '' } })
  const { launches } = await read()
  expect(launches.newest.map((ad) => ad.same_creatives).toSorted()).toEqual([1, 2])
})
