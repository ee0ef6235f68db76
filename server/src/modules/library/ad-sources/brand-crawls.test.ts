import { updateSpiedBrand } from '@marquee/contract/brand-spy'
import { listNotifications } from '@marquee/contract/notifications'
import { forgetWantedBrand, listWantedBrands, listWantedEverywhere, wantBrand } from '@marquee/contract/wanted-brands'
import { disconnectWorkspaceSource, listWorkspaceSources } from '@marquee/contract/workspace-sources'
import { join } from 'node:path'
import { sql } from 'kysely'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { signIn, signUp } from '../../../testing/agent.ts'
import { startProcess } from '../../../testing/background-process.ts'
import { adsOfPage, type BrandStage, openBrandStage } from '../../../testing/brand-stage.ts'
import { metaError } from '../../../testing/source-servers/meta-server.ts'
import { maintainCrawls } from './ad-sources.queues.ts'

const CRAWLER = join(import.meta.dirname, '../../../testing/crawl-process.ts')
const FIRST = 'EAAB-token-of-the-first'
const SECOND = 'EAAB-token-of-the-second'

let stage: BrandStage
beforeEach(async () => {
  stage = await openBrandStage()
})
afterEach(() => stage.close())

describe('[F-03] [P-26] a followed brand fills itself', () => {
  test('by the id of its page: its ads arrive at once, it is followed, and the list says who looked and when', async () => {
    stage.meta.setAds([...adsOfPage('998877665', 30), ...adsOfPage('112233445', 2)])
    const owner = await stage.connectOwner(FIRST)
    await stage.want(owner, '998877665')
    expect(stage.meta.calls[0]?.query.get('search_page_ids')).toBe('["998877665"]')
    expect((await owner.call(listWantedBrands, {})).body.data).toEqual([])
    await stage.pass(60)
    const [brand] = await stage.followed(owner)
    expect(brand).toMatchObject({ name: 'Page 998877665', ads_count: 30 })
    expect(brand?.looks).toEqual([
      { provider: 'meta', looked_at: expect.any(String), ads_found: 30, state: 'done', problem: null },
    ])
    expect(stage.meta.calls).toHaveLength(2)
  })

  test('by its site: ads that lead there are its own, and ads of others with the same words stay out', async () => {
    const words = 'As good as lumen-skin.com'
    stage.meta.setAds([
      ...adsOfPage('77001', 3, { ad_creative_link_captions: ['www.Lumen-Skin.com'] }),
      ...adsOfPage('88001', 4, { ad_creative_bodies: [words], ad_creative_link_captions: ['other.example'] }),
    ])
    const owner = await stage.connectOwner(FIRST)
    await stage.want(owner, 'https://www.lumen-skin.com/shop')
    await stage.pass(60)
    expect(await stage.followed(owner)).toMatchObject([{ name: 'Page 77001', ads_count: 3 }])
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ads`.execute(stage.server.db)
    expect(rows[0]?.count).toBe(3)
    // From now on its page is looked at.
    expect(stage.meta.calls.at(-1)?.query.get('search_page_ids')).toBe('["77001"]')
  })

  test('by its name, whatever its case; a page with a longer name is another brand', async () => {
    stage.meta.setAds([
      ...adsOfPage('77002', 2, { page_name: 'Lumen Skin' }),
      ...adsOfPage('77003', 2, { page_name: 'Lumen Skin Outlet' }),
    ])
    const owner = await stage.connectOwner(FIRST)
    await stage.want(owner, 'lumen  SKIN')
    expect((await stage.followed(owner)).map(({ name }) => name)).toEqual(['Lumen Skin'])
  })

  test('every day: a new ad is found and alerted', async () => {
    stage.meta.setAds(adsOfPage('998877665', 2))
    const owner = await stage.connectOwner(FIRST)
    await stage.want(owner, '998877665')
    await stage.pass(60)
    const id = (await stage.followed(owner))[0]?.id ?? ''
    const alerts = { alert_channel: 'email', alert_frequency: 'at_once' } as const
    await owner.call(updateSpiedBrand, { params: { id }, body: alerts })
    const calls = stage.meta.calls.length
    await stage.pass(23 * 60 * 60)
    expect(stage.meta.calls).toHaveLength(calls)
    stage.meta.setAds(adsOfPage('998877665', 3))
    await stage.pass(60 * 60)
    expect(stage.meta.calls).toHaveLength(calls + 1)
    await stage.pass(60)
    const again = await signIn(stage.server, owner.email, owner.password)
    const { data } = (await again.call(listNotifications, { query: {} })).body
    expect(data.map(({ title }) => title)).toContainEqual(expect.stringMatching(/1 new ad/))
  })

  test('is not looked at without a source, nor when nobody follows it any more', async () => {
    stage.meta.setAds(adsOfPage('998877665', 2))
    const without = await signUp(stage.server)
    await stage.want(without, '998877665')
    expect(stage.meta.calls).toEqual([])
    const owner = await stage.connectOwner(FIRST)
    await stage.want(owner, '112233445')
    const { data } = (await owner.call(listWantedBrands, {})).body
    expect(data[0]?.looks).toMatchObject([{ provider: 'meta', ads_found: 0, state: 'done' }])
    await owner.call(forgetWantedBrand, { params: { id: data[0]?.id ?? '' } })
    const calls = stage.meta.calls.length
    await stage.pass(2 * DAY_SECONDS)
    expect(stage.meta.calls).toHaveLength(calls)
  })
})

describe('[F-12] [P-26] sources of several workspaces', () => {
  test('share the calls for a brand: one crawl a day serves all its followers, with their tokens in turns', async () => {
    stage.meta.setAds(adsOfPage('998877665', 2))
    const first = await stage.connectOwner(FIRST)
    const second = await stage.connectOwner(SECOND)
    await stage.connectOwner('EAAB-token-of-nobody')
    await first.call(wantBrand, { body: { address: '998877665' } })
    await second.call(wantBrand, { body: { address: '998877665' } })
    await stage.pass(0)
    await stage.pass(60)
    expect(stage.tokens()).toHaveLength(1)
    for (const owner of [first, second]) {
      expect(await stage.followed(owner)).toMatchObject([{ ads_count: 2, looks: [{ ads_found: 2 }] }])
    }
    await stage.pass(DAY_SECONDS)
    expect(stage.tokens().toSorted()).toEqual([FIRST, SECOND])
  })

  test('a token that ends leaves the crawl to another follower, and only its own workspace is told', async () => {
    stage.meta.setAds(adsOfPage('998877665', 2))
    const first = await stage.connectOwner(FIRST)
    const second = await stage.connectOwner(SECOND)
    await first.call(wantBrand, { body: { address: '998877665' } })
    await second.call(wantBrand, { body: { address: '998877665' } })
    stage.meta.answerNext(metaError(190, 'Session has expired', { error_subcode: 463 }))
    await stage.pass(0)
    const [ended, other] = stage.tokens()
    expect(new Set([ended, other])).toEqual(new Set([FIRST, SECOND]))
    const problems = await Promise.all(
      [first, second].map(async (owner) => (await owner.call(listWorkspaceSources, {})).body.data[0]?.problem?.kind),
    )
    expect(problems).toEqual(ended === FIRST ? ['token', undefined] : [undefined, 'token'])
    await stage.pass(60)
    expect(await stage.followed(first)).toMatchObject([{ ads_count: 2, looks: [{ state: 'done' }] }])
  })

  test('a disconnected source is not asked any more; connecting one looks at the brands at once', async () => {
    stage.meta.setAds(adsOfPage('998877665', 2))
    const owner = await stage.connectOwner(FIRST)
    await stage.want(owner, '998877665')
    const sourceId = (await owner.call(listWorkspaceSources, {})).body.data[0]?.id ?? ''
    await owner.call(disconnectWorkspaceSource, { params: { id: sourceId } })
    const calls = stage.meta.calls.length
    await stage.pass(60)
    expect(stage.meta.calls).toHaveLength(calls)
    expect((await stage.followed(owner))[0]?.looks).toEqual([])
  })

  test('[F-03] administrators see wanted brands by how many workspaces want them', async () => {
    const one = await signUp(stage.server)
    const other = await signUp(stage.server)
    await one.call(wantBrand, { body: { address: 'alpha.example' } })
    await one.call(wantBrand, { body: { address: 'beta.example' } })
    await other.call(wantBrand, { body: { address: 'beta.example' } })
    expect((await other.call(listWantedEverywhere, { query: {} })).status).toBe(403)
    const admin = await signUp(stage.server, { isAdmin: true })
    const page = await admin.call(listWantedEverywhere, { query: { limit: 1 } })
    expect(page.body.data).toMatchObject([{ name: 'beta.example', kind: 'website', workspaces: 2 }])
    const cursor = page.body.meta.next_cursor ?? ''
    const rest = await admin.call(listWantedEverywhere, { query: { limit: 1, cursor } })
    expect(rest.body.data).toMatchObject([{ name: 'alpha.example', workspaces: 1 }])
    expect(rest.body.meta.next_cursor).toBeNull()
  })
})

describe('[F-12] [P-26] the limits of a source', () => {
  test('two hundred followed brands are all looked at, and no call is above the limit', async () => {
    const pages = Array.from({ length: 200 }, (_, index) => String(700_000 + index))
    stage.meta.setAds(pages.flatMap((page) => adsOfPage(page, 1)))
    stage.meta.limitCalls(200, () => stage.server.clock.now())
    const owner = await stage.connectOwner(FIRST)
    await followPages(owner.workspaceId, pages)
    for (let minute = 0; minute < 90 && (await countLooked()) < pages.length; minute += 1) {
      await stage.pass(60)
    }
    expect(await countLooked()).toBe(pages.length)
    expect(stage.meta.calls).toHaveLength(pages.length)
    expect(stage.meta.refusedCalls()).toBe(0)
  }, 240_000)

  test('a source that throttles is left alone until it answers again, and nothing is lost', async () => {
    stage.meta.setAds(adsOfPage('998877665', 60))
    const owner = await stage.connectOwner(FIRST)
    await owner.call(wantBrand, { body: { address: '998877665' } })
    stage.meta.answerNext({}, metaError(613, 'Calls to this api have exceeded the rate limit.'))
    await stage.pass(0)
    expect(stage.meta.calls).toHaveLength(2)
    await owner.call(wantBrand, { body: { address: '112233445' } })
    await stage.pass(30)
    expect(stage.meta.calls).toHaveLength(2)
    await stage.pass(60)
    await stage.pass(60)
    expect((await stage.followed(owner))[0]).toMatchObject({ ads_count: 60, looks: [{ ads_found: 60, state: 'done' }] })
  })

  test('a crawl whose process is killed is followed by another one at the page where it stopped', async () => {
    const { meta, server } = stage
    meta.setAds(adsOfPage('998877665', 60))
    const owner = await stage.connectOwner(FIRST)
    await owner.call(wantBrand, { body: { address: '998877665' } })
    await server.jobs.drain([maintainCrawls])
    const { rows } = await sql<{ id: string }>`select id from ad_crawls`.execute(server.db)
    meta.answerNext({}, { isHeld: true })
    const args = [server.environment.databaseUrl ?? '', meta.url, server.clock.now().toISOString(), rows[0]?.id ?? '']
    const crawler = startProcess(CRAWLER, {}, args)
    await Promise.race([meta.called(2), crawler.ended])
    expect(crawler.output()).toBe('')
    await crawler.stop('SIGKILL')
    await stage.pass(121)
    await stage.pass(60)
    expect(await stage.followed(owner)).toMatchObject([{ ads_count: 60 }])
    expect(meta.calls.map(({ query }) => query.get('after') === null)).toEqual([true, false, false, false])
  })
})

/** Makes the workspace follow pages, without the limit of its plan. */
async function followPages(workspaceId: string, pages: readonly string[]): Promise<void> {
  await sql`
    with made as (
      insert into brands (source, external_id, name, created_at, updated_at)
      select 'meta', page, 'Page ' || page, now(), now() from unnest(${[...pages]}::text[]) as page returning id
    )
    insert into brand_trackers (workspace_id, brand_id, created_at, updated_at)
    select ${workspaceId}, id, now(), now() from made
  `.execute(stage.server.db)
}

async function countLooked(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ad_source_queries where looked_at is not null
  `.execute(stage.server.db)
  return rows[0]?.count ?? 0
}
