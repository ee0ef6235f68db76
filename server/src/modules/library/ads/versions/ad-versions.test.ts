import { type AdChange, listAdChanges } from '@marquee/contract/brand-changes'
import { sql } from 'kysely'
import sharp from 'sharp'
import { addAds } from '../../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../../testing/agent.ts'
import { startTestServer, type TestServer } from '../../../../testing/test-server.ts'
import { createAdWriter, toStoredAd } from '../writing/ad-writer.service.ts'
import { adRecord } from '../writing/ad-record.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
  agent = await signUp(server)
})
afterAll(() => server.close())

const image = (name: string) => ({
  kind: 'image' as const,
  width: 600,
  height: 600,
  url: `https://cdn.example/${name}`,
})

async function listChanges(id: string, query: { cursor?: string; limit?: number } = {}) {
  const { status, body } = await agent.call(listAdChanges, { params: { id }, query })
  expect(status).toBe(200)
  return body
}

/** Writes the same ad with other content, a minute after the last time. */
async function write(externalId: string, changes: object): Promise<string> {
  server.clock.advance(60)
  const last_seen_at = server.clock.now().toISOString()
  const [id = ''] = await addAds(server, [
    { external_id: externalId, brand: { name: 'Kettle' }, last_seen_at, ...changes },
  ])
  return id
}

describe('[F-03] [R-12] [P-24] earlier versions of an ad', () => {
  test('are kept with their words, their image and the time in which they were seen', async () => {
    await write('a', { title: 'Boil fast', body: 'In a minute', media: [image('1.jpg')] })
    const first = server.clock.now().toISOString()
    await write('a', { title: 'Boil fast', body: 'In a minute', media: [image('1.jpg')] })
    const last = server.clock.now().toISOString()
    const id = await write('a', { title: 'Boil faster', body: 'In a minute', media: [image('2.jpg')] })
    const changed = server.clock.now().toISOString()
    const { data } = await listChanges(id)
    expect(data).toEqual<AdChange[]>([
      {
        type: 'ad',
        id: expect.any(String),
        ad_id: id,
        changed_at: changed,
        changes: expect.arrayContaining(['title', 'image']),
        before: expect.objectContaining({ title: 'Boil fast', first_seen_at: first, last_seen_at: last }),
        after: expect.objectContaining({ title: 'Boil faster', first_seen_at: changed, last_seen_at: changed }),
      },
    ])
    expect(data[0]?.before.media[0]?.url).toBe('https://cdn.example/1.jpg')
    expect(data[0]?.after.media[0]?.url).toBe('https://cdn.example/2.jpg')
  })

  test('follow each other: what came after one is the next one, and pages hold them all', async () => {
    await write('b', { body: 'One' })
    await write('b', { body: 'Two' })
    const id = await write('b', { body: 'Three' })
    const { data, meta } = await listChanges(id, { limit: 1 })
    expect(data.map(({ before, after }) => [before.body, after.body])).toEqual([['Two', 'Three']])
    const next = await listChanges(id, { limit: 1, cursor: meta.next_cursor ?? '' })
    expect(next.data.map(({ before, after }) => [before.body, after.body])).toEqual([['One', 'Two']])
    expect(next.data[0]?.after.last_seen_at).toBe(data[0]?.before.last_seen_at)
    expect(next.meta.next_cursor).toBeNull()
  })

  test('are not made by anything that users do not see', async () => {
    await write('c', { body: 'Same', media: [image('3.jpg?signature=1')], status: 'active' })
    const id = await write('c', { body: 'Same', media: [image('3.jpg?signature=2')], status: 'inactive' })
    expect((await listChanges(id)).data).toEqual([])
  })

  test('of an image that was copied into our storage are known by its address, and keep their own', async () => {
    const id = await write('d', { body: 'Words', media: [image('4.jpg')] })
    await sql`
      insert into media_copies (ad_id, source_url, state, storage_key, created_at, updated_at)
      values (${id}, 'https://cdn.example/4.jpg', 'copied', 'media/copies/4', now(), now())
    `.execute(server.db)
    await sql`update ad_media set storage_key = 'media/copies/4', external_url = null where ad_id = ${id}`.execute(
      server.db,
    )
    await server.storage.put('media/copies/4', await drawImage())
    const { rows } = await sql<{ id: string }>`select id from ad_media where ad_id = ${id}`.execute(server.db)
    await write('d', { body: 'Other words', media: [image('4.jpg?signed=again')] })
    const { data } = await listChanges(id)
    expect(data[0]?.changes).toEqual(['body'])
    const address = data[0]?.before.media[0]?.url ?? ''
    expect(address).toContain(rows[0]?.id)
    expect((await server.app.inject({ url: address })).statusCode).toBe(200)
  })

  test('are gone with the transaction that dies before its end', async () => {
    const id = await write('e', { body: 'Before' })
    const ad = toStoredAd(
      adRecord.parse({ source: 'upload', external_id: 'e', brand: { name: 'Kettle' }, body: 'After' }),
      null,
    )
    const dying = server.db.transaction().execute(async (transaction) => {
      await createAdWriter(server).writePrepared(transaction, [{ line: 1, ad }])
      throw new Error('killed')
    })
    await expect(dying).rejects.toThrow('killed')
    expect((await listChanges(id)).data).toEqual([])
    await write('e', { body: 'After' })
    expect((await listChanges(id)).data).toHaveLength(1)
  })

  test('of an ad that does not exist are not found', async () => {
    const params = { id: '01890a5d-ac96-774b-bcce-b302099a8057' }
    expect((await agent.call(listAdChanges, { params, query: {} })).status).toBe(404)
  })
})

function drawImage(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 600, channels: 3, background: '#246' } })
    .png()
    .toBuffer()
}
