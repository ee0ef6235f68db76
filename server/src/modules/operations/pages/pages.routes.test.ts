import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import type { Composition } from '@marquee/federation/registry'
import fastify, { type FastifyInstance } from 'fastify'
import type { Selection } from '../releases/composition.service.ts'
import { registerPageRoutes } from './pages.routes.ts'

let live: Composition | null
let asked: Selection['overrides']
let app: FastifyInstance

beforeEach(async () => {
  live = null
  app = fastify()
  await app.register(cookie)
  registerPageRoutes(app, ({ overrides }) => {
    asked = overrides
    return Promise.resolve(live)
  })
})

afterEach(() => app.close())

function publishHost(release = '0123456789ab'): void {
  live = {
    generation: 1,
    host: {
      name: 'host',
      release,
      kitVersion: '1.0.0',
      singletons: {},
      baseUrl: `/build/host/${release}/`,
      entry: { scripts: ['main.js'], styles: [], consumes: [] },
      globalName: '',
      integrity: { 'main.js': `sha256-${'a'.repeat(43)}=` },
      pages: {},
      provides: {},
      manifest: { routes: [] },
    },
    remotes: {},
    overrides: {},
  }
}

function open(url: string, accept = 'text/html,*/*;q=0.8') {
  return app.inject({ url, headers: { accept } })
}

test('[P-92] a page is HTML that is never kept, and its policy allows one inline script, which comes before all that is loaded', async () => {
  publishHost()
  const { statusCode, headers, body } = await open('/explore?sort=newest')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  const [, script = ''] = /<script>([^]*?)<\/script>/.exec(body) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  expect(headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(body.indexOf(script)).toBeLessThan(body.search(/<(?:link|script defer)/))
  expect(body).toContain('<html lang="en">')
})

test('[A-20] a page whose API is elsewhere may call it, and asks it its first question', async () => {
  publishHost()
  const own = await open('/explore')
  expect(own.headers['content-security-policy']).toContain("connect-src 'self';")
  expect(own.body).toContain('href="/api/authcheck?with_plan=1"')
  live = live && { ...live, host: { ...live.host, apiBaseUrl: 'https://api.example.com' } }
  const { headers, body } = await open('/explore')
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://api.example.com;")
  expect(body).toContain(
    '<link rel="preload" as="fetch" href="https://api.example.com/api/authcheck?with_plan=1" crossorigin="use-credentials">',
  )
})

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
])('a browser that takes %s gets the page smaller', async (accepted, encoding, decompress) => {
  publishHost()
  const { headers, rawPayload } = await app.inject({
    url: '/explore',
    headers: { accept: 'text/html', 'accept-encoding': accepted },
  })
  expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' })
  expect(decompress(rawPayload).toString()).toBe((await open('/explore')).body)
})

test('[R-05] an address without a page answers 404 with the same page', async () => {
  publishHost()
  const { statusCode, body } = await open('/nowhere')
  expect(statusCode).toBe(404)
  expect(body).toContain('<div id="root">')
})

test('[R-04] only the embedded ad may be shown in frames of other sites', async () => {
  publishHost()
  expect((await open('/embed/ad/1')).headers['content-security-policy']).toContain('frame-ancestors *')
  expect((await open('/explore')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each(['/api/nothing', '/build/host/x/y.js', '/media/nothing', '/registry/x/y/z', '/__test/nothing'])(
  'an unknown address of the server is no page: %s',
  async (url) => {
    publishHost()
    const { statusCode, headers } = await open(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/json')
  },
)

test('an image or a call that misses its address gets no page', async () => {
  publishHost()
  expect((await open('/favicon.ico', 'image/avif,image/webp,*/*;q=0.8')).headers['content-type']).toContain(
    'application/json',
  )
  expect((await open('/explore', 'application/json')).statusCode).toBe(404)
})

test('another release is live with the next page', async () => {
  publishHost()
  expect((await open('/login')).body).toContain('"release":"0123456789ab"')
  publishHost('ffffffffffff')
  expect((await open('/login')).body).toContain('"release":"ffffffffffff"')
})

test('a page may be asked to run previews; what cannot be one is left out', async () => {
  publishHost()
  await open('/briefs?mfe.briefs=0123456789ab&mfe.host=ffffffffffff&mfe.x=latest&mfe.__proto__=0123456789ab&q=1')
  expect(asked).toEqual({ briefs: '0123456789ab', host: 'ffffffffffff' })
})

test('before the first build it says what to do', async () => {
  const { statusCode, body } = await open('/')
  expect(statusCode).toBe(503)
  expect(body).toContain('npm run build')
})

test('[R-04] [F-17] a shared page says what it is, and a link that does not work is answered with 404', async () => {
  const own = fastify()
  await own.register(cookie)
  publishHost()
  const preview = { title: 'A <b>board</b>', description: 'Hooks', url: 'https://m.test/share/board/x', imageUrl: null }
  registerPageRoutes(
    own,
    () => Promise.resolve(live),
    {},
    {},
    (_route, path) => Promise.resolve(path.endsWith('/x') ? preview : 'missing'),
  )
  const shared = await own.inject({ url: '/share/board/x', headers: { accept: 'text/html' } })
  expect(shared.statusCode).toBe(200)
  expect(shared.body).toContain('<title>A &lt;b&gt;board&lt;/b&gt; · Marquee</title>')
  expect(shared.body).toContain('<meta property="og:description" content="Hooks">')
  const missing = await own.inject({ url: '/share/board/y', headers: { accept: 'text/html' } })
  expect([missing.statusCode, missing.body.includes('og:')]).toEqual([404, false])
  await own.close()
})
