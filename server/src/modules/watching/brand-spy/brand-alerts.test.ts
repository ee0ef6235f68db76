import { createHmac } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exploreBrands } from '@marquee/contract/brand-insights'
import { updateSpiedBrand } from '@marquee/contract/brand-spy'
import { followBrand } from '@marquee/contract/brands'
import { listNotifications } from '@marquee/contract/notifications'
import { sql } from 'kysely'
import { addAds } from '../../../testing/ad-builder.ts'
import { listenToWebhooks, listToldEvents } from '../../../testing/add-webhook.ts'
import { type SignedInAgent, signIn, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createPostPublic } from '../../../platform/web/post-public.ts'
import { createBrandCountService } from '../../library/brand-insights/brand-counts.service.ts'
import { createBrandAlertService } from './brand-alerts.service.ts'
import { createBrandFigureService } from './brand-figures.service.ts'
import { deliverWebhook, tellNewAds } from './brand-spy.queues.ts'
import { createDirectWebhooks } from '../../notifications/webhooks/direct-webhooks.service.ts'
import { createWebhookService } from './webhooks.service.ts'

const HOUR = 3600
const kettle = { name: 'Kettle' }
const silentWebhooks = { tell: async () => {}, listListeners: async () => [] }

let server: TestServer
let agent: SignedInAgent
let brandId: string
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server)
  await addAds(server, [{ brand: kettle }])
  await createBrandCountService(server).countDue()
  brandId = (await agent.call(exploreBrands, { query: { q: 'Kettle' } })).body.data[0]?.id ?? ''
  await agent.call(followBrand, { params: { id: brandId } })
})
afterEach(async () => {
  await sql`delete from brand_trackers`.execute(server.db)
  await sql`delete from ads`.execute(server.db)
})

async function want(changes: object): Promise<void> {
  // Days pass, and a session does not last as long.
  const session = await signIn(server, agent.email, agent.password)
  const { status } = await session.call(updateSpiedBrand, { params: { id: brandId }, body: changes })
  expect(status).toBe(200)
}

/** What the job of alerts does before it tells of new ads. */
async function measure(): Promise<void> {
  await createBrandCountService(server).countDue()
  await createBrandFigureService(server).measureDue()
}

/** Time passes, and the job of alerts runs as its schedule says. */
async function pass(seconds: number): Promise<void> {
  server.clock.advance(seconds)
  await server.jobs.send(tellNewAds, {})
  await server.jobs.drain([tellNewAds])
}

async function titles(): Promise<string[]> {
  const rows = await sql<{ data: { ads_count: number } }>`
    select data from notifications where workspace_id = ${agent.workspaceId} order by id
  `.execute(server.db)
  return rows.rows.map(({ data }) => String(data.ads_count))
}

async function mails(): Promise<string[]> {
  return (await server.sentMails()).filter(({ to }) => to === agent.email).map(({ subject }) => subject)
}

describe('[P-23] [P-73] alerts', () => {
  test('tell of ads that came after they were switched on, at once, by notification and by mail', async () => {
    await want({ alert_channel: 'email', alert_frequency: 'at_once' })
    await listenToWebhooks(server, agent)
    server.clock.advance(60)
    const adIds = await addAds(server, [{ brand: kettle }, { brand: kettle }])
    await pass(300)
    expect(await listToldEvents(server, agent)).toMatchObject([
      {
        type: 'brand.new_ads',
        data: { brand_id: brandId, ads_count: 2, ad_ids: adIds.toSorted().toReversed() },
      },
    ])
    expect((await agent.call(listNotifications, { query: {} })).body).toMatchObject({
      data: [{ kind: 'brand_alert', title: 'Kettle has 2 new ads', path: `/brand-spy/${brandId}`, is_read: false }],
      meta: { unread: 1 },
    })
    const [mail] = (await server.sentMails()).filter(({ to }) => to === agent.email)
    expect(mail).toMatchObject({ kind: 'brand_alert', subject: 'Kettle has 2 new ads' })
    expect(mail?.unsubscribeUrl).toMatch(/\/unsubscribe\?token=\S+$/)
  })

  test('tell no ad twice, whoever runs beside or again', async () => {
    await want({ alert_channel: 'email', alert_frequency: 'at_once' })
    server.clock.advance(60)
    await addAds(server, [{ brand: kettle }])
    server.clock.advance(300)
    await measure()
    const alerts = () =>
      createBrandAlertService({ ...server, notifications: silent, webhookEvents: silentWebhooks }).tellDue()
    const told: string[] = []
    const silent = { notify: async (_: unknown, { key }: { key?: string }) => void told.push(key ?? '') }
    await Promise.all([alerts(), alerts()])
    server.clock.advance(600)
    await alerts()
    expect(told).toHaveLength(1)
  })

  test('[P-20] tell of no ad before the figures of its brand include it', async () => {
    await want({ alert_channel: 'email', alert_frequency: 'at_once' })
    server.clock.advance(60)
    await addAds(server, [{ brand: kettle }])
    server.clock.advance(300)
    const told: string[] = []
    const silent = { notify: async (_: unknown, { key }: { key?: string }) => void told.push(key ?? '') }
    await createBrandAlertService({ ...server, notifications: silent, webhookEvents: silentWebhooks }).tellDue()
    expect(told).toEqual([])
    await pass(1)
    expect(await titles()).toEqual(['1'])
  })

  test('lose none when the run dies before its end: the next one tells it', async () => {
    await want({ alert_channel: 'email', alert_frequency: 'at_once' })
    server.clock.advance(60)
    await addAds(server, [{ brand: kettle }])
    server.clock.advance(300)
    await measure()
    const dying = { notify: () => Promise.reject(new Error('killed')) }
    await expect(
      createBrandAlertService({ ...server, notifications: dying, webhookEvents: silentWebhooks }).tellDue(),
    ).rejects.toThrow('killed')
    expect(await titles()).toEqual([])
    await pass(1)
    expect(await titles()).toEqual(['1'])
  })

  test('lose none whose import began before the last look and ended after it', async () => {
    await want({ alert_channel: 'email', alert_frequency: 'at_once' })
    await pass(300)
    const [late = ''] = await addAds(server, [{ brand: kettle }])
    const before = new Date(server.clock.now().getTime() - 200_000)
    await sql`update ads set created_at = ${before} where id = ${late}`.execute(server.db)
    await pass(300)
    expect(await titles()).toEqual(['1'])
  })

  test('of a day come in the morning, together for all brands, and of a week on Monday', async () => {
    // It is Monday, 9 o'clock.
    await want({ alert_channel: 'email', alert_frequency: 'daily' })
    await addAds(server, [{ brand: kettle }])
    server.clock.advance(1)
    await addAds(server, [{ brand: kettle }])
    await pass(20 * HOUR)
    expect(await titles()).toEqual([])
    await pass(2 * HOUR)
    expect(await titles()).toEqual(['1'])
    await want({ alert_frequency: 'weekly' })
    await addAds(server, [{ brand: kettle }])
    await pass(24 * HOUR)
    expect(await titles()).toEqual(['1'])
    await pass(5 * 24 * HOUR)
    expect(await titles()).toEqual(['1', '1'])
  })

  test('that are off tell nothing, and do not make up for it later', async () => {
    server.clock.advance(60)
    await addAds(server, [{ brand: kettle }])
    await pass(24 * HOUR)
    server.clock.advance(1)
    await want({ alert_channel: 'email', alert_frequency: 'at_once' })
    await pass(300)
    expect(await titles()).toEqual([])
    expect(await mails()).toEqual([])
  })

  test('[P-23] go to a webhook signed, never to an address of the own network, and again when its server fails', async () => {
    const received: { signature: string; body: string }[] = []
    let status = 503
    const hook = createServer((request, response) => {
      let body = ''
      request.on('data', (part) => (body += part))
      request.on('end', () => {
        received.push({ signature: String(request.headers['marquee-signature']), body })
        response.writeHead(status).end()
      })
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => hook.once('listening', resolve))
    const { port } = hook.address() as AddressInfo
    await want({ alert_channel: 'webhook', alert_frequency: 'at_once', webhook_url: `http://127.0.0.1:${port}/x` })
    server.clock.advance(60)
    const [adId] = await addAds(server, [{ brand: kettle }])
    await pass(300)
    // The server itself refuses the address and does not try again.
    expect(await server.jobs.drain([deliverWebhook])).toBe(1)
    expect(received).toEqual([])

    const { rows } = await sql<{ id: string }>`select id from brand_alerts`.execute(server.db)
    const postPublic = createPostPublic({ isAllowedAddress: () => true })
    const directWebhooks = createDirectWebhooks({ clock: server.clock, secrets: ['s'], postPublic })
    const webhooks = createWebhookService({ ...server, appUrl: 'https://app.example', directWebhooks })
    await expect(webhooks.deliver(rows[0]?.id ?? '')).rejects.toThrow('503')
    status = 200
    await webhooks.deliver(rows[0]?.id ?? '')
    hook.close()

    const [, { signature, body } = { signature: '', body: '' }] = received
    expect(JSON.parse(body)).toMatchObject({
      type: 'brand.new_ads',
      brand: { id: brandId, name: 'Kettle' },
      ads_count: 1,
      ad_ids: [adId],
    })
    const [, time = '', hash] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(signature) ?? []
    const secret = directWebhooks.getSecret(agent.workspaceId)
    expect(hash).toBe(createHmac('sha256', secret).update(`${time}.${body}`).digest('hex'))
  })

  test('tell the webhooks that listen of brands without alerts too, and nobody else', async () => {
    await pass(300)
    await listenToWebhooks(server, agent)
    await pass(300)
    const adIds = await addAds(server, [{ brand: kettle }])
    await pass(300)
    await pass(300)
    expect(await listToldEvents(server, agent)).toMatchObject([
      { type: 'brand.new_ads', data: { brand_id: brandId, ads_count: 1, ad_ids: adIds } },
    ])
    expect(await titles()).toEqual([])
  })
})
