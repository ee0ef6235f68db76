import { exploreBrands } from '@marquee/contract/brand-insights'
import { updateSpiedBrand } from '@marquee/contract/brand-spy'
import { followBrand } from '@marquee/contract/brands'
import { listNotifications, setNotificationPreference } from '@marquee/contract/notifications'
import { addAds } from '../../../testing/ad-builder.ts'
import { listenToWebhooks, listToldEvents } from '../../../testing/add-webhook.ts'
import { type SignedInAgent, signIn, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createBrandCountService } from '../../library/brand-insights/brand-counts.service.ts'
import { createLandingPageService } from '../brand-changes/landing-pages.service.ts'
import type { LandingPage } from '../watching.ports.ts'
import { createBrandAlertRepository } from './brand-alerts.repository.ts'
import { tellNewAds } from './brand-spy.queues.ts'

const WEEK = 7 * 24 * 3600
const kettle = { name: 'Kettle' }

const PAGE: LandingPage = {
  title: 'Kettle',
  headline: 'Boils in a minute',
  price: '49.90',
  currency: 'EUR',
  offer: '',
  call_to_action: 'Buy now',
  text_hash: 'a',
}

let server: TestServer
let agent: SignedInAgent
let brandId: string
let content: LandingPage
beforeEach(async () => {
  server = await startTestServer()
  content = PAGE
  agent = await signUp(server)
  await writeAd('Old words')
  await createBrandCountService(server).countDue()
  brandId = (await agent.call(exploreBrands, { query: { q: 'Kettle' } })).body.data[0]?.id ?? ''
  await agent.call(followBrand, { params: { id: brandId } })
  await readPages(60)
})
afterEach(() => server.close())

async function writeAd(body: string): Promise<void> {
  server.clock.advance(60)
  const landing_page = 'https://kettle.example/offer'
  await addAds(server, [{ brand: kettle, external_id: 'kettle', status: 'active', landing_page, body }])
}

async function readPages(seconds: number): Promise<void> {
  server.clock.advance(seconds)
  const robots = { allows: async () => true }
  const pages = createLandingPageService({ ...server, robots, readLandingPage: async () => content })
  await pages.collect()
  await pages.readDue()
}

/** Time passes, and the job of alerts runs as its schedule says. */
async function tell(): Promise<void> {
  server.clock.advance(300)
  await server.jobs.send(tellNewAds, {})
  await server.jobs.drain([tellNewAds])
}

async function want(changes: object = { alert_channel: 'email', alert_frequency: 'at_once' }): Promise<void> {
  expect((await agent.call(updateSpiedBrand, { params: { id: brandId }, body: changes })).status).toBe(200)
}

/** Days pass, and a session does not last as long. */
async function listNews() {
  const session = await signIn(server, agent.email, agent.password)
  return (await session.call(listNotifications, { query: {} })).body.data.map(({ kind, title }) => ({ kind, title }))
}

describe('[P-23] [P-73] alerts of changes', () => {
  test('tell of changed ads and landing pages, each once, by notification and by mail', async () => {
    await want()
    await listenToWebhooks(server, agent)
    await writeAd('New words')
    await tell()
    await tell()
    const ofAd = { kind: 'brand_change', title: 'Kettle changed 1 ad' }
    expect(await listNews()).toEqual([ofAd])
    const mails = (await server.sentMails()).filter(({ kind }) => kind === 'brand_change')
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([[agent.email, ofAd.title]])
    content = { ...PAGE, price: '39.90' }
    await readPages(WEEK)
    await tell()
    expect(await listNews()).toEqual([{ kind: 'brand_change', title: 'Kettle changed 1 landing page' }, ofAd])
    const ad = await server.db.selectFrom('ads').select('id').executeTakeFirstOrThrow()
    const about = { brand_id: brandId, brand_name: 'Kettle' }
    expect(await listToldEvents(server, agent)).toMatchObject([
      { type: 'brand.changed', data: { ...about, ad_ids: [ad.id], ads_count: 1, pages_count: 0 } },
      { type: 'brand.changed', data: { ...about, ad_ids: [], ads_count: 0, pages_count: 1 } },
    ])
  })

  test('do not tell of pages that changed only other words, nor of what changed before they were switched on', async () => {
    await writeAd('New words')
    server.clock.advance(60)
    await want()
    content = { ...PAGE, text_hash: 'b' }
    await readPages(WEEK)
    await tell()
    expect(await listNews()).toEqual([])
  })

  test('are switched off by each member, like the others', async () => {
    await want()
    await agent.call(setNotificationPreference, { body: { kind: 'brand_change', channel: 'app', is_on: false } })
    await writeAd('New words')
    await tell()
    expect(await listNews()).toEqual([])
  })

  test('go to a webhook with the changed ads', async () => {
    await want({ alert_channel: 'webhook', alert_frequency: 'at_once', webhook_url: 'https://hooks.example/x' })
    await writeAd('New words')
    await tell()
    const ad = await server.db.selectFrom('ads').select('id').executeTakeFirstOrThrow()
    const { id } = await server.db.selectFrom('brand_alerts').select('id').executeTakeFirstOrThrow()
    expect(await createBrandAlertRepository(server.db).findForWebhook(id)).toMatchObject({
      kind: 'changes',
      ads_count: 1,
      pages_count: 0,
      ad_ids: [ad.id],
    })
  })
})
