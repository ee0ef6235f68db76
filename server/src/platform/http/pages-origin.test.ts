import { randomUUID } from 'node:crypto'
import { getFunnelPublication } from '@marquee/contract/funnel-publications'
import { createProduct } from '@marquee/contract/products'
import { getSharedPage } from '@marquee/contract/shared-pages'
import { shareFunnelPage } from '@marquee/contract/sharing'
import { addFunnelPage } from '../../testing/add-funnel-page.ts'
import { signUp } from '../../testing/agent.ts'
import { makeRelease, createReleaseTeam } from '../../testing/release-agent.ts'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { readEnvironment } from '../environment.ts'

const PAGES_URL = 'https://pages.example'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ pagesUrl: PAGES_URL })
  await (await createReleaseTeam(server, 'host')).release(makeRelease('host', 'aaaaaaaaaaaa'))
})
afterAll(() => server.close())

const open = (url: string, host?: string) =>
  server.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...(host !== undefined && { host }) } })

test('[P-53] pages of customers have an origin of their own, which answers nothing else', async () => {
  const ada = await signUp(server)
  const body = {
    idempotency_key: randomUUID(),
    name: 'Fjell cup',
    description: '',
    benefits: ['Closes'],
    offer: '',
    price: null,
    currency: 'EUR' as const,
    category: '',
    url: 'https://fjell.example/cup',
    image_ids: [],
  }
  const product = await ada.call(createProduct, { body })
  const { funnel_page_id: id } = await addFunnelPage(ada, product.body.data.id, 'Fjell')
  const { address = '' } = (await ada.call(getFunnelPublication, { params: { id } })).body.data ?? {}
  const { pathname, origin } = new URL(address)
  expect(origin).toBe(PAGES_URL)
  expect((await open(pathname, 'pages.example')).statusCode).toBe(200)
  const sent = await open(`${pathname}?utm_source=a`)
  expect([sent.statusCode, sent.headers.location]).toEqual([308, `${address}?utm_source=a`])

  const params = { id }
  await ada.call(shareFunnelPage, { params, body: { expires_at: null, allows_comments: true } })
  const { token } = await server.db.selectFrom('shares').select('token').executeTakeFirstOrThrow()
  const { document } = (await ada.call(getSharedPage, { params: { token } })).body.data
  expect(document).toBe(`${PAGES_URL}/shared-pages/${token}`)
  const preview = await open(`/shared-pages/${token}`, 'pages.example')
  expect(preview.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${server.environment.appUrl}`)
  expect((await open('/explore')).headers['content-security-policy']).toContain(`frame-src 'self' ${PAGES_URL}`)

  const others = [
    '/',
    '/login',
    '/api/user',
    '/explore',
    '/healthz',
    '/build/host/aaaaaaaaaaaa/main.js',
    '/sanctum/csrf-cookie',
  ]
  for (const url of others) {
    const { statusCode, headers } = await open(url, 'PAGES.example')
    expect([url, statusCode, headers['set-cookie']]).toEqual([url, 404, undefined])
  }
})

test.each([
  ['the same host on another port', { APP_URL: 'https://app.example', PAGES_URL: 'https://app.example:8443' }],
  ['a host that gets the cookies', { COOKIE_DOMAIN: 'app.example', PAGES_URL: 'https://pages.app.example' }],
  ['an origin that may call the API', { ALLOWED_ORIGINS: PAGES_URL, PAGES_URL }],
])('[P-53] a server does not start with %s as the origin of pages', (_case, variables) => {
  expect(() => readEnvironment({ APP_URL: 'https://app.example', ...variables })).toThrow('PAGES_URL')
})

test('[P-53] a server without an origin for pages has them on its own', () => {
  expect(readEnvironment({ APP_URL: 'https://app.example' }).pagesUrl).toBeNull()
  expect(readEnvironment({ APP_URL: 'https://app.example', PAGES_URL }).pagesUrl).toBe(PAGES_URL)
})
