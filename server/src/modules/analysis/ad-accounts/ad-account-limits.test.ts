import {
  cancelAdAccountSync,
  connectAdAccount,
  disconnectAdAccount,
  listAdAccounts,
  renewAdAccountToken,
  syncAdAccount,
  testAdAccount,
} from '@marquee/contract/ad-accounts'
import { listIntegrations } from '@marquee/contract/integrations'
import { listNotifications } from '@marquee/contract/notifications'
import { listResultAccounts } from '@marquee/contract/result-imports'
import { signUp } from '../../../testing/agent.ts'
import { adDays, type InsightsStage, INSIGHTS_TOKEN, openInsightsStage } from '../../../testing/insights-stage.ts'
import { insightsThrottle } from '../../../testing/source-servers/meta-insights-server.ts'
import { businessUsage, metaError } from '../../../testing/source-servers/meta-server.ts'
import { createAdAccountSyncService } from './ad-account-syncs.service.ts'
import { importInsights } from './insights-importer.ts'

let stage: InsightsStage
beforeEach(async () => {
  stage = await openInsightsStage()
})
afterEach(() => stage.close())

const credentials = { access_token: INSIGHTS_TOKEN, account_number: '1234567890' }

const runMaintenance = () => createAdAccountSyncService(stage.server).runMaintenance()

describe('[P-33] connecting an ad account', () => {
  test('a token can be tried before anything is kept', async () => {
    const { body } = await stage.owner.call(testAdAccount, { body: credentials })
    expect(body.data).toEqual({ name: 'Acme US', currency: 'USD', time_zone: 'America/New_York' })
    expect((await stage.owner.call(listAdAccounts, {})).body.data).toEqual([])
  })

  test('a token that has expired, and an account that is not there, are refused at their fields', async () => {
    const expired = await stage.owner.call(testAdAccount, {
      body: { ...credentials, access_token: 'EAAB-expired-token' },
    })
    expect(expired.status).toBe(422)
    expect(expired.error.errors?.['access_token']?.[0]).toMatch(/token has expired.*Make a new one/)
    const unknown = await stage.owner.call(testAdAccount, { body: { ...credentials, account_number: '99999' } })
    expect(unknown.error.errors?.['account_number']?.[0]).toContain('100/33')
  })

  test('a token without ads_read is refused with what is missing', async () => {
    stage.meta.answerNext(
      {},
      metaError(200, '(#200) Ad account owner has NOT grant ads_management or ads_read permission'),
    )
    const { error } = await stage.owner.call(connectAdAccount, { body: credentials })
    expect(error.errors?.['access_token']?.[0]).toContain('permission ads_read')
  })

  test('the same account is connected once', async () => {
    await stage.connect()
    expect((await stage.owner.call(connectAdAccount, { body: credentials })).error.code).toBe('ad_account_connected')
  })

  test('only the owner and admins connect, and members import', async () => {
    const id = await stage.connect()
    const member = await signUp(stage.server, { role: 'member', workspaceId: stage.owner.workspaceId })
    expect((await member.call(connectAdAccount, { body: credentials })).status).toBe(403)
    await stage.finish()
    expect((await member.call(syncAdAccount, { params: { id }, body: { days: 3 } })).status).toBe(201)
  })

  test('results stay when the account is disconnected', async () => {
    stage.meta.setRows(adDays('1', 1, 2))
    const id = await stage.connect()
    await stage.finish()
    await stage.owner.call(disconnectAdAccount, { params: { id } })
    expect((await stage.owner.call(listAdAccounts, {})).body.data).toEqual([])
    const { data } = (await stage.owner.call(listResultAccounts, {})).body
    expect(data).toMatchObject([{ name: 'Acme US', ads_count: 1 }])
  })
})

describe('[P-33] limits and failures of an ad account', () => {
  test.each([
    [4, { error_subcode: 1_504_022 }],
    [17, { error_subcode: 2_446_079 }],
    [32, {}],
    [613, { error_subcode: 1_487_742 }],
    [80_000, { error_subcode: 2_446_079 }],
  ])('the limit that error %i tells of is waited for as long as Meta says', async (code, details) => {
    stage.meta.setRows(adDays('1', 1, 2))
    await stage.connect()
    const reply = metaError(code, `(#${code}) There have been too many calls`, details)
    stage.meta.answerNext({ ...reply, headers: businessUsage(100, 12) })
    await stage.server.jobs.drain([importInsights])
    const { last_sync: waiting } = await stage.read()
    expect(waiting).toMatchObject({
      state: 'waiting',
      resumes_at: '2026-03-02T09:12:00.000Z',
      problem: { kind: 'throttled' },
    })
    expect((await stage.finish()).last_sync).toMatchObject({ state: 'done', stored: 2 })
  })

  test('an import pauses before the limit of insights is reached', async () => {
    stage.meta.setRows([...adDays('1', 1, 2), ...adDays('2', 1, 2)])
    await stage.connect()
    stage.meta.answerNext({ headers: insightsThrottle(97) })
    await stage.server.jobs.drain([importInsights])
    expect((await stage.read()).last_sync).toMatchObject({ state: 'waiting', stored: 3, problem: null })
    expect((await stage.finish()).last_sync).toMatchObject({ state: 'done', stored: 4 })
  })

  test('a token that expired ends the daily imports and tells who connected it; a new one takes up what was missed', async () => {
    stage.meta.setRows(adDays('1', 1, 2))
    const id = await stage.connect()
    await stage.finish()
    stage.meta.tokens.clear()
    await stage.passDay()
    await runMaintenance()
    const stopped = await stage.finish()
    expect(stopped).toMatchObject({ problem: { kind: 'token' }, next_sync_at: null, last_sync: { state: 'failed' } })
    const { data } = (await stage.owner.call(listNotifications, { query: {} })).body
    expect(data).toMatchObject([{ kind: 'ad_account_stopped', title: 'Results of Acme US are not imported any more' }])
    const { data: integrations } = (await stage.owner.call(listIntegrations, {})).body
    expect(integrations.find(({ code }) => code === 'meta_ad_accounts')?.state).toBe('problem')

    stage.meta.tokens.add('EAAB-renewed-token')
    await stage.owner.call(renewAdAccountToken, { params: { id }, body: { access_token: 'EAAB-renewed-token' } })
    const renewed = await stage.finish()
    expect(renewed).toMatchObject({ problem: null, last_sync: { state: 'done', last_day: '2026-03-03' } })
    expect(renewed.next_sync_at).not.toBeNull()
  })

  test('every day the days whose figures still change are imported again, by one of several servers', async () => {
    stage.meta.setRows(adDays('1', 1, 2))
    await stage.connect()
    await stage.finish()
    stage.server.clock.advance(60 * 60)
    await runMaintenance()
    expect((await stage.read()).last_sync?.trigger).toBe('person')
    await stage.passDay()
    await Promise.all([runMaintenance(), runMaintenance()])
    expect((await stage.finish()).last_sync).toMatchObject({
      state: 'done',
      trigger: 'schedule',
      first_day: '2026-02-04',
      last_day: '2026-03-03',
      replaced: 2,
    })
  })

  test('one import of an account runs at a time; a canceled one keeps what is in', async () => {
    stage.meta.setRows([...adDays('1', 1, 2), ...adDays('2', 1, 2)])
    const id = await stage.connect()
    stage.meta.answerNext({ headers: businessUsage(100, 19) })
    await stage.server.jobs.drain([importInsights])
    const second = await stage.owner.call(syncAdAccount, { params: { id }, body: { days: 3 } })
    expect(second.error.code).toBe('sync_running')
    const { body } = await stage.owner.call(cancelAdAccountSync, { params: { id } })
    expect(body.data.last_sync).toMatchObject({ state: 'canceled', stored: 3 })
    stage.server.clock.advance(60 * 60)
    await stage.server.jobs.drain([importInsights])
    expect((await stage.read()).last_sync).toMatchObject({ state: 'canceled', stored: 3 })
  })

  test('an import whose process was killed is taken up when its lease ends', async () => {
    stage.meta.setRows(adDays('1', 1, 2))
    await stage.connect()
    await stage.server.db
      .withTables<{ ad_account_syncs: { state: string; leased_until: Date } }>()
      .updateTable('ad_account_syncs')
      .set({ state: 'running', leased_until: new Date(stage.server.clock.now().getTime() + 120_000) })
      .execute()
    await stage.server.jobs.drain([importInsights])
    expect((await stage.read()).last_sync?.state).toBe('running')
    stage.server.clock.advance(121)
    await runMaintenance()
    expect((await stage.finish()).last_sync).toMatchObject({ state: 'done', stored: 2 })
  })
})
