import { randomUUID } from 'node:crypto'
import { listAdChanges } from '@marquee/contract/brand-changes'
import { exploreBrands, getBrandOverview } from '@marquee/contract/brand-insights'
import { followBrand, listBrands } from '@marquee/contract/brands'
import { countAdFacets } from '@marquee/contract/ad-facets'
import { getAd, listAds } from '@marquee/contract/ad-search'
import { createBoard, getBoard } from '@marquee/contract/boards'
import { confirmUnconfirmedAd, listUnconfirmedAds, removeUnconfirmedAd } from '@marquee/contract/unconfirmed-ads'
import { getSavedAd, listSavedAds, saveAd, updateSavedAd } from '@marquee/contract/saved-ads'
import { sql } from 'kysely'
import { migrations } from '../../../migrations/migrations.ts'
import { addAds, addOwnAds } from '../../../testing/ad-builder.ts'
import { addCapture } from '../../../testing/add-capture.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { createSearchAgent } from '../../../testing/search-agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import type { AdRecord } from '../ads/writing/ad-writer.service.ts'
import { createBrandCountService } from '../brand-insights/brand-counts.service.ts'

let server: TestServer
let agent: SignedInAgent
let other: SignedInAgent
let admin: SignedInAgent

beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
  other = await signUp(server)
  admin = await signUp(server, { isAdmin: true })
})
afterAll(() => server.close())

const BRAND = { name: 'Fernweh', external_id: '4711' }
const common: Partial<AdRecord> = {
  source: 'meta',
  brand: BRAND,
  status: 'active',
  niches: ['beauty'],
  body: 'Common boots',
}

async function findIds(member: SignedInAgent, query: Record<string, string>) {
  return (await createSearchAgent(member).getIds(query)).toSorted()
}

describe('[P-93] an ad that a workspace brought in', () => {
  test('is found, counted and opened by its members alone, and says where it is from', async () => {
    const [known = ''] = await addAds(server, [{ ...common, external_id: 'seen-by-all' }])
    const [own = ''] = await addOwnAds(server, agent, [
      {
        ...common,
        external_id: 'own',
        body: 'Own boots',
        verified_at: '2026-01-01',
        library_url: 'https://a.example/',
      },
    ])
    expect(await findIds(agent, { q: 'boots' })).toEqual([known, own].toSorted())
    expect(await findIds(other, { q: 'boots' })).toEqual([known])
    const counts = await Promise.all(
      [agent, other].map(async (member) => {
        const { body } = await member.call(countAdFacets, { query: {} })
        const sources = body.data.find(({ facet }) => facet === 'source')?.values
        return [(await createSearchAgent(member).count({})).total, sources]
      }),
    )
    expect(counts).toEqual([
      [2, [{ value: 'meta', ads_count: 2 }]],
      [1, [{ value: 'meta', ads_count: 1 }]],
    ])
    const params = { id: own }
    expect((await agent.call(getAd, { params })).body.data).toMatchObject({
      home: 'workspace',
      source: 'meta',
      external_id: 'own',
      verified_at: null,
      library_url: null,
    })
    expect((await other.call(getAd, { params })).status).toBe(404)
    expect((await other.call(listAdChanges, { params, query: {} })).status).toBe(404)
    expect((await other.call(saveAd, { params: { ad_id: own } })).status).toBe(404)
    const body = { idempotency_key: randomUUID(), name: 'Board', ad_ids: [own, known] }
    const board = await other.call(createBoard, { body })
    const shown = await other.call(getBoard, { params: { id: board.body.data.id }, query: {} })
    expect(shown.body.data).toMatchObject({ ads_count: 1, ads: [{ id: known, home: 'common' }] })
  })

  test('stands under no common brand, whatever page it names', async () => {
    const brands = await Promise.all(
      [agent, other].map(async (member) => (await member.call(listBrands, { query: { q: 'Fernweh' } })).body.data),
    )
    const [[theirs], [mine]] = [brands[1] ?? [], (brands[0] ?? []).filter(({ home }) => home === 'workspace')]
    expect(brands[1]).toMatchObject([{ home: 'common', ads_count: 1 }])
    expect(mine).toMatchObject({ name: 'Fernweh', ads_count: 1 })
    await createBrandCountService(server).countDue()
    expect((await agent.call(getBrandOverview, { params: { id: theirs?.id ?? '' } })).body.data.active_ads).toBe(1)
    expect((await agent.call(exploreBrands, { query: {} })).body.data).toHaveLength(2)
    expect((await other.call(exploreBrands, { query: {} })).body).toMatchObject({ data: [{}], meta: { total: 1 } })
    const params = { id: mine?.id ?? '' }
    expect((await other.call(getBrandOverview, { params })).status).toBe(404)
    expect((await other.call(followBrand, { params })).status).toBe(404)
  })

  test('becomes common once when a source brings it: with the source’s facts, and with what workspaces keep of it', async () => {
    const ids: string[] = []
    const said = { ...common, external_id: 'captured', brand: { name: 'Kettle', external_id: '4712' } }
    for (const member of [agent, other]) {
      const [id = ''] = await addOwnAds(server, member, [{ ...said, body: 'As the page said' }])
      ids.push(id)
      const params = { ad_id: id }
      await member.call(saveAd, { params })
      await member.call(updateSavedAd, { params, body: { note: member.email, tags: ['kettle'] } })
      await member.call(createBoard, { body: { idempotency_key: randomUUID(), name: 'Kettles', ad_ids: [id] } })
    }
    const mine = (await agent.call(listBrands, { query: { q: 'Kettle' } })).body.data[0]?.id ?? ''
    await agent.call(followBrand, { params: { id: mine } })
    const [id = ''] = await addAds(server, [{ ...said, body: 'As the source says', verified_at: '2026-01-01' }])
    for (const member of [agent, other]) {
      expect(await findIds(member, { q: 'kettle' })).toEqual([id])
      const { data } = (await member.call(getAd, { params: { id } })).body
      expect(data).toMatchObject({ home: 'common', body: 'As the source says', is_saved: true })
      expect(data.verified_at).not.toBeNull()
      const saved = await member.call(getSavedAd, { params: { ad_id: id } })
      expect(saved.body.data).toMatchObject({ note: member.email, tags: ['kettle'] })
    }
    const brands = (await agent.call(listBrands, { query: { q: 'Kettle' } })).body.data
    expect(brands).toMatchObject([{ home: 'common', ads_count: 1 }])
    const { rows } = await sql`
      select brand_id from brand_trackers where workspace_id = ${agent.workspaceId}`.execute(server.db)
    expect(rows).toEqual([{ brand_id: brands[0]?.id }])
    expect(await server.db.selectFrom('ads').select('id').where('id', 'in', ids).execute()).toEqual([])
  })

  test('is confirmed or removed by administrators, who see those of all workspaces', async () => {
    const brand = { name: 'Lamp', external_id: '4713' }
    const own = { ...common, brand, body: 'A lamp' }
    const [kept = ''] = await addOwnAds(server, agent, [{ ...own, external_id: 'lamp-1' }])
    const [gone = ''] = await addOwnAds(server, agent, [{ ...own, external_id: 'lamp-2' }])
    expect((await agent.call(listUnconfirmedAds, { query: {} })).status).toBe(403)
    const { data } = (await admin.call(listUnconfirmedAds, { query: { limit: 2 } })).body
    expect(data.map(({ id, external_id, advertiser }) => [id, external_id, advertiser])).toEqual([
      [gone, 'lamp-2', 'Lamp'],
      [kept, 'lamp-1', 'Lamp'],
    ])
    expect((await admin.call(confirmUnconfirmedAd, { params: { id: kept } })).status).toBe(204)
    expect((await admin.call(removeUnconfirmedAd, { params: { id: gone } })).status).toBe(204)
    expect((await admin.call(confirmUnconfirmedAd, { params: { id: kept } })).status).toBe(404)
    expect((await admin.call(removeUnconfirmedAd, { params: { id: kept } })).status).toBe(404)
    expect((await other.call(listAds, { query: { q: 'lamp' } })).body.data).toMatchObject([
      { id: kept, home: 'common', brand: { name: 'Lamp' } },
    ])
    expect((await agent.call(listBrands, { query: { q: 'Lamp' } })).body.data).toMatchObject([{ home: 'common' }])
  })
})

test('[P-93] the migration gives earlier ads to the workspaces that keep them, a copy to each but the first', async () => {
  const [first, second] = [await signUp(server), await signUp(server)]
  const raw = { said: 'by the source' }
  const said = { source: 'upload', status: 'active', brand: { name: 'Earlier' }, verified_at: '2026-01-01' } as const
  const media = [{ kind: 'image', width: 10, height: 10, url: 'https://earlier.example/a.png' }] as const
  const [both = '', nobody = '', captured = '', sources = ''] = await addAds(server, [
    { ...said, body: 'Earlier of both', media: [...media] },
    { ...said, body: 'Earlier of nobody' },
    { ...said, source: 'meta', body: 'Earlier captured' },
    { ...said, body: 'Earlier of a source', brand: { name: 'Earlier source' }, raw },
  ])
  for (const member of [first, second]) {
    await member.call(saveAd, { params: { ad_id: both } })
    await member.call(createBoard, { body: { idempotency_key: randomUUID(), name: 'Earlier', ad_ids: [both] } })
    server.clock.advance(1)
  }
  await addCapture(server, second, { adId: captured, mark: 'earlier' })
  await server.db.transaction().execute(async (transaction) => migrations['0501-ads-of-workspaces']?.up(transaction))

  expect(await findIds(first, { q: 'earlier' })).toEqual([both, sources].toSorted())
  const found = await findIds(second, { q: 'earlier' })
  expect(found).toHaveLength(3)
  expect(found).toEqual(expect.arrayContaining([captured, sources]))
  expect(await findIds(other, { q: 'earlier' })).toEqual([sources])
  const gone = await server.db.selectFrom('ads').select('id').where('id', '=', nobody).execute()
  expect(gone).toEqual([])
  const copy = (await second.call(listSavedAds, { query: {} })).body.data[0]?.ad
  expect(copy).toMatchObject({ home: 'workspace', brand: { name: 'Earlier' }, media: [{ width: 10 }] })
  expect(copy?.id).not.toBe(both)
  expect((await first.call(getAd, { params: { id: both } })).body.data).toMatchObject({
    home: 'workspace',
    verified_at: null,
  })
  expect((await other.call(listBrands, { query: { q: 'Earlier' } })).body.data).toMatchObject([
    { name: 'Earlier source' },
  ])
})
