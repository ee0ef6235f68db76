import { getResultSummary } from '@marquee/contract/ad-results'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { createResultImporter } from '../../../testing/import-results.ts'
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

describe('[P-33] rates and video plays of exports', () => {
  test('rates fill in for the figures that the file lacks, and are left aside where it has them', async () => {
    const rates = 'CTR (link click-through rate),"CPM (cost per 1,000 impressions)"'
    await importFile(`Day,Ad name,Amount spent (USD),${rates}
2026-03-01,A,10,1.5%,5
2026-03-02,A,30,0.5,5`)
    const { data } = await listAds()
    expect(data[0]?.totals).toMatchObject({ impressions: 8000, link_clicks: 60 })
    expect(data[0]?.metrics).toMatchObject({ ctr: 0.0075, cpm: 5 })
    await importFile(`Day,Ad name,Amount spent (USD),Impressions,Link clicks,${rates}\n2026-03-01,A,10,1000,20,9,99`)
    expect((await listAds({ to: '2026-03-01' })).data[0]?.metrics).toMatchObject({ ctr: 0.02, cpm: 10 })
  })

  test('[P-34] how far a video was watched is kept, added up, and makes the completion rate', async () => {
    const plays = [25, 50, 75, 95, 100].map((share) => `Video plays at ${share}%`).join(',')
    await importFile(`Day,Ad name,Amount spent (USD),Impressions,${plays}
2026-03-01,A,10,1000,400,300,200,150,100
2026-03-02,A,10,1000,200,100,60,50,40
2026-03-02,Image,10,5000,,,,,`)
    const { data } = await listAds({ sort: 'completion_rate' })
    expect(data.map(({ name }) => name)).toEqual(['A'])
    expect(data[0]?.totals).toMatchObject({
      plays_25: 600,
      plays_50: 400,
      plays_75: 260,
      plays_95: 200,
      plays_100: 140,
    })
    expect(data[0]?.metrics.completion_rate).toBe(0.07)
    const summary = await agent.call(getResultSummary, { query: { account_id: data[0]?.account_id ?? '' } })
    expect(summary.body.data.metrics).toMatchObject({ completion_rate: 0.07, cpm: (30 / 7000) * 1000 })
  })
})
