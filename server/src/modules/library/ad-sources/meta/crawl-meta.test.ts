import { listAdSources, listCrawlRefusals, updateSourceQuery } from '@marquee/contract/ad-sources'
import { listAds } from '@marquee/contract/ad-search'
import { getBrandTimeline } from '@marquee/contract/brand-insights'
import { sql } from 'kysely'
import { DAY_SECONDS } from '../../../../platform/clock.ts'
import { breads, META_TOKEN, type MetaStage, openMetaStage } from '../../../../testing/meta-stage.ts'
import { createBrandCountService } from '../../brand-insights/brand-counts.service.ts'
import { createCrawlService } from '../crawls.service.ts'

let stage: MetaStage
beforeEach(async () => {
  stage = await openMetaStage()
})
afterEach(() => stage.close())

describe('crawling Meta’s Ad Library', () => {
  test('[F-01] all pages come in, as the library keeps ads; asked for as the documentation says', async () => {
    stage.meta.setAds([
      ...breads(1, 59),
      {
        id: '2000',
        page_id: '88',
        page_name: 'Mühle',
        ad_creative_bodies: ['Brot & bread', 'Noch ein Text'],
        ad_creative_link_titles: ['Heute frisch'],
        eu_total_reach: 4200,
        age_country_gender_reach_breakdown: [{ country: 'DE' }, { country: 'AT' }],
        target_ages: ['18', '65+'],
        target_gender: 'Women',
        publisher_platforms: ['INSTAGRAM', 'OCULUS'],
        languages: ['de'],
      },
    ])
    expect(await stage.crawl()).toMatchObject({
      state: 'done',
      pages: 3,
      found: 60,
      added: 60,
      changed: 0,
      unchanged: 0,
      ended: 0,
      refused: 0,
      problem: null,
    })
    expect(stage.offsets()).toEqual([0, 25, 50])
    expect(Object.fromEntries(stage.meta.calls[0]?.query ?? [])).toMatchObject({
      search_terms: 'bread',
      search_type: 'KEYWORD_UNORDERED',
      ad_reached_countries: '["DE"]',
      ad_active_status: 'ACTIVE',
      ad_type: 'ALL',
      limit: '250',
      fields: expect.stringContaining('eu_total_reach'),
    })
    const { body } = await stage.admin.call(listAds, { query: { q: 'Brot' } })
    expect(body.data).toMatchObject([
      {
        source: 'meta',
        brand: { name: 'Mühle' },
        body: 'Brot & bread',
        title: 'Heute frisch',
        status: 'active',
        platforms: ['instagram'],
        started_at: '2026-01-05T00:00:00.000Z',
      },
    ])
  })

  test('[F-12] nobody’s token is kept with the ads, and none is logged or answered', async () => {
    stage.meta.setAds(breads(1, 2))
    await stage.crawl()
    const { rows } = await readEverything()
    expect(rows).not.toContain(META_TOKEN)
    expect(rows).toContain('render_ad/?id=1001')
    expect(JSON.stringify(stage.server.logLines)).not.toContain(META_TOKEN)
    const { body } = await stage.admin.call(listAdSources, {})
    expect(JSON.stringify(body)).not.toContain(META_TOKEN)
    expect(body.data[0]?.credential_hint).toBe('oken')
  })

  test('[F-01] the next crawl finds what is new, changed and gone; the brand’s days follow', async () => {
    stage.meta.setAds(breads(1, 30))
    await stage.crawl()
    stage.server.clock.advance(DAY_SECONDS)
    await stage.signInAgain()
    const [first, second, ...rest] = breads(1, 32)
    // The first has stopped and is not told any more; the second has another text; two are new.
    expect(first).toBeDefined()
    stage.meta.setAds([{ ...second, id: '1002', ad_creative_bodies: ['Better bread'] }, ...rest])
    expect(await stage.crawl()).toMatchObject({ found: 31, added: 2, changed: 1, unchanged: 28, ended: 1 })

    const { body } = await stage.admin.call(listAds, { query: { q: '"Fresh bread 1"' } })
    expect(body.data).toMatchObject([{ status: 'inactive', stopped_at: '2026-03-02T09:00:00.000Z' }])
    await createBrandCountService(stage.server).countDue()
    const brandId = body.data[0]?.brand?.id ?? ''
    const timeline = await stage.admin.call(getBrandTimeline, { params: { id: brandId }, query: { days: '7' } })
    const days = Object.fromEntries(timeline.body.data.map((day) => [day.date, [day.active, day.stopped]]))
    expect(days).toMatchObject({ '2026-03-03': [31, 0] })
    expect(await stage.crawl()).toMatchObject({ added: 0, changed: 0, ended: 0, unchanged: 31 })
  })

  test('[F-01] an ad that comes back runs again', async () => {
    stage.meta.setAds(breads(1, 2))
    await stage.crawl()
    stage.meta.setAds(breads(2, 2))
    expect(await stage.crawl()).toMatchObject({ ended: 1 })
    stage.meta.setAds(breads(1, 2))
    expect(await stage.crawl()).toMatchObject({ found: 2, changed: 1, ended: 0 })
    expect((await storedAds()).map((ad) => ad.status)).toEqual(['active', 'active'])
  })

  test('[C-11] an ad that cannot be read or kept is refused with the reason; the others come in', async () => {
    stage.meta.setAds([
      ...breads(1, 2),
      { id: '9', ad_creative_bodies: ['bread ' + 'x'.repeat(15_000)] },
      { id: '10', eu_total_reach: 'bread' },
    ])
    const { id, ...report } = await stage.crawl()
    expect(report).toMatchObject({ state: 'done', found: 4, added: 2, refused: 2 })
    const { body } = await stage.admin.call(listCrawlRefusals, { params: { id } })
    expect(body.data).toMatchObject([
      { external_id: '10', field: 'eu_total_reach' },
      { external_id: '9', field: 'body', reason: 'Use at most 15000 characters.' },
    ])
  })

  test('[F-01] a query on a schedule is crawled when its time has come, and not before', async () => {
    stage.meta.setAds(breads(1, 3))
    await stage.admin.call(updateSourceQuery, { params: { id: stage.queryId }, body: { schedule: 'daily' } })
    const crawls = createCrawlService(stage.server)
    stage.server.clock.advance(23 * 60 * 60)
    await crawls.runMaintenance()
    await stage.server.jobs.drain()
    expect(stage.meta.calls).toHaveLength(0)
    stage.server.clock.advance(60 * 60)
    await Promise.all([crawls.runMaintenance(), crawls.runMaintenance()])
    await stage.server.jobs.drain()
    await stage.signInAgain()
    expect(await stage.newest()).toMatchObject({ state: 'done', trigger: 'schedule', found: 3 })
    expect(stage.meta.calls).toHaveLength(1)
    const { body } = await stage.admin.call(listAdSources, {})
    expect(body.data[0]?.queries[0]?.next_crawl_at).toBe('2026-03-04T09:00:00.000Z')
  })
})

async function storedAds() {
  const { body } = await stage.admin.call(listAds, { query: { limit: '100', per_brand: '0' } })
  return body.data
}

async function readEverything(): Promise<{ rows: string }> {
  const { rows } = await sql<{ row: string }>`
    select ads::text as row from ads union all select ad_sources::text from ad_sources union all select ad_crawls::text from ad_crawls
    union all select ad_crawl_refusals::text from ad_crawl_refusals
  `.execute(stage.server.db)
  return { rows: rows.map(({ row }) => row).join('\n') }
}
