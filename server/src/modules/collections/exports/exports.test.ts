import { Readable } from 'node:stream'
import { createExport, getExport } from '@marquee/contract/exports'
import { saveAd, updateSavedAd } from '@marquee/contract/saved-ads'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import sharp from 'sharp'
import { DAY_SECONDS } from '../../../platform/clock.ts'
import { addAds } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signIn, signUp, visit } from '../../../testing/agent.ts'
import { mapSomeAtOnce } from '../../../testing/map-some-at-once.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createAdImportService } from '../../library/ad-import/ad-import.service.ts'
import { makeExport } from './exports.service.ts'

/** An entry of a ZIP's directory: its signature, 42 bytes, and the name. */
const CENTRAL_ENTRY = new RegExp(`PK${String.fromCharCode(1, 2)}.{42}([\\w.-]+\\.(?:png|txt))`, 'gs')

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  agent = await signUp(server, { displayName: '=cmd|calc' })
})

async function save(...records: Parameters<typeof addAds>[1]): Promise<string[]> {
  const ids = await addAds(server, records)
  for (const ad_id of ids) {
    server.clock.advance(1)
    await agent.call(saveAd, { params: { ad_id } })
  }
  return ids
}

async function make(body: Parameters<typeof agent.call<typeof createExport>>[1]['body']) {
  const started = await agent.call(createExport, { body })
  expect([started.status, started.body.data.state]).toEqual([201, 'waiting'])
  await server.jobs.drain()
  return (await agent.call(getExport, { params: { id: started.body.data.id } })).body.data
}

test('[F-02] the table holds what was chosen, and no cell is a formula', async () => {
  const body = '=HYPERLINK("https://evil.example")'
  const [plain = '', formula = ''] = await save({ body: 'Two\nlines, "quoted"' }, { body, title: '+49 30' }, {})
  await agent.call(updateSavedAd, { params: { ad_id: formula }, body: { note: '@SUM(A1)', tags: ['-x', 'y'] } })
  const done = await make({ kind: 'csv', ad_ids: [plain, formula], sort: 'first_added' })
  expect(done).toMatchObject({ state: 'done', ads_count: 2, done_count: 2 })
  const file = await agent.request({ url: done.url ?? '' })
  expect(file.headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' })
  const rows: Record<string, string>[] = parse(file.payload, { bom: true, columns: true })
  expect(rows.map((row) => row['text'])).toEqual(['Two\nlines, "quoted"', `'${body}`])
  expect(rows[1]).toMatchObject({ title: `'+49 30`, note: `'@SUM(A1)`, tags: `'-x, y`, saved_by: `'=cmd|calc` })
})

test('[F-02] a file whose first attempt failed is still being made, because it is tried again', async () => {
  const ad_ids = await save({})
  const put = jest.spyOn(server.storage, 'put').mockRejectedValueOnce(new Error('503 Slow Down'))
  expect(await make({ kind: 'csv', ad_ids })).toMatchObject({ state: 'running', url: null })
  put.mockRestore()
})

test('[F-01] [F-02] a table of ours comes back as it was: formulas, apostrophes, quotes and lines', async () => {
  const texts = [
    { body: '=HYPERLINK("x")', title: "'=1" },
    { body: '@home, "quoted"\nand lines', title: "'tis" },
    { body: '-50% today', title: '+49 30' },
  ]
  const ids = await save(...texts.map((text) => ({ ...text, asset_type: 'image' as const, countries: [] })))
  const { url } = await make({ kind: 'csv', ad_ids: ids, sort: 'first_added' })
  const { rawPayload } = await agent.request({ url: url ?? '' })
  const { counts } = await createAdImportService(server).importAds({
    stream: Readable.from([rawPayload]),
    format: 'csv',
    source: 'extension',
    fingerprint: 'round trip',
    label: 'swipe-file.csv',
  })
  expect(counts).toMatchObject({ inserted: 3, refused: 0 })
  const columns = sql.raw('body, title, cta_text, landing_page, asset_type, status, platforms, started_at, stopped_at')
  const read = (where: ReturnType<typeof sql>) =>
    sql<{ body: string; title: string }>`select ${columns} from ads where ${where} order by body`.execute(server.db)
  const before = (await read(sql`id = any(${ids})`)).rows
  expect(before.map(({ body, title }) => ({ body, title }))).toEqual(
    texts.toSorted((a, b) => (a.body < b.body ? -1 : 1)),
  )
  expect((await read(sql`source = 'extension' and external_id = any(${ids})`)).rows).toEqual(before)
})

test('[F-02] without ads named one by one, the filters choose', async () => {
  const [tagged = ''] = await save({}, {})
  await agent.call(updateSavedAd, { params: { ad_id: tagged }, body: { tags: ['mine'] } })
  expect((await make({ kind: 'csv', filters: { tag: 'mine' } })).ads_count).toBe(1)
  expect((await make({ kind: 'csv' })).ads_count).toBe(2)
})

test('[F-02] a table of more ads than a person can count leaves none out', async () => {
  const [id = ''] = await save({})
  await sql`
    with copies as (
      insert into ads
      select (jsonb_populate_record(ads, jsonb_build_object('id', uuidv7(), 'external_id', 'copy-' || number))).*
      from ads, generate_series(1, 10000) number where ads.id = ${id}
      returning id
    )
    insert into saved_ads (id, workspace_id, ad_id, created_at, updated_at)
    select uuidv7(), ${agent.workspaceId}, id, now(), now() from copies`.execute(server.db)
  const { body } = await agent.call(createExport, { body: { kind: 'csv' } })
  expect(body.data.ads_count).toBe(10_001)
  const { error } = await agent.call(createExport, { body: { kind: 'media' } })
  expect(error.message).toBe('An archive holds the media of at most 500 ads. Select fewer.')
})

test('[F-02] [P-09] the archive holds the media, and names what could not be copied', async () => {
  const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await server.storage.put('originals/red.png', image)
  const stored = { kind: 'image' as const, width: 8, height: 8, storage_key: 'originals/red.png' }
  const away = { kind: 'image' as const, width: 8, height: 8, url: 'http://127.0.0.1:1/gone.jpg' }
  await save({ brand: { name: 'Zoë & <Söhne>' }, media: [stored, stored] }, { media: [away] })
  const done = await make({ kind: 'media', sort: 'first_added' })
  expect(done).toMatchObject({ state: 'done', done_count: 2, url: expect.stringMatching(/\.zip$/) })
  const { rawPayload, headers } = await agent.request({ url: done.url ?? '' })
  expect([headers['content-type'], rawPayload.byteLength]).toEqual(['application/zip', done.size])
  const names = [...rawPayload.toString('latin1').matchAll(CENTRAL_ENTRY)].map(([, name]) => name)
  expect(names).toEqual(['001-zoe-sohne-1.png', '001-zoe-sohne-2.png', 'not-included.txt'])
  expect(rawPayload.includes(image)).toBe(true)
})

test('[F-02] a file is for its workspace only, and gone after a day', async () => {
  await save({})
  const { id, url } = await make({ kind: 'csv' })
  const stranger = await signUp(server)
  expect((await stranger.call(getExport, { params: { id } })).status).toBe(404)
  expect((await stranger.request({ url: url ?? '' })).statusCode).toBe(404)
  expect((await visit(server).request({ url: url ?? '' })).statusCode).toBe(401)
  server.clock.advance(DAY_SECONDS)
  const nextDay = await signIn(server, agent.email, agent.password)
  expect((await nextDay.call(getExport, { params: { id } })).body.data.url).toBeNull()
  expect((await nextDay.request({ url: url ?? '' })).statusCode).toBe(404)
})

test('[F-02] a job that was cut off is done again, and makes the same file', async () => {
  await save({ body: 'Once more' })
  const { id, url } = await make({ kind: 'csv' })
  const before = await agent.request({ url: url ?? '' })
  await server.db.updateTable('exports').set({ state: 'running' }).where('id', '=', id).execute()
  expect((await agent.request({ url: url ?? '' })).statusCode).toBe(404)
  await server.jobs.send(makeExport, { export_id: id }, { workspaceId: agent.workspaceId })
  await server.jobs.drain()
  expect((await agent.request({ url: url ?? '' })).payload).toBe(before.payload)
})

test('[F-02] [P-89] nothing to export is refused, and so are too many, also when all are asked for at the same moment', async () => {
  expect((await agent.call(createExport, { body: { kind: 'csv' } })).status).toBe(422)
  const [mine = ''] = await save({})
  const stranger = await signUp(server)
  expect((await stranger.call(createExport, { body: { kind: 'csv', ad_ids: [mine] } })).status).toBe(422)
  const kinds = ['csv', 'csv', 'csv', 'media', 'csv', 'csv', 'csv', 'media'] as const
  const answers = await mapSomeAtOnce(kinds, (kind) => agent.call(createExport, { body: { kind } }))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 201, 429, 429, 429, 429, 429])
  await server.jobs.drain()
})
