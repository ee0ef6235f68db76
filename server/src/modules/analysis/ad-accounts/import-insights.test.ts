import { listResultAds } from '@marquee/contract/ad-results'
import { syncAdAccount } from '@marquee/contract/ad-accounts'
import { sql } from 'kysely'
import { listenToWebhooks, listToldEvents } from '../../../testing/add-webhook.ts'
import { adDays, type InsightsStage, INSIGHTS_TOKEN, openInsightsStage } from '../../../testing/insights-stage.ts'
import { maintainSyncs } from './ad-accounts.jobs.ts'
import { importInsights } from './insights-importer.ts'

let stage: InsightsStage
beforeEach(async () => {
  stage = await openInsightsStage()
})
afterEach(() => stage.close())

async function listAds(sort: 'spend' | 'ctr' = 'spend') {
  const { account_id } = await stage.read()
  return (await stage.owner.call(listResultAds, { query: { account_id, sort } })).body.data
}

/** What was asked for, without the checks of the connection. */
function askedFor(pattern: RegExp) {
  return stage.meta.calls.filter(({ method, path }) => pattern.test(`${method} ${path}`))
}

describe('[P-33] importing results of a connected ad account', () => {
  test('a week comes in by pages, asked for as the documentation says, and its metrics are what a person works out', async () => {
    const video = {
      actions: [
        { action_type: 'link_click', value: '12' },
        { action_type: 'video_view', value: '300' },
        { action_type: 'omni_purchase', value: '4' },
        { action_type: 'purchase', value: '4' },
        { action_type: 'offsite_conversion.fb_pixel_purchase', value: '4' },
      ],
      action_values: [
        { action_type: 'offsite_conversion.fb_pixel_purchase', value: '90.00' },
        { action_type: 'omni_purchase', value: '100.00' },
      ],
      video_thruplay_watched_actions: [{ action_type: 'video_view', value: '60' }],
    }
    stage.meta.setRows([
      ...adDays('120210000000000001', 1, 2, video),
      ...adDays('120210000000000002', 1, 2, { spend: '2.50' }),
    ])
    await stage.connect()
    const account = await stage.finish()
    expect(account).toMatchObject({ name: 'Acme US', currency: 'USD', problem: null, credential_hint: 'oken' })
    expect(account.last_sync).toMatchObject({
      state: 'done',
      trigger: 'person',
      first_day: '2026-02-24',
      last_day: '2026-03-02',
      progress: 100,
      stored: 4,
      replaced: 0,
    })
    const pages = askedFor(/^GET .*\/insights$/).filter(({ query }) => query.get('level') === 'ad')
    expect(pages).toHaveLength(2)
    expect(Object.fromEntries(pages[0]?.query ?? [])).toMatchObject({
      level: 'ad',
      time_increment: '1',
      time_range: '{"since":"2026-02-24","until":"2026-03-02"}',
      fields: expect.stringContaining('video_thruplay_watched_actions'),
    })
    const [video1, still] = await listAds()
    expect(video1).toMatchObject({
      external_id: '120210000000000001',
      name: 'Ad 120210000000000001',
      campaign_name: 'Spring',
      ad_set_name: 'Everybody',
    })
    expect(video1?.totals).toMatchObject({ spend: 20, impressions: 2000, purchases: 8, revenue: 200, plays_3s: 600 })
    expect(video1?.metrics).toMatchObject({ hook_rate: 0.3, hold_rate: 0.2, ctr: 0.01, cpa: 2.5, roas: 10 })
    expect(still?.totals).toMatchObject({ spend: 5, purchases: null, plays_3s: null })
  })

  test('many days are asked for as reports, which are looked at until they are completed', async () => {
    stage.meta.setRows(adDays('1', 1, 2))
    stage.meta.reportLooks.push({ status: 'Job Not Started', percent: 0 }, { status: 'Job Running', percent: 40 })
    stage.meta.reportLooks.push({ status: 'Job Completed', percent: 99 })
    await stage.connect(60)
    expect((await stage.finish()).last_sync).toMatchObject({ state: 'done', stored: 2 })
    const ranges = stage.meta.reports.map(({ query }) => query.get('time_range'))
    expect(ranges).toEqual([
      '{"since":"2026-01-02","until":"2026-01-31"}',
      '{"since":"2026-02-01","until":"2026-03-02"}',
    ])
  })

  test('a report that fails is asked for again with fewer days', async () => {
    stage.meta.setRows(adDays('1', 1, 2))
    stage.meta.reportLooks.push({ status: 'Job Failed', percent: 10 })
    await stage.connect(30)
    expect((await stage.finish()).last_sync).toMatchObject({ state: 'done', stored: 2 })
    const ranges = stage.meta.reports.map(({ query }) => query.get('time_range'))
    expect(ranges).toEqual([
      '{"since":"2026-02-01","until":"2026-03-02"}',
      '{"since":"2026-02-01","until":"2026-02-15"}',
      '{"since":"2026-02-16","until":"2026-03-02"}',
    ])
  })

  test('days that are too much for one answer are asked for as a report', async () => {
    stage.meta.setRows(adDays('1', 1, 2))
    await stage.connect()
    const message = 'Please reduce the amount of data you’re asking for, then retry your request'
    stage.meta.answerNext({ status: 500, body: { error: { message, type: 'OAuthException', code: 1 } } })
    expect((await stage.finish()).last_sync).toMatchObject({ state: 'done', stored: 2 })
    expect(stage.meta.reports).toHaveLength(1)
  })

  test('the same days again take the place of what was there', async () => {
    stage.meta.setRows(adDays('1', 1, 2))
    const id = await stage.connect()
    await stage.finish()
    stage.meta.setRows(adDays('1', 1, 2, { spend: '30.00' }))
    await stage.owner.call(syncAdAccount, { params: { id }, body: { days: 7 } })
    expect((await stage.finish()).last_sync).toMatchObject({ stored: 2, replaced: 2 })
    expect((await listAds())[0]?.totals.spend).toBe(60)
  })

  test('[P-73] the daily import tells the webhooks once that figures came, and not when none did', async () => {
    stage.meta.setRows(adDays('1', 1, 3))
    const id = await stage.connect()
    await stage.finish()
    await listenToWebhooks(stage.server, stage.owner)
    await stage.passDay()
    await stage.server.jobs.send(maintainSyncs, {})
    await stage.server.jobs.drain([maintainSyncs])
    const { last_sync: sync } = await stage.finish()
    expect(sync).toMatchObject({ trigger: 'schedule', state: 'done' })
    const [told, ...more] = await listToldEvents(stage.server, stage.owner)
    expect(told).toMatchObject({ type: 'results.imported', data: { import_id: sync?.id, ad_account_id: id } })
    stage.meta.setRows([])
    await stage.owner.call(syncAdAccount, { params: { id }, body: { days: 7 } })
    await stage.finish()
    expect([more, (await listToldEvents(stage.server, stage.owner)).length]).toEqual([[], 1])
  })

  test('an import that stops between two pages goes on at the page where it stopped', async () => {
    stage.meta.setRows([...adDays('1', 1, 2), ...adDays('2', 1, 2), ...adDays('3', 1, 2)])
    await stage.connect()
    const unexpected = { error: { message: 'An unexpected error has occurred', code: 2, is_transient: true } }
    stage.meta.answerNext({}, { status: 500, body: unexpected })
    await stage.server.jobs.drain([importInsights])
    expect((await stage.read()).last_sync).toMatchObject({
      state: 'waiting',
      stored: 3,
      problem: { kind: 'unavailable' },
    })
    expect((await stage.finish()).last_sync).toMatchObject({ state: 'done', stored: 6, replaced: 0, problem: null })
    const offsets = askedFor(/^GET .*\/insights$/)
      .filter(({ query }) => query.get('level') === 'ad')
      .map(({ query }) => Buffer.from(query.get('after') ?? '', 'base64').toString())
    expect(offsets).toEqual(['', 'offset:3', 'offset:3'])
  })

  test('it is known which file an ad shows: by the image, the video, or the creative’s own name', async () => {
    stage.meta.setRows(['1', '2', '3'].flatMap((id) => adDays(id, 2, 2)))
    stage.meta.images.set('abc', 'summer-hero.png')
    stage.meta.objects.set('1', { creative: { id: '11', name: 'Creative 1', image_hash: 'abc' } })
    stage.meta.objects.set('2', { creative: { id: '12', name: 'Creative 2', video_id: '77' } })
    stage.meta.objects.set('3', { creative: { id: '13', name: 'Carousel of March' } })
    stage.meta.objects.set('77', { title: 'unboxing.mp4' })
    await stage.connect()
    await stage.finish()
    const { rows } = await sql<{ file: string }>`
      select creative_file as file from result_ads order by external_id
    `.execute(stage.server.db)
    expect(rows.map(({ file }) => file)).toEqual(['summer-hero.png', 'unboxing.mp4', 'Carousel of March'])
  })

  test('an ad that may not be looked at keeps no figure away', async () => {
    stage.meta.setRows(adDays('1', 2, 2))
    await stage.connect()
    expect((await stage.finish()).last_sync).toMatchObject({ state: 'done', stored: 1 })
  })

  test('[F-12] the token is kept encrypted, and neither logged nor answered', async () => {
    stage.meta.setRows(adDays('1', 1, 2))
    await stage.connect()
    stage.meta.tokens.clear()
    const account = await stage.finish()
    const { rows } = await sql<{ row: string }>`
      select ad_accounts::text as row from ad_accounts union all select ad_account_syncs::text from ad_account_syncs
    `.execute(stage.server.db)
    expect(JSON.stringify([rows, account, stage.server.logLines])).not.toContain(INSIGHTS_TOKEN)
  })
})
