import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import fastify, { type FastifyInstance } from 'fastify'
import { registerBuildRoutes } from './builds.routes.ts'
import { createBuildsService } from './builds.service.ts'

const script = 'console.log("the briefs")'
let folder: string
let app: FastifyInstance

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'))
  const release = join(folder, 'briefs/0123456789ab')
  mkdirSync(release, { recursive: true })
  writeFileSync(join(release, 'main.js'), script)
  writeFileSync(join(release, 'main.js.br'), brotliCompressSync(script))
  writeFileSync(join(release, 'main.js.gz'), gzipSync(script))
  writeFileSync(join(release, 'main.js.map'), '{}')
  writeFileSync(join(release, 'small.css'), 'a{}')
  writeFileSync(join(release, 'release.json'), '{}')
  writeFileSync(join(folder, 'current.json'), '{}')
  writeFileSync(join(folder, 'secret.js'), 'secret')
  app = fastify()
  registerBuildRoutes(app, createBuildsService(folder))
})

afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['', undefined],
  ['identity', undefined],
])('[A-17] with accept-encoding "%s" a script comes as %s', async (accepted, encoding) => {
  const { statusCode, headers } = await app.inject({
    url: '/build/briefs/0123456789ab/main.js',
    headers: { 'accept-encoding': accepted },
  })
  expect(statusCode).toBe(200)
  expect(headers['content-encoding']).toBe(encoding)
  expect(headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  })
})

test('a file without a smaller form comes as it is', async () => {
  const { body, headers } = await app.inject({
    url: '/build/briefs/0123456789ab/small.css',
    headers: { 'accept-encoding': 'br' },
  })
  expect(body).toBe('a{}')
  expect(headers['content-type']).toBe('text/css; charset=utf-8')
  expect(headers['content-encoding']).toBeUndefined()
})

test.each([
  ['a file that is not there', '/build/briefs/0123456789ab/none.js'],
  ['a release that is not there', '/build/briefs/ffffffffffff/main.js'],
  ['a source map', '/build/briefs/0123456789ab/main.js.map'],
  ["the release's description", '/build/briefs/0123456789ab/release.json'],
  ['a precompressed form by its own name', '/build/briefs/0123456789ab/main.js.br'],
  ['a path out of the release', '/build/briefs/0123456789ab/..%2f..%2fsecret.js'],
  ['a path out of the folder', '/build/..%2f..%2fetc/0123456789ab/passwd.txt'],
  ['a release that is a path', '/build/briefs/..%2f/secret.js'],
])('%s is a JSON 404', async (_, url) => {
  const { statusCode, headers } = await app.inject({ url })
  expect(statusCode).toBe(404)
  expect(headers['content-type']).toContain('application/json')
})
