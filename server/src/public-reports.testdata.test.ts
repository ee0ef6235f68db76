import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { getAdImport, startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import { getResultImport, startResultImport, uploadResultFile } from '@marquee/contract/result-imports'
import { importResults } from './modules/analysis/ad-results/import-results-job.ts'
import { importFile } from './modules/library/ad-import/import-file-job.ts'
import { openTableSource } from './modules/collections/library-imports/table-source.ts'
import { Readable } from 'node:stream'
import { type SignedInAgent, signUp } from './testing/agent.ts'
import { toReading } from './testing/import-results.ts'
import { multipartFile } from './testing/multipart-file.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'
import { testdata } from './testing/testdata.ts'

let server: TestServer
let admin: SignedInAgent
beforeEach(async () => {
  server = await startTestServer()
  server.clock.advance(Math.max(0, (Date.parse('2026-11-28T12:00:00Z') - server.clock.now().getTime()) / 1000))
  admin = await signUp(server, { isAdmin: true })
})
afterEach(() => server.close())

async function upload(path: string, file: string) {
  const content = await readFile(testdata('public-reports', file))
  const form = multipartFile(content, { name: basename(file), type: 'text/csv' })
  const answer = await admin.request({ method: 'POST', url: path, ...form })
  return { status: answer.statusCode, body: answer.json() }
}

async function results(file: string, name = 'Acme') {
  const { status, body } = await upload(uploadResultFile.path, file)
  if (status !== 201) return { status, body }
  const params = { id: body.data.id }
  const started = await admin.call(startResultImport, { params, body: { ...toReading(body.data), account: { name } } })
  if (started.status !== 200) return { columns: body.data.columns.map((c: any) => `${c.name}=${c.guess}`), encoding: body.data.encoding, asked: (started.body as any) }
  await server.jobs.drain([importResults])
  const done = (await admin.call(getResultImport, { params })).body.data
  const ads = await server.db.selectFrom('result_ads').select(['external_id', 'name']).execute()
  const days = await server.db.selectFrom('result_days').selectAll().execute()
  return {
    state: done.state, failed: done.failed_reason, counts: done.counts, refusals: done.refusals,
    ads: ads.map((a) => `${a.external_id} ${a.name}`),
    spend: days.reduce((s, d: any) => s + Number(d.spend_micros), 0) / 1e6,
    impressions: days.reduce((s, d: any) => s + Number(d.impressions), 0),
    clicks: days.reduce((s, d: any) => s + Number(d.link_clicks), 0),
    first: done.first_day, last: done.last_day,
  }
}

async function ads(file: string) {
  const { status, body } = await upload(uploadAdFile.path, file)
  if (status !== 201) return { status, body }
  const params = { id: body.data.id }
  const mapping = Object.fromEntries(body.data.columns.filter((c: any) => c.guess !== null).map((c: any) => [c.name, c.guess]))
  const started = await admin.call(startAdImport, { params, body: { source: 'upload', mapping } })
  if (started.status !== 200) return { columns: body.data.columns, encoding: body.data.encoding, asked: started.body }
  await server.jobs.drain([importFile])
  const done = (await admin.call(getAdImport, { params })).body.data
  const rows = await server.db.selectFrom('ads').leftJoin('brands', 'brands.id', 'ads.brand_id').select(['ads.external_id', 'ads.body', 'ads.started_at', 'ads.stopped_at', 'brands.name', 'brands.external_id as brand_id']).execute()
  return { state: done.state, counts: done.counts, refusals: done.refusals, notes: done.notes, rows: rows.map((r) => [r.external_id, r.body, r.started_at?.toISOString().slice(0, 10), r.stopped_at?.toISOString().slice(0, 10), r.name, r.brand_id]) }
}

test.each(['mixed-ends.csv', 'mixed-ends-number-last.csv', 'guarded-ids.csv', 'apostrophe-ids.csv', 'phonetic.xlsx', 'shift-jis.csv', 'windows-1251.csv', 'gbk.csv', 'facts-above.csv', 'grand-total.csv', 'micros.csv', 'thai-years.csv'])('results %s', async (f) => {
  console.log(f, JSON.stringify(await results(`results/${f}`)))
})
test('plain after guarded', async () => {
  await results('results/guarded-ids.csv')
  console.log('plain', JSON.stringify(await results('results/plain-ids.csv')))
})
test.each(['backslash-quotes.csv', 'day-first.csv', 'escapes.xlsx', 'guarded-ids.csv', 'half-emoji.json', 'mixed-ends.csv', 'nan.json', 'phonetic.xlsx', 'shift-jis.csv', 'two-arrays-passes.json'])('ads %s', async (f) => {
  console.log(f, JSON.stringify(await ads(`ads/${f}`)))
})
test('library', async () => {
  const content = await readFile(testdata('public-reports/library/ads.csv'))
  const source = openTableSource('csv', () => Promise.resolve(Readable.from([content])), new Date())
  for await (const line of source.lines()) { if ('reason' in line) console.log(JSON.stringify(line)) }
  console.log(source.manifest().boards.map((b) => b.name))
})
