import { Readable } from 'node:stream'
import { download } from '@marquee/contract/download'
import { idParams } from '@marquee/contract/primitives'
import { z } from 'zod'
import { ID, type NoteServer, startNoteServer } from '../../testing/note-server.ts'
import { implementAnonymousDownload, implementDownload } from './implement-download.ts'

const reading = download('GET', '/note-files/:id/note.:extension', {
  access: 'verified',
  feature: 'full_product',
  summary: 'A note as a file',
  params: idParams.extend({ extension: z.enum(['txt', 'png']) }),
  query: z.object({ name: z.string().max(300).optional(), pages: z.coerce.number().int().min(1).optional() }),
  contentType: ['text/plain', 'image/*'],
})
const video = download('GET', '/note-files/:id.mp4', {
  access: 'anonymous',
  summary: 'A video',
  params: idParams,
  contentType: 'video/mp4',
})
const lost = download('GET', '/lost.mp4', { access: 'anonymous', summary: 'Fails late', contentType: 'video/mp4' })
const mistaken = download('GET', '/mistaken', { access: 'verified', summary: 'Fails', contentType: 'text/csv' })

const TYPES = { txt: 'text/plain', png: 'image/png' } as const
const BYTES = Buffer.from('0123456789')

let server: NoteServer
beforeEach(async () => {
  server = await startNoteServer({
    addRoutes(app) {
      implementDownload(app, reading, ({ params, query }) => ({
        content: Readable.from(['a note']),
        contentType: TYPES[params.extension],
        ...(query.name !== undefined && { saveAs: query.name }),
      }))
      implementAnonymousDownload(app, video, () => ({
        content: {
          size: BYTES.length,
          open: (range) =>
            Promise.resolve(
              Readable.from([BYTES.subarray(range?.start, range && range.end + 1)], { objectMode: false }),
            ),
        },
        saveAs: null,
        cacheControl: 'public, max-age=60',
        etag: '"1"',
      }))
      implementAnonymousDownload(app, lost, () => ({
        content: { size: BYTES.length, open: () => Promise.reject(new Error('gone')) },
        cacheControl: 'public, max-age=60, immutable',
        etag: '"1"',
      }))
      implementDownload(app, mistaken, () => ({ content: BYTES, contentType: 'text/html' }))
    },
  })
})
afterEach(() => server.app.close())

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers })

describe('a download of the contract', () => {
  test('is saved, is kept by no cache and has one of the types that are declared', async () => {
    const { statusCode, headers, payload } = await get(`/note-files/${ID}/note.txt`)
    expect([statusCode, payload]).toEqual([200, 'a note'])
    expect(headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment',
      'cache-control': 'no-store',
    })
    expect((await get(`/note-files/${ID}/note.png`)).headers['content-type']).toBe('image/png')
    expect((await get('/mistaken')).statusCode).toBe(500)
  })

  test('that cannot be opened leaves an error that is kept by no cache in its place, and nothing that was said of the file', async () => {
    for (const range of [{}, { range: 'bytes=2-4' }]) {
      const { statusCode, headers } = await get('/lost.mp4', range)
      expect([statusCode, headers['cache-control'], headers['content-type']]).toEqual([
        500,
        'no-store',
        'application/json; charset=utf-8',
      ])
      expect(Object.keys(headers)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(etag|accept-ranges|content-range|content-disposition)$/)]),
      )
    }
  })

  test.each([
    ['Summer sale.pdf', 'Summer%20sale.pdf'],
    ['Sommer: "Späti" (1)*.pdf', 'Sommer%20Sp%C3%A4ti%20%281%29.pdf'],
    ['../../etc\\passwd.txt', 'etcpasswd.txt'],
    ['a\r\nset-cookie: x=1.txt', 'aset-cookie%20x%3D1.txt'],
    [`${'x'.repeat(200)}.csv`, `${'x'.repeat(100)}.csv`],
  ])('named %j is saved under a name that every system takes', async (name, expected) => {
    const { headers } = await get(`/note-files/${ID}/note.txt?${new URLSearchParams({ name })}`)
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${expected}`)
  })

  test('of whose name nothing is left is saved under that of its address', async () => {
    const { headers } = await get(`/note-files/${ID}/note.txt?name=%3F%3F%3F.pdf`)
    expect(headers['content-disposition']).toBe('attachment')
  })

  test('[A-21] is refused as the data that it is made of is', async () => {
    const url = `/note-files/${ID}/note.txt`
    server.standing = { plan: 'active', features: new Set() }
    expect((await get(url)).json()).toEqual({
      message: 'Feature not available for the current plan',
      code: 'feature_missing',
    })
    server.standing = { plan: 'ended', features: new Set(['full_product']) }
    expect((await get(url)).json()).toMatchObject({ code: 'subscription_ended' })
    server.actor = server.actor && { ...server.actor, isEmailVerified: false }
    expect((await get(url)).statusCode).toBe(403)
    server.actor = null
    expect((await get(url)).statusCode).toBe(401)
  })

  test('answers an address that cannot exist 404, and a wrong query 422 by field', async () => {
    expect((await get(`/note-files/17/note.txt`)).statusCode).toBe(404)
    expect((await get(`/note-files/${ID}/note.exe`)).statusCode).toBe(404)
    const wrong = await get(`/note-files/${ID}/note.txt?pages=0`)
    expect([wrong.statusCode, wrong.json().errors]).toEqual([422, { pages: ['Use at least 1.'] }])
  })

  test('that everybody may have reads no session, and is shown by pages', async () => {
    server.app.sessions.resolve = () => Promise.reject(new Error('asked'))
    const { statusCode, headers, payload } = await get(`/note-files/${ID}.mp4`)
    expect([statusCode, payload]).toEqual([200, '0123456789'])
    expect(headers).toMatchObject({ 'cache-control': 'public, max-age=60', 'accept-ranges': 'bytes', etag: '"1"' })
    expect(headers).not.toHaveProperty('content-disposition')
  })

  test('answers the range that is asked for, and nothing to a browser that has it already', async () => {
    const url = `/note-files/${ID}.mp4`
    const part = await get(url, { range: 'bytes=2-4' })
    expect([part.statusCode, part.payload, part.headers['content-range']]).toEqual([206, '234', 'bytes 2-4/10'])
    const outside = await get(url, { range: 'bytes=10-' })
    expect([outside.statusCode, outside.headers['content-range']]).toEqual([416, 'bytes */10'])
    const known = await get(url, { 'if-none-match': '"1"' })
    expect([known.statusCode, known.payload]).toEqual([304, ''])
  })
})
