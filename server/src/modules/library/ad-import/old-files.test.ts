import { startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import { getAd, listAds } from '@marquee/contract/ad-search'
import { exploreBrands } from '@marquee/contract/brand-insights'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { createBrandCountService } from '../brand-insights/brand-counts.service.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

const DAY_MS = 24 * 60 * 60 * 1000

let server: TestServer
let admin: SignedInAgent
beforeEach(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
})
afterEach(() => server.close())

/** A calendar day before today. */
function daysAgo(days: number): string {
  return new Date(server.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10)
}

/** Imports a table as the form proposes it, perhaps with another day of the file. */
async function bring(content: string, { name = 'ads.csv', madeOn }: { name?: string; madeOn?: string | null } = {}) {
  const file = multipartFile(Buffer.from(content), { name, type: 'text/csv' })
  const answer = await admin.request({ method: uploadAdFile.method, url: uploadAdFile.path, ...file })
  const { id, columns, made_on } = uploadAdFile.response.parse(answer.json()).data
  const mapping = Object.fromEntries(columns.map((column) => [column.name, column.guess]))
  await admin.call(startAdImport, {
    params: { id },
    body: { source: 'upload', mapping, made_on: madeOn === undefined ? made_on : madeOn },
  })
  await server.jobs.drain()
  const { body } = await admin.call(listAds, { query: {} })
  const [ad] = body.data
  const details = (await admin.call(getAd, { params: { id: ad?.id ?? '' } })).body.data
  return { ...ad, factors: details.score_factors?.factors.map(({ name: factor, observed }) => [factor, observed]) }
}

function table(more: Readonly<Record<string, string>> = {}): string {
  const row = {
    id: 'a1',
    text: 'Bread for everybody',
    page_name: 'Bakery',
    status: 'active',
    start_date: daysAgo(228),
    ...more,
  }
  return `${Object.keys(row).join(',')}\n${Object.values(row).join(',')}\n`
}

describe('[P-94] the ads of an old export', () => {
  test.each([
    ['its name has its day', () => bring(table(), { name: `foreplay-${daysAgo(200)}.csv` })],
    ['its user says when it was made', () => bring(table(), { madeOn: daysAgo(200) })],
    ['its rows say when they were collected', () => bring(table({ processed_at: daysAgo(200) }))],
  ])('count up to its day where %s', async (_, run) => {
    const ad = await run()
    expect(ad).toMatchObject({ status: 'active', days_active: 28, is_seen_lately: false })
    expect(ad.last_seen_at?.slice(0, 10)).toBe(daysAgo(200))
    expect(ad.factors).toContainEqual(['Run time', expect.stringMatching(/^28 days/)])
    expect(ad.factors).toContainEqual(['Still running', `Last seen on ${daysAgo(200)}, not looked at since.`])
    await createBrandCountService(server).countDue()
    const { body } = await admin.call(exploreBrands, { query: {} })
    expect(body.data).toMatchObject([{ ads_count: 1, active_ads: 0, longest_run_days: 28 }])
  })

  test('are active today when their file is of today', async () => {
    const ad = await bring(table())
    expect(ad).toMatchObject({ days_active: 228, is_seen_lately: true })
  })

  test('of a day that a look of later has passed stay as they were seen then', async () => {
    await bring(table(), { madeOn: daysAgo(2) })
    expect(await bring(table({ text: 'Bread for all' }), { madeOn: daysAgo(200) })).toMatchObject({
      days_active: 226,
      is_seen_lately: true,
    })
  })
})
