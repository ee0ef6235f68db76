import { randomUUID } from 'node:crypto'
import { createFunnelPage, getFunnelPage } from '@marquee/contract/funnel-pages'
import { getFunnelPublication, publishFunnelPage } from '@marquee/contract/funnel-publications'
import { createProduct } from '@marquee/contract/products'
import { dismissPageReports, listPublishedPages, restorePage, takeDownPage } from '@marquee/contract/published-pages'
import { addFunnelPage } from '../../../testing/add-funnel-page.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

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

const open = (url = address) => server.app.inject({ method: 'GET', url })
const send = (url: string, answers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    remoteAddress: '203.0.113.9',
    payload: new URLSearchParams(answers).toString(),
  })

describe('[P-53] a page that is published', () => {
  const publish = async (body: { slug: string }, id = pageId) => {
    const { version } = (await ada.call(getFunnelPage, { params: { id } })).body.data
    return ada.call(publishFunnelPage, { params: { id }, body: { version, ...body } })
  }

  test('never stands at an address that looks like one of ours', async () => {
    for (const slug of ['login', 'admin', 'marquee-login']) {
      const { status, error } = await publish({ slug })
      expect([status, error.errors]).toEqual([422, { slug: [expect.stringContaining('Choose another one')] }])
    }
    // One that was published before the address was kept for us.
    await server.db.updateTable('funnel_publications').set({ slug: 'sign-in' }).where('page_id', '=', pageId).execute()
    expect((await open('/pages/sign-in/')).statusCode).toBe(404)
    expect((await ada.call(getFunnelPublication, { params: { id: pageId } })).body.data?.is_live).toBe(false)
  })

  test('[P-103] is refused with everything that is missing', async () => {
    const body = { idempotency_key: randomUUID(), template_id: 'coming-soon', title: 'Nothing yet' }
    const { id } = (await ada.call(createFunnelPage, { body })).body.data
    const { status, error } = await publish({ slug: `empty-${randomUUID().slice(0, 8)}` }, id)
    expect([status, error.errors]).toEqual([
      422,
      { page: expect.arrayContaining(['Give the page a title.', expect.stringContaining('who is responsible')]) },
    ])
  })

  test('says who publishes it and takes reports, of which administrators hear once', async () => {
    const admin = await signUp(server, { isAdmin: true })
    expect((await open()).payload).toMatch(
      /<p class="fp-publisher"><span dir="auto">Published by [^<]+<\/span> · <a href="report"/,
    )
    expect((await open(`${address}report`)).payload).toContain('What is wrong with it?')
    const report = (reason: string) => send(`${address}report`, { reason, details: 'It says it is my bank.' })
    const statuses = []
    for (const reason of ['boredom', ...Array(6).fill('phishing')]) {
      statuses.push((await report(reason)).statusCode)
    }
    expect(statuses).toEqual([422, 200, 200, 200, 200, 200, 429])
    const { data } = (await admin.call(listPublishedPages, { query: { state: 'reported' } })).body
    expect(data).toEqual([expect.objectContaining({ id: pageId, title: 'Fjell', is_live: true })])
    expect(data[0]?.reports).toHaveLength(5)
    const mails = server.db.selectFrom('mail_deliveries').select('kind').where('recipient', '=', admin.email)
    expect(await mails.execute()).toEqual([{ kind: 'page_reported' }])
    expect((await admin.call(dismissPageReports, { params: { id: pageId } })).status).toBe(204)
    expect((await admin.call(listPublishedPages, { query: { state: 'reported' } })).body.data).toEqual([])
  })

  test.each(['page', 'workspace'] as const)(
    'is taken down with its %s by an administrator, and restored',
    async (scope) => {
      const admin = await signUp(server, { isAdmin: true })
      const reason = 'It pretends to be a bank.'
      const body = { scope, reason }
      expect((await ada.call(takeDownPage, { params: { id: pageId }, body })).status).toBe(403)
      expect((await admin.call(takeDownPage, { params: { id: pageId }, body })).status).toBe(204)
      const page = await open()
      expect([
        page.statusCode,
        (await open(`${address}share.jpg`)).statusCode,
        (await send(address, {})).statusCode,
      ]).toEqual([410, 410, 410])
      expect(page.payload).toContain('This page is not available')
      expect(page.payload).not.toContain(reason)
      const { data } = (await ada.call(getFunnelPublication, { params: { id: pageId } })).body
      expect(data).toMatchObject({ is_live: false, takedown: body })
      expect(await publish({ slug: data?.slug ?? '' })).toMatchObject({
        status: 403,
        error: { message: expect.stringContaining(reason) },
      })
      const listed = (await admin.call(listPublishedPages, { query: { state: 'taken_down' } })).body.data
      expect(listed.find(({ id }) => id === pageId)).toMatchObject({ takedown: body })
      const mails = server.db.selectFrom('mail_deliveries').select('kind').where('recipient', '=', ada.email)
      expect(await mails.execute()).toContainEqual({ kind: 'page_taken_down' })
      await admin.call(restorePage, { params: { id: pageId } })
      expect((await open()).statusCode).toBe(200)
    },
  )
})
