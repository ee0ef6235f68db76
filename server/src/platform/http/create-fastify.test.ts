import { once } from 'node:events'
import { Agent, request } from 'node:https'
import { connect } from 'node:net'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { createCertificateFiles } from '../../testing/certificate-files.ts'
import { connectHttp2 } from '../../testing/http2-client.ts'
import { multipartFile } from '../../testing/multipart-file.ts'
import { type NoteServer, startNoteServer } from '../../testing/note-server.ts'
import { trackConnections } from './closing.ts'

type CertificateFiles = Awaited<ReturnType<typeof createCertificateFiles>>

const LARGE = Buffer.alloc(512 * 1024, 'm')

let certificates: CertificateFiles
let server: NoteServer
let address: string
let endConnections: () => void

function addRoutes(app: FastifyInstance): void {
  app.get('/large', () => LARGE)
  app.get('/hanging', (_request, reply) => {
    const readable = new Readable({ read() {} })
    readable.push('begun')
    return reply.send(readable)
  })
}

async function start(): Promise<void> {
  certificates = await createCertificateFiles('first')
  server = await startNoteServer({ environment: { tls: certificates.files }, addRoutes })
  endConnections = trackConnections(server.app.server)
  const listening = await server.app.listen({ port: 0, host: '127.0.0.1' })
  address = listening.replace('127.0.0.1', 'localhost')
}

beforeEach(start)

afterEach(async () => {
  await server.app.close()
  await certificates.remove()
})

async function getByHttp1(path: string, agent?: Agent): Promise<IncomingMessage> {
  const asked = request(address + path, { ca: certificates.certificate, ...(agent && { agent }) })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

test('a client without HTTP/2 is answered at the same port', async () => {
  const answer = await getByHttp1('/large')
  expect([answer.statusCode, answer.httpVersion]).toEqual([200, '1.1'])
  expect((await buffer(answer)).equals(LARGE)).toBe(true)
})

test('a hundred large files that are asked for at once, and read slowly, all come whole', async () => {
  const client = await connectHttp2(address, certificates.certificate)
  const answers = await Promise.all(Array.from({ length: 100 }, () => client.open('/large')))
  const bodies = await Promise.all(answers.map(({ stream }) => buffer(stream)))
  expect(bodies.filter((body) => body.length === LARGE.length)).toHaveLength(100)
  client.close()
})

test('an upload that is too large, or that nobody may send, is refused, and the connection goes on', async () => {
  const client = await connectHttp2(address, certificates.certificate)
  const form = multipartFile(LARGE, { name: 'large.bin', type: 'application/octet-stream' })
  const upload = { method: 'POST', headers: form.headers, body: form.payload }
  expect((await client.send('/api/upload', upload)).status).toBe(413)
  server.actor = null
  expect((await client.send('/api/upload', upload)).status).toBe(401)
  expect((await client.send('/large')).status).toBe(200)
  client.close()
})

test('new connections get a renewed certificate within a minute, and open ones stay', async () => {
  await server.app.close()
  const intervals = jest.spyOn(globalThis, 'setInterval')
  await start()
  const [look] = intervals.mock.calls.find(([, milliseconds]) => milliseconds === 60_000) ?? []
  const open = await connectHttp2(address, certificates.certificate)
  expect(open.commonName()).toBe('first')
  const renewed = await certificates.renew('second')
  look?.()
  let name = ''
  while (name !== 'second') {
    await delay(10)
    const later = await connectHttp2(address, renewed).catch(() => null)
    name = later?.commonName() ?? ''
    later?.close()
  }
  expect((await open.send('/large')).status).toBe(200)
  open.close()
})

test('closing does not wait for what is idle, connections of HTTP/2 as well as of HTTP/1.1', async () => {
  const client = await connectHttp2(address, certificates.certificate)
  await client.send('/large')
  const agent = new Agent({ keepAlive: true, ca: certificates.certificate })
  await buffer(await getByHttp1('/large', agent))
  await server.app.close()
  await client.ended
  agent.destroy()
})

test('what does not end by itself is ended by force, also a connection that never spoke', async () => {
  const client = await connectHttp2(address, certificates.certificate)
  const hanging = await client.open('/hanging')
  hanging.stream.on('error', () => {}).resume()
  const silent = connect(Number(new URL(address).port), '127.0.0.1')
  await once(silent, 'connect')
  const hangingHttp1 = await getByHttp1('/hanging')
  hangingHttp1.on('error', () => {}).resume()
  const closing = server.app.close()
  endConnections()
  await Promise.all([closing, client.ended, once(silent, 'close')])
  expect(silent.destroyed).toBe(true)
})
