import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { request as connect } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { deleteAccount } from '@marquee/contract/account'
import { MAX_ASSET_BYTES, openFile } from '@marquee/contract/assets'
import { confirmPassword } from '@marquee/contract/two-factor'
import {
  discardUpload,
  getUpload,
  keepUpload,
  listUploads,
  MAX_UNFINISHED_UPLOADS,
  startUpload,
  TUS_VERSION,
  UPLOAD_BYTES_TYPE,
} from '@marquee/contract/uploads'
import { Upload } from 'tus-js-client'
import { sql } from 'kysely'
import { DAY_MS } from '../../../platform/clock.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { buildWav } from '../../../testing/sounds/build-wav.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { removeOld } from './uploads.jobs.ts'

let server: TestServer
let ada: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  await server.app.listen({ port: 0 })
  ada = await signUp(server)
})
afterAll(() => server.close())

/** Eleven seconds of a tone. */
const TONE = Float32Array.from({ length: 48_000 * 11 }, (_, at) => Math.sin(at / 20) / 2)
const SOUND = buildWav([TONE, TONE])

/** Bytes that had reached the machine and not yet the upload when the connection ended. */
const UNREAD_BYTES = 150_000

const start = (agent = ada, content = SOUND, key: string = randomUUID()) =>
  agent.call(startUpload, { body: { kind: 'audio', name: 'song.wav', size: content.length, file_key: key } })
const startedId = async (...given: Parameters<typeof start>) => (await start(...given)).body.data.id

function send(agent: SignedInAgent, id: string, offset: number, payload: Buffer, headers: Record<string, string> = {}) {
  return agent.request({
    method: 'PATCH',
    url: `/api/uploads/${id}`,
    payload,
    headers: {
      'content-type': UPLOAD_BYTES_TYPE,
      'tus-resumable': TUS_VERSION,
      'upload-offset': String(offset),
      ...headers,
    },
  })
}

async function readOffset(id: string): Promise<number> {
  const { statusCode, headers } = await ada.request({ method: 'HEAD', url: `/api/uploads/${id}` })
  expect([statusCode, headers['tus-resumable'], headers['cache-control']]).toEqual([200, TUS_VERSION, 'no-store'])
  return Number(headers['upload-offset'])
}

/** What has arrived, as the storage holds it. */
async function readStored(id: string): Promise<Buffer> {
  const { rows } = await sql<{ storage_key: string }>`
    select storage_key from upload_parts where upload_id = ${id} and size is not null order by position
  `.execute(server.db)
  const parts = rows.map(async ({ storage_key }) => {
    const part = await server.storage.get(storage_key)
    return part === null ? Buffer.alloc(0) : buffer(part.stream)
  })
  return Buffer.concat(await Promise.all(parts))
}

/** Announces all bytes that are missing, sends some of them, and ends the connection. */
async function sendAndHangUp(id: string, from: number, to: number): Promise<void> {
  const { port } = server.app.server.address() as AddressInfo
  const exchange = connect({
    port,
    method: 'PATCH',
    path: `/api/uploads/${id}`,
    headers: {
      ...credentials(),
      'content-type': UPLOAD_BYTES_TYPE,
      'content-length': SOUND.length - from,
      'tus-resumable': TUS_VERSION,
      'upload-offset': from,
    },
  })
  const ended = new Promise((resolve) => exchange.on('error', resolve))
  exchange.write(SOUND.subarray(from, to), () => exchange.socket?.destroySoon())
  await ended
}

function credentials() {
  const cookie = [...ada.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
  return { cookie, 'x-xsrf-token': ada.cookies.get('XSRF-TOKEN') ?? '' }
}

describe('[P-46] an upload that breaks off', () => {
  test('keeps every byte that arrived, and a client of the tus protocol sends the rest', async () => {
    const id = await startedId()
    let at = 0
    for (const cut of [200_000, 700_001, 1_500_000]) {
      const before = at
      await sendAndHangUp(id, before, cut)
      while (at === before) {
        at = await readOffset(id)
      }
      expect([at <= cut, cut - at < UNREAD_BYTES]).toEqual([true, true])
    }
    expect((await ada.call(keepUpload, { params: { id } })).error).toMatchObject({ code: 'upload_incomplete' })

    const sent: number[] = []
    const { port } = server.app.server.address() as AddressInfo
    await new Promise<void>((resolve, reject) => {
      const upload = new Upload(SOUND, {
        uploadUrl: `http://localhost:${port}/api/uploads/${id}`,
        headers: credentials(),
        chunkSize: 300_000,
        onChunkComplete: (size) => void sent.push(size),
        onSuccess: () => resolve(),
        onError: reject,
      })
      upload.start()
    })
    expect(sent.reduce((sum, size) => sum + size, 0)).toBe(SOUND.length - at)

    expect((await readStored(id)).equals(SOUND)).toBe(true)
    const asset = (await ada.call(keepUpload, { params: { id } })).body.data
    expect(asset).toMatchObject({ kind: 'audio', name: 'song.wav', duration_s: expect.closeTo(11, 0) })
    // A repeated call, as after a lost answer, and the same file again: one asset.
    expect((await ada.call(keepUpload, { params: { id } })).body.data.id).toBe(asset.id)
    const file = await ada.request({ url: openFile.path.replace(':id', asset.id).replace(':extension', 'flac') })
    expect(file.statusCode).toBe(200)
    expect((await ada.call(listUploads, {})).body.data.map((upload) => upload.id)).not.toContain(id)
  })

  test('is found again by the same file, and two windows never mix their bytes', async () => {
    const key = randomUUID()
    const id = await startedId(ada, SOUND, key)
    expect((await send(ada, id, 0, SOUND.subarray(0, 1000))).headers['upload-offset']).toBe('1000')
    expect((await start(ada, SOUND, key)).body.data).toMatchObject({ id, received: 1000, size: SOUND.length })
    expect((await ada.call(listUploads, {})).body.data[0]).toMatchObject({ id, received: 1000, name: 'song.wav' })

    const answers = await Promise.all([0, 1].map(() => send(ada, id, 1000, SOUND.subarray(1000, 5000))))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409])
    expect(await readOffset(id)).toBe(5000)
    expect((await readStored(id)).equals(SOUND.subarray(0, 5000))).toBe(true)
  })

  test.each([
    ['at a byte that is not the next one', 7, 'x', {}, 409],
    ['without a byte to continue at', 0, 'x', { 'upload-offset': 'none' }, 400],
    ['by another version of the protocol', 0, 'x', { 'tus-resumable': '2.0.0' }, 412],
    ['as JSON', 0, '{}', { 'content-type': 'application/json' }, 415],
    ['with more bytes than the file has', 0, 'x'.repeat(20), {}, 413],
  ] as const)('refuses bytes %s and changes nothing', async (_, offset, bytes, headers, status) => {
    const id = await startedId(ada, Buffer.alloc(10))
    expect((await send(ada, id, offset, Buffer.from(bytes), headers)).statusCode).toBe(status)
    expect(await readOffset(id)).toBe(0)
    await ada.call(discardUpload, { params: { id } })
  })

  test('takes no more bytes than were announced when their number is hidden', async () => {
    const id = await startedId(ada, Buffer.alloc(10))
    const { port } = server.app.server.address() as AddressInfo
    const headers = { ...credentials(), 'tus-resumable': TUS_VERSION, 'upload-offset': '0' }
    const exchange = connect({
      port,
      method: 'PATCH',
      path: `/api/uploads/${id}`,
      headers: { ...headers, 'content-type': UPLOAD_BYTES_TYPE, 'transfer-encoding': 'chunked' },
    })
    exchange.end(Buffer.alloc(5000))
    const [answer] = await once(exchange, 'response')
    answer.resume()
    expect([answer.statusCode, await readOffset(id)]).toEqual([413, 10])
  })
})

describe('[P-60] what an upload may be', () => {
  test.each([
    ['larger than its kind', MAX_ASSET_BYTES.audio + 1, 'song.wav is larger than 50 MB.'],
    ['empty', 0, 'The file is empty.'],
  ])('a file that is %s is refused before it is sent', async (_, size, message) => {
    const body = { kind: 'audio', name: 'song.wav', size, file_key: 'x' } as const
    expect((await ada.call(startUpload, { body })).error.errors).toEqual({ file: [message] })
  })

  test('unfinished uploads count towards the storage and have a limit', async () => {
    const grace = await signUp(server)
    await start(grace)
    await sql`update asset_usage set quota_bytes = ${SOUND.length * 2 - 1} where workspace_id = ${grace.workspaceId}`.execute(
      server.db,
    )
    expect((await start(grace)).error.message).toContain('The storage of this workspace is full.')

    const many = await signUp(server)
    const answers = await Promise.all(
      Array.from({ length: MAX_UNFINISHED_UPLOADS }, () => start(many, Buffer.alloc(1))),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
    expect((await start(many)).error.message).toContain('You have 20 unfinished uploads.')
  })

  test('a file that is not what it says is refused, and its upload is gone', async () => {
    const content = Buffer.from('No sound at all')
    const id = await startedId(ada, content)
    await send(ada, id, 0, content)
    expect((await ada.call(keepUpload, { params: { id } })).status).toBe(422)
    expect((await ada.call(getUpload, { params: { id } })).status).toBe(404)
  })

  test('belongs to its member alone: neither other workspaces nor colleagues reach it', async () => {
    const id = await startedId()
    const colleague = await signUp(server, { workspaceId: ada.workspaceId, role: 'admin' })
    for (const other of [await signUp(server), colleague]) {
      expect((await other.request({ method: 'HEAD', url: `/api/uploads/${id}` })).statusCode).toBe(404)
      expect((await send(other, id, 0, SOUND)).statusCode).toBe(404)
      expect((await other.call(keepUpload, { params: { id } })).status).toBe(404)
      expect((await other.call(discardUpload, { params: { id } })).status).toBe(404)
    }
    expect(await readOffset(id)).toBe(0)
  })
})

describe('[T-04] what is left of an upload', () => {
  const listKeys = async (id: string) =>
    (await server.db.selectFrom('upload_parts').select('storage_key').where('upload_id', '=', id).execute()).map(
      ({ storage_key }) => storage_key,
    )
  const listRemovals = async () =>
    (await server.db.selectFrom('stored_file_removals').selectAll().execute()).map(({ storage_key }) => storage_key)

  test('the parts of a stored file are removed, and an upload without news for three days', async () => {
    const key = randomUUID()
    const [kept, left] = [await startedId(ada, SOUND, key), await startedId()]
    await send(ada, kept, 0, SOUND)
    await send(ada, left, 0, SOUND.subarray(0, 10))
    const asset = (await ada.call(keepUpload, { params: { id: kept } })).body.data
    await removeOld(server)
    const [keys, leftKeys] = [await listKeys(kept), await listKeys(left)]
    expect([keys.length, leftKeys.length]).toEqual([1, 1])

    server.clock.advance(11 * 60)
    await removeOld(server)
    expect([await listKeys(kept), await listKeys(left)]).toEqual([[], leftKeys])
    expect(await listRemovals()).toEqual(expect.arrayContaining(keys))
    // The same file again is not sent again.
    expect((await start(ada, SOUND, key)).body.data).toMatchObject({ id: kept, received: SOUND.length })
    expect((await ada.call(keepUpload, { params: { id: kept } })).body.data.id).toBe(asset.id)

    server.clock.advance((3 * DAY_MS) / 1000)
    await removeOld(server)
    expect(await listKeys(left)).toEqual([])
    expect(await listRemovals()).toEqual(expect.arrayContaining(leftKeys))
  })

  test('[A-21] an account that is deleted leaves nothing of its uploads', async () => {
    const grace = await signUp(server)
    const id = await startedId(grace)
    await send(grace, id, 0, SOUND.subarray(0, 10))
    const keys = await listKeys(id)
    await grace.call(confirmPassword, { body: { password: grace.password } })
    expect((await grace.call(deleteAccount, { body: { email: grace.email } })).status).toBeLessThan(300)
    expect(await listRemovals()).toEqual(expect.arrayContaining(keys))
  })
})
