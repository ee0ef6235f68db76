import { join } from 'node:path'
import { cancelCrawl, listAdSources, startCrawl } from '@marquee/contract/ad-sources'
import { listAds } from '@marquee/contract/ad-search'
import { startProcess } from '../../../../testing/background-process.ts'
import { breads, META_TOKEN, type MetaStage, openMetaStage } from '../../../../testing/meta-stage.ts'
import { beginCrawl } from '../../../../testing/source-agent.ts'
import { businessUsage, metaError } from '../../../../testing/source-servers/meta-server.ts'
import { createConnectors } from '../connectors.ts'
import { createCrawlService } from '../crawls.service.ts'

const CRAWLER = join(import.meta.dirname, '../../../../testing/crawl-process.ts')

let stage: MetaStage
beforeEach(async () => {
  stage = await openMetaStage()
})
afterEach(() => stage.close())

describe('when Meta’s Ad Library does not answer as wished', () => {
  test('[F-01] a throttled crawl waits as long as the header says, and goes on at the page where it stopped', async () => {
    stage.meta.setAds(breads(1, 60))
    const id = await beginCrawl(stage.admin, stage.queryId)
    const crawler = stage.createCrawler()
    stage.meta.answerNext(
      { headers: businessUsage(100, 19) },
      { ...metaError(613, 'Calls to this api have exceeded the rate limit.'), headers: businessUsage(100, 30) },
    )
    await crawler.work(id)
    expect(await stage.newest()).toMatchObject({
      state: 'waiting',
      pages: 1,
      resumes_at: '2026-03-02T09:19:00.000Z',
      problem: null,
    })
    await crawler.work(id)
    expect(stage.meta.calls).toHaveLength(1)

    stage.server.clock.advance(19 * 60)
    await crawler.work(id)
    expect(await stage.newest()).toMatchObject({
      state: 'waiting',
      pages: 1,
      resumes_at: '2026-03-02T09:49:00.000Z',
      problem: { kind: 'throttled', message: 'Meta says: Calls to this api have exceeded the rate limit. (code 613)' },
    })
    stage.server.clock.advance(30 * 60)
    await crawler.work(id)
    expect(await stage.newest()).toMatchObject({
      state: 'done',
      pages: 3,
      found: 60,
      problem: null,
      resumes_at: null,
    })
    expect(stage.offsets()).toEqual([0, 25, 25, 50])
  })

  test('[F-01] when the limit is nearly used up, it pauses by itself', async () => {
    stage.meta.setAds(breads(1, 40))
    stage.meta.answerNext({
      headers: { 'x-app-usage': '{"call_count":96,"total_time":3,"total_cputime":2}' },
    })
    await stage.createCrawler().work(await beginCrawl(stage.admin, stage.queryId))
    expect(await stage.newest()).toMatchObject({
      state: 'waiting',
      resumes_at: '2026-03-02T09:05:00.000Z',
    })
  })

  test('[F-01] asked for too much data, it asks for half', async () => {
    stage.meta.setAds(breads(1, 3))
    const tooMuch = {
      status: 500,
      body: {
        error: { code: 1, message: 'Please reduce the amount of data you’re asking for, then retry your request' },
      },
    }
    stage.meta.answerNext(tooMuch, tooMuch)
    expect(await stage.crawl()).toMatchObject({ state: 'done', found: 3 })
    expect(stage.meta.calls.map(({ query }) => query.get('limit'))).toEqual(['250', '125', '62'])
  })

  test('[F-01] what passes by itself is tried again after a pause: errors of Meta, pages of proxies, a broken connection', async () => {
    stage.meta.setAds(breads(1, 3))
    const id = await beginCrawl(stage.admin, stage.queryId)
    const crawler = stage.createCrawler()
    stage.meta.answerNext(
      { status: 500, body: { error: { code: 2, message: 'Service temporarily unavailable', is_transient: true } } },
      { status: 502, body: '<html>Bad gateway</html>' },
      { body: null },
    )
    for (const seconds of [5, 10, 20]) {
      await crawler.work(id)
      expect(await stage.newest()).toMatchObject({ state: 'waiting', problem: { kind: 'unavailable' } })
      stage.server.clock.advance(seconds)
    }
    await crawler.work(id)
    expect(await stage.newest()).toMatchObject({ state: 'done', found: 3, problem: null })
  })

  test('[F-12] an expired token ends the crawl with what to do, and a new token opens the source again', async () => {
    stage.meta.setAds(breads(1, 3))
    stage.meta.answerNext(
      metaError(190, `Error validating access token: Session has expired. ${META_TOKEN}`, { error_subcode: 463 }),
    )
    const failed = await stage.crawl()
    expect(failed).toMatchObject({
      state: 'failed',
      problem: { kind: 'token', advice: expect.stringContaining('about 60 days') },
    })
    expect(failed.problem?.message).toBe(
      'Meta says: Error validating access token: Session has expired. … (code 190/463)',
    )
    expect(await sourceProblem()).toEqual(failed.problem)
    expect(await stage.crawl()).toMatchObject({ state: 'done' })
    expect(await sourceProblem()).toBeNull()
  })

  test.each([
    [
      metaError(10, 'Application does not have permission for this action', { error_subcode: 2_332_002 }),
      'permission',
      /facebook\.com\/ads\/library\/api/,
    ],
    [
      metaError(100, '(#100) Param ad_reached_countries[0] must be one of {BR, GB, US}.'),
      'query',
      /Add the query again/,
    ],
    [{ body: { hello: 'world' } }, 'answer', /Start the crawl again/],
    [{ status: 418, body: { error: { code: 12_345, message: 'Teapot' } } }, 'answer', /Start the crawl again/],
  ])('[F-01] %j ends the crawl at once with what to do', async (reply, kind, advice) => {
    stage.meta.answerNext(reply)
    expect(await stage.crawl()).toMatchObject({
      state: 'failed',
      problem: { kind, advice: expect.stringMatching(advice) },
    })
    expect(stage.meta.calls).toHaveLength(1)
  })

  test('[F-01] a place that Meta has forgotten makes it begin again, once, and nothing is counted as new twice', async () => {
    stage.meta.setAds(breads(1, 60))
    const expired = metaError(100, 'Invalid cursors values')
    stage.meta.answerNext({}, expired)
    expect(await stage.crawl()).toMatchObject({ state: 'done', pages: 4, added: 60, unchanged: 25 })
    expect(stage.offsets()).toEqual([0, 25, 0, 25, 50])
  })

  test('[F-01] one crawl of a query runs at a time, and it can be canceled', async () => {
    stage.meta.setAds(breads(1, 60))
    const id = await beginCrawl(stage.admin, stage.queryId)
    expect((await stage.admin.call(startCrawl, { params: { id: stage.queryId } })).error.code).toBe('crawl_running')
    stage.meta.answerNext({ headers: businessUsage(100, 19) })
    await stage.createCrawler().work(id)
    expect((await stage.admin.call(cancelCrawl, { params: { id } })).body.data).toMatchObject({
      state: 'canceled',
      added: 25,
      resumes_at: null,
    })
    stage.server.clock.advance(60 * 60)
    await stage.createCrawler().work(id)
    expect(stage.meta.calls).toHaveLength(1)
    expect(await stage.crawl()).toMatchObject({ state: 'done', added: 35, unchanged: 25 })
  })

  test('[F-01] a crawl that is canceled while a page is on its way keeps nothing of that page', async () => {
    stage.meta.setAds(breads(1, 10))
    const id = await beginCrawl(stage.admin, stage.queryId)
    const { meta } = createConnectors(stage.server.environment.adSources)
    const slow: typeof meta = {
      ...meta,
      async fetchPage(request) {
        const page = await meta.fetchPage(request)
        await stage.admin.call(cancelCrawl, { params: { id } })
        return page
      },
    }
    await stage.createCrawler({ meta: slow }).work(id)
    expect(await stage.newest()).toMatchObject({ state: 'canceled', pages: 0, added: 0 })
    expect((await stage.admin.call(listAds, { query: {} })).body.data).toEqual([])
  })

  test('[F-01] a crawler whose process is killed is followed by another one at the page where it stopped', async () => {
    stage.meta.setAds(breads(1, 60))
    const id = await beginCrawl(stage.admin, stage.queryId)
    stage.meta.answerNext({}, { isHeld: true })
    const { environment, db, clock, jobs } = stage.server
    const crawler = startProcess(CRAWLER, {}, [
      environment.databaseUrl ?? '',
      stage.meta.url,
      clock.now().toISOString(),
      id,
    ])
    await Promise.race([stage.meta.called(2), crawler.ended])
    expect(crawler.output()).toBe('')
    await crawler.stop('SIGKILL')
    expect(await stage.newest()).toMatchObject({ state: 'running', pages: 1, added: 25 })

    const crawls = createCrawlService({ db, clock, jobs })
    await crawls.runMaintenance()
    await jobs.drain()
    expect(await stage.newest()).toMatchObject({ state: 'running', pages: 1 })
    clock.advance(121)
    await crawls.runMaintenance()
    await jobs.drain()
    expect(await stage.newest()).toMatchObject({ state: 'done', pages: 3, found: 60, added: 60, unchanged: 0 })
    expect(stage.offsets()).toEqual([0, 25, 25, 50])
  })
})

async function sourceProblem() {
  const { body } = await stage.admin.call(listAdSources, {})
  return body.data[0]?.problem ?? null
}
