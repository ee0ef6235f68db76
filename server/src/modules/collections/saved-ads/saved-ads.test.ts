import { getAd, listAds } from '@marquee/contract/ad-search'
import { followBrand } from '@marquee/contract/brands'
import type { CallInput } from '@marquee/contract/endpoint'
import { hideBrand } from '@marquee/contract/hidden-brands'
import { listSavedAds, saveAd, unsaveAd } from '@marquee/contract/saved-ads'
import { DAY_MS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const UNKNOWN_ID = '01890a5d-ac96-774b-bcce-b302099a8057'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server, { displayName: 'Ada' })
})

async function saveAll(ids: readonly string[]): Promise<void> {
  for (const ad_id of ids) {
    server.clock.advance(60)
    const { status } = await agent.call(saveAd, { params: { ad_id } })
    expect(status).toBe(200)
  }
}

async function list(query: CallInput<typeof listSavedAds>['query'] = {}) {
  return (await agent.call(listSavedAds, { query })).body
}

describe('the swipe file', () => {
  test('[F-02] an ad is saved, marked everywhere, found in the swipe file, and taken out again', async () => {
    const [id = ''] = await addAds(server, [{ body: 'Worth keeping' }])
    const { body } = await agent.call(saveAd, { params: { ad_id: id } })
    expect(body.data).toMatchObject({ saved_by_name: 'Ada', ad: { id, is_saved: true, body: 'Worth keeping' } })
    expect((await list()).data).toEqual([body.data])
    expect((await agent.call(getAd, { params: { id } })).body.data.is_saved).toBe(true)
    expect((await agent.call(listAds, { query: { q: 'keeping' } })).body.data[0]?.is_saved).toBe(true)

    expect((await agent.call(unsaveAd, { params: { ad_id: id } })).status).toBe(204)
    expect((await list()).data).toEqual([])
    expect((await agent.call(unsaveAd, { params: { ad_id: id } })).status).toBe(204)
  })

  test('[F-02] saving twice, also at the same moment, is saving once', async () => {
    const [id = ''] = await addAds(server, [{}])
    const answers = await Promise.all([1, 2, 3].map(() => agent.call(saveAd, { params: { ad_id: id } })))
    server.clock.advance(3600)
    const again = await agent.call(saveAd, { params: { ad_id: id } })
    expect(new Set([...answers, again].map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await list()).data).toHaveLength(1)
  })

  test('[F-02] pages are complete in both orders, also for ads saved at the same moment', async () => {
    const ids = await addAds(
      server,
      Array.from({ length: 7 }, () => ({})),
    )
    await Promise.all(ids.slice(0, 4).map((ad_id) => agent.call(saveAd, { params: { ad_id } })))
    await saveAll(ids.slice(4))
    async function scan(sort: 'latest_added' | 'first_added'): Promise<string[]> {
      const found: string[] = []
      let cursor: string | null = null
      do {
        const { data, meta } = await list({ sort, limit: '2', ...(cursor !== null && { cursor }) })
        found.push(...data.map((saved) => saved.ad.id))
        cursor = meta.next_cursor
      } while (cursor !== null)
      return found
    }
    const latest = await scan('latest_added')
    expect(latest.slice(0, 3)).toEqual(ids.slice(4).toReversed())
    expect(latest.toSorted()).toEqual(ids.toSorted())
    expect(await scan('first_added')).toEqual(latest.toReversed())
  })

  test('[F-02] the filters of the ad library narrow the swipe file', async () => {
    const [video = '', text = ''] = await addAds(server, [
      {
        body: 'Card backs for all',
        platforms: ['tiktok'],
        status: 'active',
        media: [{ kind: 'video', width: 9, height: 16, url: 'https://example.com/a.mp4' }],
      },
      { body: 'Backs and cards', status: 'inactive' },
      { body: 'Card backs, not saved' },
    ])
    await saveAll([video, text])
    const readIds = async (query: CallInput<typeof listSavedAds>['query']) =>
      (await list(query)).data.map((saved) => saved.ad.id)
    expect(await readIds({ q: '"card backs"' })).toEqual([video])
    expect(await readIds({ q: 'backs -card' })).toEqual([text])
    expect(await readIds({ platform: 'tiktok' })).toEqual([video])
    expect(await readIds({ format: 'text' })).toEqual([text])
    expect(await readIds({ status: 'inactive' })).toEqual([text])
    expect(await readIds({ status: 'active', format: 'text' })).toEqual([])
  })

  test('[F-02] brands, run time and reach narrow the swipe file; a brand that is hidden in Explore stays in it', async () => {
    const day = (ago: number) => new Date(server.clock.now().getTime() - ago * DAY_MS).toISOString()
    const [short = '', long = ''] = await addAds(server, [
      { started_at: day(3), stopped_at: day(1), status: 'inactive', eu_total_reach: 50 },
      { started_at: day(90), stopped_at: day(1), status: 'inactive', eu_total_reach: 5000 },
    ])
    await saveAll([short, long])
    const brands = new Map((await list()).data.map(({ ad }) => [ad.id, ad.brand?.id]))
    const [shortBrand = '', longBrand = ''] = [brands.get(short), brands.get(long)]
    const readIds = async (query: CallInput<typeof listSavedAds>['query']) =>
      (await list(query)).data.map((saved) => saved.ad.id)
    expect(await readIds({ not_brand: shortBrand })).toEqual([long])
    expect(await readIds({ max_days: 10 })).toEqual([short])
    expect(await readIds({ min_reach: 100 })).toEqual([long])
    expect(await readIds({ max_reach: 100 })).toEqual([short])
    expect(await readIds({ followed: 'only' })).toEqual([])
    await agent.call(followBrand, { params: { id: longBrand } })
    expect(await readIds({ followed: 'only' })).toEqual([long])
    await agent.call(hideBrand, { params: { brand_id: longBrand } })
    expect(await readIds({})).toEqual([long, short])
  })

  test('[F-02] another workspace sees nothing of it and cannot change it', async () => {
    const [id = ''] = await addAds(server, [{}])
    await saveAll([id])
    const other = await signUp(server)
    expect((await other.call(listSavedAds, { query: {} })).body.data).toEqual([])
    expect((await other.call(getAd, { params: { id } })).body.data.is_saved).toBe(false)
    await other.call(unsaveAd, { params: { ad_id: id } })
    expect((await list()).data).toHaveLength(1)
  })

  test('[F-02] everybody of the workspace sees who saved; a viewer changes nothing', async () => {
    const [id = '', second = ''] = await addAds(server, [{}, {}])
    await saveAll([id])
    const member = await signUp(server, { role: 'member', workspaceId: agent.workspaceId, displayName: 'Ben' })
    const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    await member.call(saveAd, { params: { ad_id: second } })
    const { body } = await viewer.call(listSavedAds, { query: { sort: 'first_added' } })
    expect(body.data.map((saved) => saved.saved_by_name)).toEqual(['Ada', 'Ben'])
    expect((await viewer.call(saveAd, { params: { ad_id: id } })).status).toBe(403)
    expect((await viewer.call(unsaveAd, { params: { ad_id: id } })).status).toBe(403)
    expect((await list()).data).toHaveLength(2)
  })

  test('[F-02] what a person saved stays when their account is removed', async () => {
    const [id = ''] = await addAds(server, [{}])
    const member = await signUp(server, { role: 'member', workspaceId: agent.workspaceId })
    await member.call(saveAd, { params: { ad_id: id } })
    await server.db.deleteFrom('users').where('id', '=', member.userId).execute()
    expect((await list()).data).toMatchObject([{ saved_by_name: 'Former member', ad: { id } }])
  })

  test('[C-11] unknown ads are 404, wrong filters and foreign cursors 422, visitors 401', async () => {
    expect((await agent.call(saveAd, { params: { ad_id: UNKNOWN_ID } })).status).toBe(404)
    expect((await agent.call(saveAd, { params: { ad_id: 'x' } })).status).toBe(404)
    expect((await agent.call(listSavedAds, { query: { platform: 'myspace' } })).status).toBe(422)
    expect((await agent.call(listSavedAds, { query: { cursor: 'e30' } })).error.errors).toHaveProperty('cursor')
    expect((await visit(server).call(listSavedAds, { query: {} })).status).toBe(401)
  })
})
