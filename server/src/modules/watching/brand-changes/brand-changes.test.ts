import { type BrandChange, listBrandChanges } from '@marquee/contract/brand-changes'
import { exploreBrands } from '@marquee/contract/brand-insights'
import { followBrand } from '@marquee/contract/brands'
import { sql } from 'kysely'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signIn, signUp } from '../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { openWebStage, type WebStage } from '../../../testing/web-stage.ts'
import { createBrandCountService } from '../../library/brand-insights/brand-counts.service.ts'
import type { ReadLandingPage } from '../watching.ports.ts'
import { collectLandingPages, readLandingPages } from './brand-changes.jobs.ts'
import { createLandingPageService } from './landing-pages.service.ts'

const DAY = 24 * 3600

let server: TestServer
let stage: WebStage
let agent: SignedInAgent
let brandId: string
let asked: string[]
let count = 0
beforeAll(async () => {
  server = await startTestServer({ hasLocalWeb: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  stage = await openWebStage()
  asked = []
  agent = await signUp(server)
  count += 1
  const brand = { name: `Kettle ${count}` }
  await addAds(server, [
    { brand, status: 'active', external_id: `ad-${count}`, landing_page: `${stage.origin}/offer?utm=1` },
  ])
  await createBrandCountService(server).countDue()
  brandId = (await agent.call(exploreBrands, { query: { q: brand.name } })).body.data[0]?.id ?? ''
  await agent.call(followBrand, { params: { id: brandId } })
})
afterEach(async () => {
  await stage.close()
  await sql`delete from brand_trackers`.execute(server.db)
  await sql`delete from landing_pages`.execute(server.db)
})

function show(path: string, html: string): void {
  stage.pages.set(path, (request, response) => {
    asked.push(request.url ?? '')
    response.writeHead(200, { 'content-type': 'text/html' }).end(html)
  })
}

function createPages(readLandingPage: ReadLandingPage) {
  return createLandingPageService({ ...server, robots: { allows: async () => true }, readLandingPage })
}

const offer = (headline: string, price: string) =>
  `<title>Kettle</title><h1>${headline}</h1><p itemprop="price">${price} EUR</p><button>Buy now</button>`

/** Time passes, and the jobs run as their schedules say. */
async function pass(seconds: number): Promise<void> {
  server.clock.advance(seconds)
  await server.jobs.send(collectLandingPages, {})
  await server.jobs.drain([collectLandingPages])
  await server.jobs.send(readLandingPages, {})
  await server.jobs.drain([readLandingPages])
}

/** Days pass, and a session does not last as long. */
async function list(query: Parameters<typeof agent.call<typeof listBrandChanges>>[1]['query'] = {}) {
  const session = await signIn(server, agent.email, agent.password)
  const { status, body } = await session.call(listBrandChanges, { params: { id: brandId }, query })
  expect(status).toBe(200)
  return body
}

async function changeAd(changes: object): Promise<void> {
  server.clock.advance(60)
  await addAds(server, [
    {
      brand: { name: `Kettle ${count}` },
      status: 'active',
      external_id: `ad-${count}`,
      landing_page: `${stage.origin}/offer?utm=2`,
      ...changes,
    },
  ])
}

describe('[F-03] [R-12] [P-24] the landing pages of a followed brand', () => {
  test('are read once a week, and shown before and after with what changed', async () => {
    show('/offer', offer('Boils in a minute', '49.90'))
    await pass(60)
    const first = server.clock.now().toISOString()
    show('/offer', offer('Boils in 30 seconds', '39.90'))
    await pass(6 * DAY)
    expect(asked).toEqual(['/offer'])
    await pass(DAY)
    expect(asked).toEqual(['/offer', '/offer'])
    const { data, meta } = await list()
    expect(data).toEqual<BrandChange[]>([
      {
        type: 'landing_page',
        id: expect.any(String),
        changed_at: server.clock.now().toISOString(),
        address: `${stage.origin}/offer`,
        changes: ['headline', 'price'],
        before: expect.objectContaining({ headline: 'Boils in a minute', price: '49.90', first_seen_at: first }),
        after: expect.objectContaining({ headline: 'Boils in 30 seconds', price: '39.90', call_to_action: 'Buy now' }),
      },
    ])
    expect(meta).toEqual({ next_cursor: null, pages: { watched: 1, unreadable: 0 } })
  })

  test('are stored again only when something changed', async () => {
    show('/offer', offer('Boils', '49.90'))
    await pass(60)
    await pass(7 * DAY)
    await pass(7 * DAY)
    const { rows } = await sql<{ last_seen_at: Date }>`
      select last_seen_at from landing_page_versions join landing_pages on landing_pages.id = page_id
      where origin = ${stage.origin}
    `.execute(server.db)
    expect(rows).toEqual([{ last_seen_at: server.clock.now() }])
  })

  test('are not read where robots.txt asks not to, and the file is read once a day', async () => {
    stage.pages.set('/robots.txt', (request, response) => {
      asked.push(request.url ?? '')
      response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nDisallow: /offer')
    })
    show('/offer', offer('Boils', '49.90'))
    await pass(60)
    expect(asked).toEqual(['/robots.txt'])
    expect((await list()).meta.pages).toEqual({ watched: 1, unreadable: 1 })
    stage.pages.set('/robots.txt', 'User-agent: Marquee\nAllow: /')
    await pass(7 * DAY)
    expect(asked).toEqual(['/robots.txt', '/offer'])
    expect((await list()).meta.pages).toEqual({ watched: 1, unreadable: 0 })
  })

  test('wait a day while the server fails, its robots.txt included', async () => {
    stage.pages.set('/robots.txt', (_request, response) => response.writeHead(503).end())
    show('/offer', offer('Boils', '49.90'))
    await pass(60)
    expect(asked).toEqual([])
    stage.pages.delete('/robots.txt')
    await pass(DAY)
    expect(asked).toEqual(['/offer'])
  })

  test('of one host are read one by one, a minute apart', async () => {
    await addAds(server, [
      { brand: { name: `Kettle ${count}` }, status: 'active', landing_page: `${stage.origin}/second` },
      { brand: { name: `Kettle ${count}` }, status: 'inactive', landing_page: `${stage.origin}/stopped` },
    ])
    show('/offer', offer('Boils', '49.90'))
    show('/second', offer('Brews', '9.90'))
    await pass(60)
    await pass(10)
    expect(asked).toHaveLength(1)
    await pass(60)
    await pass(60)
    expect(asked.toSorted()).toEqual(['/offer', '/second'])
  })

  test('are read once for all workspaces, and no more when nobody follows the brand', async () => {
    const other = await signUp(server)
    await other.call(followBrand, { params: { id: brandId } })
    show('/offer', offer('Boils', '49.90'))
    await pass(60)
    await pass(60)
    expect(asked).toEqual(['/offer'])
    await sql`delete from brand_trackers`.execute(server.db)
    await pass(7 * DAY)
    expect(asked).toEqual(['/offer'])
  })

  test('stay due when the run dies before it has stored one', async () => {
    show('/offer', offer('Boils', '49.90'))
    const dead = createPages(() => new Promise(() => {}))
    await dead.collect()
    void dead.readDue()
    await pass(60)
    expect((await list()).meta.pages).toEqual({ watched: 1, unreadable: 0 })
    expect(asked).toEqual(['/offer'])
  })

  test('that nobody can parse wait a day, so that the others are read', async () => {
    const failing = createPages(() => Promise.reject(new Error('a fault of ours')))
    server.clock.advance(60)
    await failing.collect()
    await expect(failing.readDue()).rejects.toThrow('a fault of ours')
    expect((await list()).meta.pages).toEqual({ watched: 1, unreadable: 1 })
    show('/offer', offer('Boils', '49.90'))
    await pass(60)
    expect(asked).toEqual([])
    await pass(DAY)
    expect(asked).toEqual(['/offer'])
  })
})

describe('[F-03] [R-12] what a followed brand changed', () => {
  test('is listed by kind and page by page, ads and landing pages together', async () => {
    show('/offer', offer('Boils', '49.90'))
    await pass(60)
    await changeAd({ body: 'New words' })
    show('/offer', offer('Boils', '39.90'))
    await pass(7 * DAY)
    await changeAd({ body: 'Newer words', landing_page: `${stage.origin}/quiz` })
    const kinds = async (query: object) => (await list(query)).data.map(({ changes }) => changes.join())
    expect(await kinds({})).toEqual(['body,landing_page', 'price', 'body'])
    expect(await kinds({ kind: ['page'] })).toEqual(['price'])
    expect(await kinds({ kind: ['link'] })).toEqual(['body,landing_page'])
    expect(await kinds({ kind: ['words', 'image'] })).toEqual(['body,landing_page', 'body'])
    const first = await list({ limit: 2 })
    const rest = await kinds({ limit: 2, cursor: first.meta.next_cursor ?? '' })
    expect([first.data.length, rest]).toEqual([2, ['body']])
  })

  test('is not shown to a workspace that does not follow the brand', async () => {
    const stranger = await signUp(server)
    expect((await stranger.call(listBrandChanges, { params: { id: brandId }, query: {} })).status).toBe(404)
  })
})
