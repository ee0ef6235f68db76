import { randomUUID } from 'node:crypto'
import { compareResultAds, getResultSummary, listSharedAttributes } from '@marquee/contract/ad-results'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { createResultImporter, RESULT_HEADINGS as HEAD } from '../../../testing/import-results.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  agent = await signUp(server)
})
afterAll(() => server.close())

const { importFile, listAds } = createResultImporter(() => ({ server, agent }))

describe('[P-34] leaderboards', () => {
  async function importThree() {
    await importFile(`${HEAD}
2026-03-01,Cheap,1,5,1000,900,90,,,5,50
2026-03-01,Best,2,100,10000,9000,300,,,10,900
2026-03-02,Worst,3,200,10000,9000,100,,,1,20`)
  }

  test('are sorted by a metric above a spend floor, page by page', async () => {
    await importThree()
    const names = async (query: Parameters<typeof listAds>[0]) => (await listAds(query)).data.map(({ name }) => name)
    expect(await names({ sort: 'roas' })).toEqual(['Cheap', 'Best', 'Worst'])
    expect(await names({ sort: 'roas', min_spend: 50 })).toEqual(['Best', 'Worst'])
    expect(await names({ sort: 'cpa', order: 'asc', min_spend: 50 })).toEqual(['Best', 'Worst'])
    expect(await names({ sort: 'hook_rate' })).toEqual([])
    expect(await names({ from: '2026-03-02' })).toEqual(['Worst'])
    expect(await names({ q: 'bes' })).toEqual(['Best'])
    const first = await listAds({ sort: 'ctr', limit: 2 })
    const next = await listAds({ sort: 'ctr', limit: 2, cursor: first.meta.next_cursor ?? undefined })
    expect([...first.data, ...next.data].map(({ name }) => name)).toEqual(['Cheap', 'Best', 'Worst'])
    expect(next.meta.next_cursor).toBeNull()
  })

  test('a summary adds up the account, and a comparison keeps the order', async () => {
    await importThree()
    const { data } = await listAds({ sort: 'spend', order: 'asc' })
    const { body } = await agent.call(getResultSummary, { query: { account_id: data[0]?.account_id ?? '' } })
    expect(body.data).toMatchObject({
      ads_count: 3,
      totals: { spend: 305, purchases: 16 },
      metrics: { ctr: 490 / 21_000 },
    })
    expect(body.data.days.map(({ day, totals }) => [day, totals.spend])).toEqual([
      ['2026-03-01', 105],
      ['2026-03-02', 200],
    ])
    const ids = data.map(({ id }) => id).toReversed()
    const compared = await agent.call(compareResultAds, { query: { ids: ids.join(',') } })
    expect(compared.body.data.map(({ name }) => name)).toEqual(['Worst', 'Best', 'Cheap'])
    expect((await agent.call(compareResultAds, { query: { ids: ids[0] ?? '' } })).status).toBe(422)
    expect((await agent.call(compareResultAds, { query: { ids: `${ids[0]},${randomUUID()}` } })).status).toBe(404)
  })

  test('[P-34] a total takes only ads of which both numbers are known; an ad without purchases still cost its money', async () => {
    await importFile(`${HEAD}
2026-03-01,Video,1,50,1000,900,20,280,70,5,200
2026-03-01,Image,2,50,1000,900,10,,,,`)
    const { data } = await listAds()
    const { body } = await agent.call(getResultSummary, { query: { account_id: data[0]?.account_id ?? '' } })
    expect(body.data.metrics).toMatchObject({ hook_rate: 0.28, hold_rate: 0.25, ctr: 0.015, cpa: 20, roas: 2 })
    expect(body.data.days[0]?.metrics).toMatchObject({ hook_rate: 0.28 })
  })

  test('[P-34] ads that are called the same say so', async () => {
    await importFile(`${HEAD}\n2026-03-01,Same,1,50,,,,,,,\n2026-03-01,Same,2,40,,,,,,,\n2026-03-01,Other,3,30,,,,,,,`)
    const { data } = await listAds()
    expect(data.map(({ external_id, has_namesake }) => [external_id, has_namesake])).toEqual([
      ['1', true],
      ['2', true],
      ['3', false],
    ])
  })

  test('an ad whose frequency rises while its CTR falls is found, with the days', async () => {
    const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10)
    const lines = Array.from({ length: 14 }, (_, index) =>
      index < 7 ? `${day(index)},Tired,1,10,1000,1000,20,,,1,5` : `${day(index)},Tired,1,10,1000,600,10,,,1,5`,
    )
    await importFile([HEAD, ...lines, '2026-01-01,Fresh,2,10,1000,1000,20,,,1,5'].join('\n'))
    const { data } = await listAds({ fatigued: '1' })
    expect(data.map(({ name, fatigue }) => [name, fatigue?.since])).toEqual([['Tired', '2026-01-08']])
  })

  test('of what winners share nothing is said while no creative is known', async () => {
    await importThree()
    const [ad] = (await listAds()).data
    const { body } = await agent.call(listSharedAttributes, { query: { account_id: ad?.account_id ?? '' } })
    expect(body.meta.ads_count).toBe(0)
    expect(body.data.every(({ difference }) => difference === null)).toBe(true)
  })
})
