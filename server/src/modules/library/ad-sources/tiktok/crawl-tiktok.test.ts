import { listAds } from '@marquee/contract/ad-search'
import { type SignedInAgent, signUp } from '../../../../testing/agent.ts'
import { addSourceQuery, beginCrawl, newestCrawl } from '../../../../testing/source-agent.ts'
import {
  startTikTokServer,
  TIKTOK_KEYS,
  tiktokError,
  type TikTokServer,
  type TikTokServerAd,
} from '../../../../testing/source-servers/tiktok-server.ts'
import { sourceSettings } from '../../../../testing/source-settings.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'

let tiktok: TikTokServer
let server: TestServer
let admin: SignedInAgent
let queryId: string
beforeEach(async () => {
  tiktok = await startTikTokServer()
  server = await startTestServer(sourceSettings({ tiktok: tiktok.url }))
  admin = await signUp(server, { isAdmin: true })
  const criteria = { provider: 'tiktok' as const, search_term: 'bread', country: 'FR', published_from: '2026-01-01' }
  queryId = (await addSourceQuery(admin, { provider: 'tiktok', ...TIKTOK_KEYS }, criteria)).queryId
  tiktok.calls.length = 0
})
afterEach(async () => {
  await server.close()
  await tiktok.close()
})

/** Ids of 19 digits: as numbers of JavaScript several of them would be the same one. */
function ads(count: number, status: TikTokServerAd['status'] = 'active'): TikTokServerAd[] {
  return Array.from({ length: count }, (_, index) => ({ id: `1790000000000000${100 + index}`, status, term: 'bread' }))
}

async function crawl() {
  await beginCrawl(admin, queryId)
  await server.jobs.drain()
  return await newestCrawl(admin, queryId)
}

function queries() {
  return tiktok.calls
    .filter(({ path }) => path.endsWith('/ad/query/'))
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>)
}

describe('crawling TikTok’s Commercial Content API', () => {
  test('[F-01] all pages come in with every id as it is, asked for as the documentation says', async () => {
    tiktok.setAds(ads(60))
    expect(await crawl()).toMatchObject({ state: 'done', pages: 2, found: 60, added: 60, refused: 0 })
    expect(queries()).toEqual([
      {
        filters: { ad_published_date_range: { min: '20260101', max: '20260302' }, country_code: 'FR' },
        search_term: 'bread',
        search_type: 'exact_phrase',
        max_count: 50,
      },
      expect.objectContaining({ search_id: 'search-50', max_count: 50 }),
    ])
    const { body } = await admin.call(listAds, { query: { limit: '100', per_brand: '0' } })
    expect(new Set(body.data.map((ad) => ad.id)).size).toBe(60)
    expect(body.data[0]).toMatchObject({
      source: 'tiktok',
      brand: { name: 'bread Co.' },
      status: 'active',
      platforms: ['tiktok'],
      asset_type: 'video',
      started_at: '2026-01-05T00:00:00.000Z',
    })
  })

  test('[F-01] an ad that has stopped is told so, and counted as ended', async () => {
    tiktok.setAds(ads(2))
    await crawl()
    tiktok.setAds(ads(2, 'inactive'))
    expect(await crawl()).toMatchObject({ found: 2, changed: 2, ended: 2 })
    const { body } = await admin.call(listAds, { query: { status: 'inactive' } })
    expect(body.data.map((ad) => ad.stopped_at)).toEqual(['2026-03-01T00:00:00.000Z', '2026-03-01T00:00:00.000Z'])
  })

  test('[F-12] one token serves until it ends; one that ends before its time is replaced', async () => {
    tiktok.setAds(ads(1))
    await crawl()
    await crawl()
    const tokenCalls = () => tiktok.calls.filter(({ path }) => path === '/v2/oauth/token/').length
    expect(tokenCalls()).toBe(1)
    tiktok.endTokens()
    expect(await crawl()).toMatchObject({ state: 'done' })
    expect(tokenCalls()).toBe(2)
    server.clock.advance(7200)
    admin = await signUp(server, { isAdmin: true, role: 'member', workspaceId: admin.workspaceId })
    expect(await crawl()).toMatchObject({ state: 'done' })
    expect(tokenCalls()).toBe(3)
  })

  test.each([
    [tiktokError(429, 'rate_limit_exceeded', 'Too many requests.'), '2026-03-02T09:01:00.000Z'],
    [
      tiktokError(429, 'rate_limit_exceeded', 'Too many requests.', { 'retry-after': '90' }),
      '2026-03-02T09:01:30.000Z',
    ],
    [tiktokError(429, 'daily_quota_limit_exceeded', 'The daily quota is used up.'), '2026-03-03T00:00:00.000Z'],
    [{ status: 429, body: 'slow down' }, '2026-03-02T09:01:00.000Z'],
  ])('[F-01] %j makes it wait until %s', async (reply, resumesAt) => {
    tiktok.setAds(ads(1))
    const first = await crawl()
    expect(first.state).toBe('done')
    tiktok.answerNext(reply)
    expect(await crawl()).toMatchObject({ state: 'waiting', resumes_at: resumesAt, problem: { kind: 'throttled' } })
  })

  test('[F-01] a search that TikTok has forgotten begins again', async () => {
    tiktok.setAds(ads(60))
    await crawl()
    tiktok.calls.length = 0
    tiktok.answerNext({}, tiktokError(400, 'invalid_params', 'Invalid search id.'))
    expect(await crawl()).toMatchObject({ state: 'done', pages: 3, added: 0 })
    expect(queries().map((query) => query['search_id'])).toEqual([undefined, 'search-50', undefined, 'search-50'])
  })

  test('[F-12] refused keys and missing rights end the crawl with what to do; the secret is not repeated', async () => {
    tiktok.setAds(ads(1))
    await crawl()
    tiktok.answerNext(tiktokError(401, 'scope_not_authorized', 'The scope research.adlib.basic is required.'))
    expect(await crawl()).toMatchObject({
      state: 'failed',
      problem: { kind: 'permission', advice: expect.stringContaining('research.adlib.basic') },
    })
    server.clock.advance(7200)
    admin = await signUp(server, { isAdmin: true, role: 'member', workspaceId: admin.workspaceId })
    const text = `Client secret is wrong: ${TIKTOK_KEYS.client_secret}`
    tiktok.answerNext({ status: 401, body: { error: 'invalid_client', error_description: text, log_id: '1' } })
    expect(await crawl()).toMatchObject({
      state: 'failed',
      problem: { kind: 'token', message: 'TikTok says: Client secret is wrong: …' },
    })
    expect(JSON.stringify(server.logLines)).not.toContain(TIKTOK_KEYS.client_secret)
  })

  test('[F-01] an error inside of an answer with status 200 is an error', async () => {
    tiktok.setAds(ads(1))
    await crawl()
    tiktok.answerNext(tiktokError(200, 'internal_error', 'Try again.'))
    expect(await crawl()).toMatchObject({ state: 'waiting', problem: { kind: 'unavailable' } })
  })
})
