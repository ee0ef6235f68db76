import { randomUUID } from 'node:crypto'
import {
  keepUpload,
  listUploads,
  MAX_UNFINISHED_UPLOADS,
  startUpload,
  TUS_VERSION,
  UPLOAD_BYTES_TYPE,
} from '@marquee/contract/uploads'
import { sql } from 'kysely'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { mapSomeAtOnce } from '../../../testing/map-some-at-once.ts'
import { buildWav } from '../../../testing/sounds/build-wav.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let ada: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  ada = await signUp(server)
})
afterAll(() => server.close())

const TONE = Float32Array.from({ length: 48_000 }, (_, at) => Math.sin(at / 20) / 2)
const SOUND = buildWav([TONE, TONE])

const start = (agent = ada, content = SOUND) =>
  agent.call(startUpload, { body: { kind: 'audio', name: 'song.wav', size: content.length, file_key: randomUUID() } })

function send(id: string, offset: number, payload: Buffer) {
  const headers = { 'content-type': UPLOAD_BYTES_TYPE, 'tus-resumable': TUS_VERSION, 'upload-offset': String(offset) }
  return ada.request({ method: 'PATCH', url: `/api/uploads/${id}`, payload, headers })
}

test('[P-89] bytes that come one by one become one part', async () => {
  const { id } = (await start()).body.data
  for (let at = 0; at < 20; at += 1) {
    expect((await send(id, at, SOUND.subarray(at, at + 1))).statusCode).toBe(204)
  }
  const { rows } = await sql`select size from upload_parts where upload_id = ${id}`.execute(server.db)
  expect(rows).toEqual([{ size: '20' }])
  await send(id, 20, SOUND.subarray(20))
  expect((await ada.call(keepUpload, { params: { id } })).status).toBe(201)
})

test('[P-89] bytes come by POST from networks that pass nothing else, and the protocol is described', async () => {
  const { id } = (await start()).body.data
  const { statusCode } = await ada.request({
    method: 'POST',
    url: `/api/uploads/${id}`,
    payload: SOUND.subarray(0, 100),
    headers: {
      'content-type': UPLOAD_BYTES_TYPE,
      'tus-resumable': TUS_VERSION,
      'upload-offset': '0',
      'x-http-method-override': 'PATCH',
    },
  })
  expect([
    statusCode,
    Number((await ada.request({ method: 'HEAD', url: `/api/uploads/${id}` })).headers['upload-offset']),
  ]).toEqual([204, 100])
  const described = await server.app.inject({ method: 'OPTIONS', url: '/api/uploads' })
  expect([described.statusCode, described.headers['tus-version'], described.headers['tus-extension']]).toEqual([
    204,
    TUS_VERSION,
    'termination,expiration',
  ])
})

test('[P-89] uploads that are started at once keep to both limits', async () => {
  const many = await signUp(server)
  const tiny = () => start(many, Buffer.alloc(1))
  const answers = await mapSomeAtOnce(Array.from({ length: MAX_UNFINISHED_UPLOADS * 2 }), tiny)
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(MAX_UNFINISHED_UPLOADS)
  expect((await many.call(listUploads, {})).body.data).toHaveLength(MAX_UNFINISHED_UPLOADS)

  const large = await signUp(server)
  await start(large, Buffer.alloc(1))
  await sql`update asset_usage set quota_bytes = ${SOUND.length * 3 + 1} where workspace_id = ${large.workspaceId}`.execute(
    server.db,
  )
  const started = await mapSomeAtOnce(Array.from({ length: 12 }), () => start(large))
  expect(started.filter(({ status }) => status === 201)).toHaveLength(3)
})

test('[P-60] an upload has a name without a path and without characters that turn its direction', async () => {
  const body = { kind: 'audio', name: '../a/C:\\\u202Egnp.song\u0007.wav', size: 5, file_key: 'n' } as const
  expect((await ada.call(startUpload, { body })).body.data.name).toBe('gnp.song.wav')
})
