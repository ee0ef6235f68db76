import { countAdFacets } from '@marquee/contract/ad-facets'
import { hideBrand, listHiddenBrands, MOST_HIDDEN_BRANDS, showBrand } from '@marquee/contract/hidden-brands'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp, visit } from '../../../testing/agent.ts'
import { createSearchAgent } from '../../../testing/search-agent.ts'
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
  await addAds(server, [
    { external_id: 'loud-1', brand: { name: 'Loud' }, body: 'One', niches: ['pets'] },
    { external_id: 'quiet-1', brand: { name: 'Quiet' }, body: 'Two', niches: ['food'] },
  ])
})
afterEach(async () => {
  await server.db.deleteFrom('ads').execute()
})

async function brandIds(): Promise<Map<string, string>> {
  const { data } = await createSearchAgent(await signUp(server)).search({})
  return new Map(data.map(({ brand }) => [brand?.name ?? '', brand?.id ?? '']))
}

async function shownBrands(by: SignedInAgent, query = {}): Promise<string[]> {
  return (await createSearchAgent(by).search(query)).data.map(({ brand }) => brand?.name ?? '').toSorted()
}

describe('[F-01] hidden brands', () => {
  test('a hidden brand leaves the results and the counts of its workspace, and comes back', async () => {
    const loud = (await brandIds()).get('Loud') ?? ''
    const { body } = await agent.call(hideBrand, { params: { brand_id: loud } })
    expect(body.data).toMatchObject({ id: loud, name: 'Loud', hidden_by_name: 'Ada' })
    expect((await agent.call(hideBrand, { params: { brand_id: loud } })).body).toEqual(body)
    expect((await agent.call(listHiddenBrands, {})).body.data).toEqual([body.data])
    expect(await shownBrands(agent)).toEqual(['Quiet'])
    const counts = (await agent.call(countAdFacets, { query: {} })).body.data
    expect(counts.find(({ facet }) => facet === 'niche')?.values).toEqual([{ value: 'food', ads_count: 1 }])
    expect(await shownBrands(agent, { brand: loud })).toEqual(['Loud'])

    expect((await agent.call(showBrand, { params: { brand_id: loud } })).status).toBe(204)
    expect((await agent.call(showBrand, { params: { brand_id: loud } })).status).toBe(204)
    expect(await shownBrands(agent)).toEqual(['Loud', 'Quiet'])
  })

  test('everybody of the workspace shares them, another workspace sees and changes nothing of it', async () => {
    const loud = (await brandIds()).get('Loud') ?? ''
    await agent.call(hideBrand, { params: { brand_id: loud } })
    const viewer = await signUp(server, { role: 'viewer', workspaceId: agent.workspaceId })
    expect(await shownBrands(viewer)).toEqual(['Quiet'])
    expect((await viewer.call(hideBrand, { params: { brand_id: loud } })).status).toBe(403)
    expect((await viewer.call(showBrand, { params: { brand_id: loud } })).status).toBe(403)

    const other = await signUp(server)
    expect(await shownBrands(other)).toEqual(['Loud', 'Quiet'])
    expect((await other.call(listHiddenBrands, {})).body.data).toEqual([])
    await other.call(showBrand, { params: { brand_id: loud } })
    expect(await shownBrands(agent)).toEqual(['Quiet'])
  })

  test('a workspace hides so many brands and no more, and the limit is named', async () => {
    const ids = await addAds(
      server,
      Array.from({ length: MOST_HIDDEN_BRANDS + 1 }, () => ({})),
    )
    const rows = await server.db.selectFrom('ads').select('brand_id').where('id', 'in', ids).execute()
    const answers = await Promise.all(
      rows.map(({ brand_id }) => agent.call(hideBrand, { params: { brand_id: brand_id ?? '' } })),
    )
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toHaveLength(1)
    expect(refused[0]).toMatchObject({ status: 409, error: { message: expect.stringContaining('at most 200 brands') } })
  }, 60_000)

  test('[C-11] unknown brands are 404, visitors 401', async () => {
    expect((await agent.call(hideBrand, { params: { brand_id: UNKNOWN_ID } })).status).toBe(404)
    expect((await agent.call(hideBrand, { params: { brand_id: 'x' } })).status).toBe(404)
    expect((await visit(server).call(listHiddenBrands, {})).status).toBe(401)
  })
})
