import { brotliDecompressSync } from 'node:zlib'
import { csrfCookie, login } from '@marquee/contract/authentication'
import { createBoard, listBoards } from '@marquee/contract/boards'
import { uploadAsset } from '@marquee/contract/assets'
import { streamWorkspaceChanges } from '@marquee/contract/workspace-changes'
import { signUp } from './testing/agent.ts'
import { createCertificateFiles } from './testing/certificate-files.ts'
import { drawImage } from './testing/draw-image.ts'
import { connectHttp2, type Http2Client } from './testing/http2-client.ts'
import { multipartFile } from './testing/multipart-file.ts'
import { createReleaseTeam, makeRelease } from './testing/release-agent.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

type CertificateFiles = Awaited<ReturnType<typeof createCertificateFiles>>

/** Headers that belong to a connection of HTTP/1.1: HTTP/2 forbids them. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade']

let certificates: CertificateFiles
let server: TestServer
let client: Http2Client

beforeEach(async () => {
  certificates = await createCertificateFiles()
  server = await startTestServer({ tls: certificates.files, appUrl: 'https://localhost' })
  client = await connectHttp2(
    (await server.app.listen({ port: 0, host: '127.0.0.1' })).replace('127.0.0.1', 'localhost'),
    certificates.certificate,
  )
})

afterEach(async () => {
  client.close()
  await server.close()
  await certificates.remove()
})

/** Signs in over the wire, and answers with the headers that a browser would send from then on. */
async function signInByHttp2() {
  const { email, password } = await signUp(server)
  const first = await client.send(csrfCookie.path)
  const signedIn = await client.send(login.path, {
    method: 'POST',
    headers: { ...sessionHeaders(first.headers['set-cookie']), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const cookies = signedIn.headers['set-cookie'] ?? []
  return { status: signedIn.status, cookies, headers: sessionHeaders(cookies) }
}

function sessionHeaders(cookies: readonly string[] = []) {
  const pairs = cookies.map((cookie) => cookie.split(';', 1)[0] ?? '')
  const token = pairs.find((pair) => pair.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  return { cookie: pairs.join('; '), 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' }
}

describe('[T-04] the server speaks HTTP/2 itself', () => {
  test('a page comes compressed, with its policy, and without a header that HTTP/2 forbids', async () => {
    await (await createReleaseTeam(server, 'host')).release(makeRelease('host', '0123456789ab'))
    const { status, headers, body } = await client.send('/login', {
      headers: { accept: 'text/html', 'accept-encoding': 'gzip, br' },
    })
    expect([status, headers['content-encoding']]).toEqual([200, 'br'])
    expect(headers['strict-transport-security']).toContain('max-age=31536000')
    expect(brotliDecompressSync(body).toString()).toContain('"release":"0123456789ab"')
    expect(Object.keys(headers).filter((name) => OF_CONNECTION.includes(name))).toEqual([])
  })

  test('a person signs in, with cookies for HTTPS only, and is known from then on; a forged request is not', async () => {
    const { status, cookies, headers } = await signInByHttp2()
    expect(status).toBe(200)
    expect(cookies.map((cookie) => [cookie.split('=', 1)[0], / Secure/.test(cookie)])).toEqual([
      ['__Host-marquee_session', true],
      ['XSRF-TOKEN', true],
    ])
    expect((await client.send(listBoards.path, { headers })).status).toBe(200)
    expect((await client.send(listBoards.path)).status).toBe(401)
    const { 'x-xsrf-token': _token, ...forged } = headers
    expect((await client.send(createBoard.path, { method: 'POST', headers: forged })).status).toBe(419)
  })

  test('[F-02] changes stream beside other requests of the same connection', async () => {
    const { headers } = await signInByHttp2()
    const { stream, ...head } = await client.open(streamWorkspaceChanges.path, { headers })
    expect(head.headers['content-type']).toBe('text/event-stream; charset=utf-8')
    expect(Object.keys(head.headers).filter((name) => OF_CONNECTION.includes(name))).toEqual([])
    const { status } = await client.send(createBoard.path, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ idempotency_key: crypto.randomUUID(), name: 'Hooks' }),
    })
    expect(status).toBe(201)
    let told = ''
    for await (const chunk of stream) {
      told += String(chunk)
      if (told.includes('"boards"')) {
        break
      }
    }
    expect(told).toMatch(/^event: changes$/m)
  })

  test('an image is uploaded', async () => {
    const { headers } = await signInByHttp2()
    const form = multipartFile(await drawImage('upload'), { name: 'ad.png', type: 'image/png' })
    const { status, body } = await client.send(uploadAsset.path, {
      method: 'POST',
      headers: { ...headers, ...form.headers },
      body: form.payload,
    })
    expect(status).toBe(201)
    expect(JSON.parse(body.toString()).data).toMatchObject({ content_type: 'image/webp', width: 300, height: 400 })
  })

  test('[T-04] a server that closes ends the streams of changes and of flags, and the connection with them', async () => {
    const { headers } = await signInByHttp2()
    const changes = await client.open(streamWorkspaceChanges.path, { headers })
    const flags = await client.open('/growthbook/sub/sdk-marquee')
    expect([changes.status, flags.status]).toEqual([200, 200])
    changes.stream.resume()
    flags.stream.resume()
    await server.app.close()
    await client.ended
    expect([changes.stream.rstCode, flags.stream.rstCode]).toEqual([0, 0])
  })
})
