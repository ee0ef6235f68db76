import { randomUUID } from 'node:crypto'
import { createFunnelPage, deleteFunnelPage, getFunnelPage, updateFunnelPage } from '@marquee/contract/funnel-pages'
import {
  getFunnelFigures,
  getFunnelPublication,
  publishFunnelPage,
  withdrawFunnelPage,
} from '@marquee/contract/funnel-publications'
import { deleteLead, listLeads, updateLeadSettings } from '@marquee/contract/leads'
import { createProduct } from '@marquee/contract/products'
import { Webhook } from 'standardwebhooks'
import { getWebhookSecret, signWebhook } from '../../../platform/web/webhook-signature.ts'
import { addFunnelPage, buildFooterSection, buildFormSection } from '../../../testing/add-funnel-page.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createDirectWebhooks } from '../../notifications/webhooks/direct-webhooks.service.ts'
import { createLeadService } from '../leads/leads.service.ts'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' }
const DAY = 24 * 60 * 60

let server: TestServer
let ada: SignedInAgent
let pageId: string
let address: string

beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  ada = await signUp(server)
  const product = await ada.call(createProduct, {
    body: {
      idempotency_key: randomUUID(),
      name: 'Fjell travel cup',
      description: '',
      benefits: ['Closes without a drop'],
      offer: '',
      price: null,
      currency: 'EUR',
      category: '',
      url: 'https://fjell.example/cup',
      image_ids: [],
    },
  })
  const added = await addFunnelPage(ada, product.body.data.id, 'Fjell')
  pageId = added.funnel_page_id
  address = `/pages/${added.funnel_slug}/`
})

const open = (url = address, headers: Record<string, string> = BROWSER) =>
  server.app.inject({ method: 'GET', url, headers })

function send(answers: Record<string, string> = {}, url = address) {
  const form = buildFormSection('Fjell')
  const payload = new URLSearchParams({ section: form.id, email: 'mira@mail.example', consent: 'yes', ...answers })
  const headers = { ...BROWSER, 'content-type': 'application/x-www-form-urlencoded' }
  return server.app.inject({ method: 'POST', url: `${url}?sent`, headers, payload: payload.toString() })
}

const readFigures = async (id = pageId) => (await ada.call(getFunnelFigures, { params: { id } })).body.data
const readLeads = async (agent = ada) => (await agent.call(listLeads, { query: {} })).body.data

describe('a published page', () => {
  test('[P-53] is open to everybody without a cookie, runs nothing of ours, and shows its files', async () => {
    const page = await open()
    expect([page.statusCode, page.headers['set-cookie']]).toEqual([200, undefined])
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none';.*frame-ancestors 'none'/)
    expect(page.payload).toContain('Closes without a drop')
    expect(page.payload).not.toContain('/build/')
    expect((await open(address.slice(0, -1) + '?utm_source=a')).headers.location).toBe(`${address}?utm_source=a`)
    const image = await open(`${address}share.jpg`)
    expect([image.statusCode, image.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect((await open(`${address}other.jpg`)).statusCode).toBe(404)
  })

  test('[P-53] keeps what was published until it is published again', async () => {
    const { page, version } = (await ada.call(getFunnelPage, { params: { id: pageId } })).body.data
    const changed = { ...page, title: 'A newer title' }
    await ada.call(updateFunnelPage, { params: { id: pageId }, body: { page: changed, version } })
    expect((await open()).payload).not.toContain('A newer title')
    const { slug } = (await ada.call(getFunnelPublication, { params: { id: pageId } })).body.data ?? { slug: '' }
    const stale = await ada.call(publishFunnelPage, { params: { id: pageId }, body: { version, slug } })
    expect(stale.error.code).toBe('version_conflict')
    await ada.call(publishFunnelPage, { params: { id: pageId }, body: { version: version + 1, slug } })
    expect((await open()).payload).toContain('A newer title')
  })

  test('[P-53] is withdrawn at once, with its files and forms, also by removing the page', async () => {
    await ada.call(withdrawFunnelPage, { params: { id: pageId } })
    expect([(await open()).statusCode, (await open(`${address}share.jpg`)).statusCode]).toEqual([404, 404])
    expect((await send()).statusCode).toBe(404)
    const { slug } = (await ada.call(getFunnelPublication, { params: { id: pageId } })).body.data ?? { slug: '' }
    const { version } = (await ada.call(getFunnelPage, { params: { id: pageId } })).body.data
    await ada.call(publishFunnelPage, { params: { id: pageId }, body: { version, slug } })
    expect((await open()).statusCode).toBe(200)
    await ada.call(deleteFunnelPage, { params: { id: pageId } })
    expect((await open()).statusCode).toBe(404)
  })

  test('[P-53] has an address that no other page can take', async () => {
    const bob = await signUp(server)
    const made = await addOwnPage(bob)
    const body = { version: made.version, slug: address.split('/')[2] ?? '' }
    const refused = await bob.call(publishFunnelPage, { params: { id: made.id }, body })
    expect([refused.status, refused.error.errors]).toEqual([422, { slug: [expect.stringContaining('taken')] }])
  })

  test('[P-53] counts openings and forms by day, without programs and pages opened ahead of time', async () => {
    await open()
    await open()
    await open(address, { 'user-agent': 'Googlebot/2.1' })
    await open(address, { ...BROWSER, 'sec-purpose': 'prefetch;prerender' })
    await send()
    const { total, days } = await readFigures()
    expect(total).toEqual({ views: 2, form_posts: 1 })
    expect(days).toHaveLength(30)
    expect(days.at(-1)).toMatchObject(total)
  })

  test('[P-53] shares its visitors with a second page, whose forms count for it', async () => {
    const rival = await addOwnPage(ada)
    const publication = (await ada.call(getFunnelPublication, { params: { id: pageId } })).body.data
    const version = (await ada.call(getFunnelPage, { params: { id: pageId } })).body.data.version
    const body = { version, slug: publication?.slug ?? '', split: { page_id: rival.id, share: 99 } }
    const unpublished = await ada.call(publishFunnelPage, { params: { id: pageId }, body })
    expect(Object.keys(unpublished.error.errors ?? {})).toEqual(['split.page_id'])
    const slug = `rival-${randomUUID().slice(0, 8)}`
    await ada.call(publishFunnelPage, { params: { id: rival.id }, body: { version: rival.version, slug } })
    await ada.call(publishFunnelPage, { params: { id: pageId }, body })
    const shown = await Promise.all(
      Array.from({ length: 20 }, (_, index) => open(address, { 'user-agent': `Firefox ${index}` })),
    )
    const rivals = shown.filter(({ payload }) => payload.includes('Rival words')).length
    expect(rivals).toBeGreaterThan(10)
    const { split } = await readFigures()
    expect(split).toMatchObject({ rival: { views: rivals, title: 'Rival' }, difference: null })
  })
})

/** A page of the workspace that is not public, with words of its own. */
async function addOwnPage(agent: SignedInAgent) {
  const body = { idempotency_key: randomUUID(), template_id: 'coming-soon', title: 'Rival' }
  const { id, page, version } = (await agent.call(createFunnelPage, { body })).body.data
  const sections = [{ ...buildFormSection('Rival words'), id: randomUUID() }, buildFooterSection('Rival words')]
  await agent.call(updateFunnelPage, { params: { id }, body: { page: { ...page, title: 'Rival', sections }, version } })
  return { id, version: version + 1 }
}

interface Sent {
  address: string
  body: string
  headers: Readonly<Record<string, string>>
}

/** Leads with a web in which every webhook answers with a status. */
function createService(status: number, sent: Sent[] = []) {
  return createLeadService({
    ...server,
    findPageTitle: async () => '',
    announce: async () => {},
    webhookEvents: { tell: async () => {} },
    directWebhooks: createDirectWebhooks({
      clock: server.clock,
      secrets: ['s'],
      postPublic: async (to, { body, headers }) => {
        sent.push({ address: to, body, headers })
        return { status, retryAfter: null, answer: '' }
      },
    }),
  })
}

describe('a lead', () => {
  test('[P-53] is kept with its answers, the consent as it was shown, and the time', async () => {
    const answer = await send()
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, undefined])
    expect(answer.payload).toContain('Fjell thanks you')
    expect(await readLeads()).toEqual([
      expect.objectContaining({
        page_title: 'Fjell',
        fields: [{ label: 'E-mail', value: 'mira@mail.example' }],
        consent: 'Fjell: I agree to be written to',
        created_at: server.clock.now().toISOString(),
      }),
    ])
    expect(await readLeads(await signUp(server))).toEqual([])
  })

  test.each([
    ['without the consent', { consent: '' }],
    ['with another answer to the consent', { consent: 'no' }],
    ['with a wrong address', { email: 'mira at mail' }],
    ['with an endless answer', { email: `${'a'.repeat(3000)}@mail.example` }],
    ['of a form that the page does not have', { section: randomUUID() }],
  ])('[P-53] %s is refused in words', async (_case, answers) => {
    const answer = await send(answers)
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(await readLeads()).toEqual([])
  })

  test('[P-53] of a program that fills in the hidden field is thanked and not kept', async () => {
    expect((await send({ website: 'https://spam.example' })).statusCode).toBe(200)
    expect(await readLeads()).toEqual([])
    expect((await readFigures()).total.form_posts).toBe(0)
  })

  test('[P-53] is downloaded as CSV in which no spreadsheet computes anything', async () => {
    await send({ email: '+mira@mail.example' })
    const file = await ada.request({ method: 'GET', url: '/lead-files/leads.csv' })
    expect(file.payload).toContain('"sent_at","page","E-mail","consent"')
    expect(file.payload).toContain(`"'+mira@mail.example"`)
  })

  test('[P-53] is deleted for good by a manager, and after the days that the workspace keeps leads', async () => {
    await send()
    const [lead] = await readLeads()
    expect((await ada.call(deleteLead, { params: { id: lead?.id ?? '' } })).status).toBe(204)
    await send()
    await ada.call(updateLeadSettings, { body: { keep_days: 30, webhook_url: null } })
    const countLeads = async () => {
      await createService(200).deleteExpired()
      return (await server.db.selectFrom('leads').select('id').where('workspace_id', '=', ada.workspaceId).execute())
        .length
    }
    server.clock.advance(29 * DAY)
    expect(await countLeads()).toBe(1)
    server.clock.advance(2 * DAY)
    expect(await countLeads()).toBe(0)
  })

  test('[P-53] goes to the webhook signed, never to an address that is not https, and again when its server fails', async () => {
    const refused = await ada.call(updateLeadSettings, { body: { keep_days: null, webhook_url: 'http://a.example' } })
    expect(refused.status).toBe(422)
    await ada.call(updateLeadSettings, { body: { keep_days: null, webhook_url: 'https://hook.example/leads' } })
    await send()
    const [lead] = await readLeads()
    const sent: Sent[] = []
    const service = createService(503, sent)
    await expect(service.deliver(lead?.id ?? '')).rejects.toThrow('503')
    await createService(200, sent).deliver(lead?.id ?? '')
    const [{ body, headers, address: to } = { body: '', headers: {}, address: '' }] = sent
    expect([sent.length, to]).toEqual([2, 'https://hook.example/leads'])
    expect(JSON.parse(body)).toMatchObject({ type: 'lead.created', ...lead })
    const secret = getWebhookSecret('s', ada.workspaceId)
    expect(headers['marquee-signature']).toBe(signWebhook(body, [secret], server.clock.now()))
    // The secret as it is shown works with the library that receivers use.
    expect(headers['webhook-signature']).toBe(new Webhook(secret).sign(lead?.id ?? '', server.clock.now(), body))
    expect(headers['webhook-id']).toBe(lead?.id)
  })
})
