import { randomUUID } from 'node:crypto'
import { listSharedAttributes, type ResultAd, setAdCreative } from '@marquee/contract/ad-results'
import { uploadAsset } from '@marquee/contract/assets'
import { createAnalysis, getAnalysis } from '@marquee/contract/creative-analyses'
import sharp from 'sharp'
import { type SignedInAgent, signUp } from './testing/agent.ts'
import { createResultImporter, RESULT_HEADINGS as HEAD } from './testing/import-results.ts'
import { multipartFile } from './testing/multipart-file.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { analyseCreative } from './modules/analysis/creative-analyses/analyse-creative-job.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(() => server.close())

const { importFile, listAds } = createResultImporter(() => ({ server, agent }))

/** Analyzes an image of one color. @returns the id of the analysis */
async function analyse(background: string, { width, height }: { width: number; height: number }): Promise<string> {
  const content = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  const form = multipartFile(content, { name: 'creative.png', type: 'image/png' })
  const stored = await agent.request({ method: 'POST', url: `${uploadAsset.path}?kind=image`, ...form })
  const source = { asset_id: uploadAsset.response.parse(stored.json()).data.id }
  const body = { source, placements: ['stories' as const], idempotency_key: randomUUID() }
  const { id } = (await agent.call(createAnalysis, { body })).body.data
  await server.jobs.drain([analyseCreative])
  return id
}

test('[P-34] what winners share is told of ads with their matched creatives, with the interval worked out by hand', async () => {
  const tall = await analyse('#101020', { width: 200, height: 300 })
  const square = await analyse('#fafafa', { width: 250, height: 250 })
  const { data } = (await agent.call(getAnalysis, { params: { id: tall } })).body
  expect(data.result?.covered.map(({ placement }) => placement)).toEqual(['stories'])
  // CTRs of 2.8 to 3.2 % and of 1.8 to 2.2 %: the means differ by 0.01, the error is 0.001, t of 8 degrees of freedom is 2.306.
  const lines = [28, 29, 30, 31, 32, 18, 19, 20, 21, 22].map(
    (clicks, index) => `2026-02-01,Ad ${index},${index},10,1000,900,${clicks},,,,`,
  )
  await importFile([HEAD, ...lines].join('\n'))
  const ads = (await listAds({ limit: 50 })).data
  const showsTall = ({ totals }: ResultAd) => (totals.link_clicks ?? 0) >= 28
  for (const ad of ads) {
    const body = { analysis_id: showsTall(ad) ? tall : square }
    expect((await agent.call(setAdCreative, { params: { id: ad.id }, body })).status).toBe(200)
  }
  const query = { account_id: ads[0]?.account_id ?? '', metric: 'ctr' } as const
  const { body } = await agent.call(listSharedAttributes, { query })
  expect(body.meta.ads_count).toBe(10)
  expect(body.data.find(({ attribute }) => attribute === 'portrait')).toMatchObject({
    with_count: 5,
    without_count: 5,
    with_mean: expect.closeTo(0.03, 10),
    difference: {
      value: expect.closeTo(0.01, 10),
      low: expect.closeTo(0.01 - 2.306 * 0.001, 5),
      high: expect.closeTo(0.01 + 2.306 * 0.001, 5),
    },
  })
  expect(body.data.find(({ attribute }) => attribute === 'has_text')?.difference).toBeNull()
}, 120_000)
