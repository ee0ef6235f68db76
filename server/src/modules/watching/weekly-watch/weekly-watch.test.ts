import { exploreBrands } from '@marquee/contract/brand-insights'
import { followBrand } from '@marquee/contract/brands'
import { updateWorkspaceSettings } from '@marquee/contract/workspace-settings'
import { getWeeklyWatch } from '@marquee/contract/weekly-watch'
import { DAY_MS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createBrandCountService } from '../../library/brand-insights/brand-counts.service.ts'
import { tellWeeks } from './weekly-watch.jobs.ts'

const kettle = { name: 'Kettle' }

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  // It is a Monday.
  agent = await signUp(server)
  await addAds(server, [
    { external_id: 'new', brand: kettle, status: 'active', started_at: daysAgo(1), body: 'Tea in a minute.\nNow.' },
    {
      external_id: 'old',
      brand: kettle,
      status: 'inactive',
      started_at: daysAgo(90),
      stopped_at: daysAgo(2),
      body: 'Tea in a minute.\nThen.',
    },
    { external_id: 'other', brand: { name: 'Nobody follows' }, status: 'active', started_at: daysAgo(1) },
  ])
  await createBrandCountService(server).countDue()
  const id = (await agent.call(exploreBrands, { query: { q: 'Kettle' } })).body.data[0]?.id ?? ''
  await agent.call(followBrand, { params: { id } })
})
afterAll(() => server.close())

function daysAgo(days: number): string {
  return new Date(server.clock.now().getTime() - days * DAY_MS).toISOString()
}

describe('[F-03] [P-23] the weekly watch', () => {
  test('says what followed brands launched, what they stopped after how long, and which lines they used again', async () => {
    const { data } = (await agent.call(getWeeklyWatch, { query: {} })).body
    expect(data).toMatchObject({
      first_day: daysAgo(6).slice(0, 10),
      last_day: daysAgo(0).slice(0, 10),
      started: 1,
      stopped: 1,
      reused: 1,
      brands: [{ name: 'Kettle', started: 1, stopped: 1, active: 1 }],
    })
    expect(data.new_ads.map(({ brand }) => brand?.name)).toEqual(['Kettle'])
    expect(data.stopped_ads.map(({ ran_days }) => ran_days)).toEqual([88])
    expect(data.reused_ads).toMatchObject([{ hook: 'Tea in a minute.', first_day: daysAgo(90).slice(0, 10) }])
  })

  test('another week, or a workspace that follows nobody, has nothing of it', async () => {
    const until = daysAgo(20).slice(0, 10)
    expect((await agent.call(getWeeklyWatch, { query: { until } })).body.data.brands).toEqual([])
    const stranger = await signUp(server)
    expect((await stranger.call(getWeeklyWatch, { query: {} })).body.data).toMatchObject({ started: 0, new_ads: [] })
  })

  test('[F-11] comes by mail on Monday morning where the workspace is, once, however often the job runs', async () => {
    async function listMails() {
      for (let runs = 0; runs < 2; runs += 1) {
        await server.jobs.send(tellWeeks, {})
        await server.jobs.drain([tellWeeks])
      }
      return (await server.sentMails()).filter(({ kind }) => kind === 'weekly_watch')
    }
    const body = { name: 'Studio', time_zone: 'Pacific/Honolulu', currency: 'USD' } as const
    await agent.call(updateWorkspaceSettings, { body })
    // It is still Sunday in Hawaii.
    expect(await listMails()).toEqual([])
    server.clock.advance(7 * 60 * 60)
    const mails = await listMails()
    expect(mails).toMatchObject([{ to: agent.email, subject: 'Your week: 1 ad launched, 1 stopped' }])
  })
})
