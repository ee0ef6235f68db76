import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import { createReleaseStore } from '@marquee/federation/release-store'
import fastify, { type FastifyInstance } from 'fastify'
import { createBuildsService } from '../builds/builds.service.ts'
import { registerPageRoutes } from './pages.routes.ts'

let folder: string
let app: FastifyInstance

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'))
  app = fastify()
  await app.register(cookie)
  registerPageRoutes(app, createBuildsService(folder))
})

afterEach(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

function publishHost() {
  return createReleaseStore(folder).publish(
    {
      name: 'host',
      release: '0123456789ab',
      kitVersion: '1.0.0',
      baseUrl: '/build/host/0123456789ab/',
      entry: { scripts: ['main.js'], styles: [], consumes: [] },
      globalName: '',
      integrity: { 'main.js': `sha256-${'a'.repeat(43)}=` },
      pages: {},
      provides: {},
    },
    [],
  )
}

function open(url: string, accept = 'text/html,*/*;q=0.8') {
  return app.inject({ url, headers: { accept } })
}

test('a page is HTML that is never kept, under a policy without inline scripts', async () => {
  await publishHost()
  const { statusCode, headers, body } = await open('/explore?sort=newest')
  expect(statusCode).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  expect(headers['content-security-policy']).toContain("script-src 'self';")
  expect(body).toContain('<html lang="en">')
})

test('[R-05] an address without a page answers 404 with the same page', async () => {
  await publishHost()
  const { statusCode, body } = await open('/nowhere')
  expect(statusCode).toBe(404)
  expect(body).toContain('<div id="root"></div>')
})

test('[R-04] only the embedded ad may be shown in frames of other sites', async () => {
  await publishHost()
  expect((await open('/embed/ad/1')).headers['content-security-policy']).toContain('frame-ancestors *')
  expect((await open('/explore')).headers['content-security-policy']).toContain("frame-ancestors 'none'")
})

test.each(['/api/nothing', '/build/host/x/y.js', '/media/nothing', '/__test/nothing'])(
  'an unknown address of the server is no page: %s',
  async (url) => {
    await publishHost()
    const { statusCode, headers } = await open(url)
    expect(statusCode).toBe(404)
    expect(headers['content-type']).toContain('application/json')
  },
)

test('a picture or a call that misses its address gets no page', async () => {
  await publishHost()
  expect((await open('/favicon.ico', 'image/avif,image/webp,*/*;q=0.8')).headers['content-type']).toContain(
    'application/json',
  )
  expect((await open('/explore', 'application/json')).statusCode).toBe(404)
})

test('another release is live with the next page', async () => {
  await publishHost()
  expect((await open('/login')).body).toContain('/build/host/0123456789ab/main.js')
  const store = createReleaseStore(folder)
  const live = await store.readCurrent()
  expect(live).not.toBeNull()
  if (live !== null) {
    await store.publish({ ...live.host, release: 'ffffffffffff', baseUrl: '/build/host/ffffffffffff/' }, [])
  }
  expect((await open('/login')).body).toContain('/build/host/ffffffffffff/main.js')
})

test('before the first build it says what to do', async () => {
  const { statusCode, body } = await open('/')
  expect(statusCode).toBe(503)
  expect(body).toContain('npm run build')
})
