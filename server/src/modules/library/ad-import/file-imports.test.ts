import { cancelAdImport, getAdImport, listAdImports, startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import { listAds } from '@marquee/contract/ad-search'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { createAdImportService } from './ad-import.service.ts'
import { createFileImportWorker } from './import-file-job.ts'

let server: TestServer
let admin: SignedInAgent
beforeEach(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
})
afterEach(() => server.close())

const TABLE =
  'Ad Library ID,Primary text,Advertiser,Start date,Secret\n1,First ad,Acme,2026-01-05,x\n2,Second ad,Acme,soon,y\n'
const MAPPING = {
  'Ad Library ID': 'external_id',
  'Primary text': 'body',
  Advertiser: 'brand_name',
  'Start date': 'started_at',
} as const

async function upload(agent: SignedInAgent, content: string, name = 'ads.csv') {
  const file = multipartFile(Buffer.from(content), { name, type: 'application/octet-stream' })
  const answer = await agent.request({ method: uploadAdFile.method, url: uploadAdFile.path, ...file })
  return {
    status: answer.statusCode,
    message: String(answer.json().message),
    read: () => uploadAdFile.response.parse(answer.json()).data,
  }
}

async function uploaded(agent: SignedInAgent, content: string, name?: string) {
  return (await upload(agent, content, name)).read()
}

function start(
  agent: SignedInAgent,
  id: string,
  mapping: Record<string, 'external_id' | 'body' | 'title' | 'brand_name' | 'started_at' | null> = MAPPING,
) {
  return agent.call(startAdImport, { params: { id }, body: { source: 'meta', mapping } })
}

async function readState(agent: SignedInAgent, id: string) {
  return (await agent.call(getAdImport, { params: { id } })).body.data
}

function createWorker() {
  const adImport = createAdImportService(server)
  return createFileImportWorker({ ...server, adImport })
}

async function bodies(): Promise<string[]> {
  const { body } = await admin.call(listAds, { query: { limit: '100' } })
  return body.data.map((ad) => ad.body).toSorted()
}

function lines(count: number): string {
  return Array.from({ length: count }, (_, id) => JSON.stringify({ id: `a${id}`, body: `Ad ${id}` })).join('\n')
}
const LINES_MAPPING = { id: 'external_id', body: 'body' } as const

describe('importing an uploaded file', () => {
  test('[F-01] [P-13] a table is shown with guesses, imported as mapped, and reported with its refused rows', async () => {
    const preview = await uploaded(admin, TABLE)
    expect(preview).toMatchObject({ file_name: 'ads.csv', format: 'csv', state: 'ready', size: TABLE.length })
    expect(preview.columns.map(({ name, guess }) => [name, guess])).toEqual([
      ['Ad Library ID', 'external_id'],
      ['Primary text', 'body'],
      ['Advertiser', 'brand_name'],
      ['Start date', 'started_at'],
      ['Secret', null],
    ])
    expect(preview.rows[0]).toEqual({ line: 2, cells: ['1', 'First ad', 'Acme', '2026-01-05', 'x'], refusal: null })

    expect((await start(admin, preview.id)).body.data.state).toBe('waiting')
    await server.jobs.drain()
    expect(await readState(admin, preview.id)).toMatchObject({
      state: 'done',
      progress: 100,
      counts: { rows: 2, added: 1, changed: 0, unchanged: 0, refused: 1 },
      refusals_url: `/ad-imports/${preview.id}/refused-rows.csv`,
      refusals: [{ line: 3, external_id: '2', field: 'Start date', reason: expect.stringContaining('2026-03-09') }],
      refused_columns: [{ field: 'Start date', rows: 1, line: 3, reason: expect.stringContaining('2026-03-09') }],
    })
    expect(await bodies()).toEqual(['First ad'])
    expect(await server.storage.stat(`ad-imports/${preview.id}`)).toBeNull()
    expect((await admin.call(listAdImports, {})).body.data.map(({ id }) => id)).toEqual([preview.id])
  })

  test('[C-11] the table of refused rows is safe to open in a spreadsheet', async () => {
    const preview = await uploaded(admin, '{"id":"=1+1","body":"x","start_date":"never"}', 'ads.jsonl')
    await start(admin, preview.id, { id: 'external_id', body: 'body' })
    await server.jobs.drain()
    const { refusals_url: url } = await readState(admin, preview.id)
    const answer = await admin.request({ method: 'GET', url: url ?? '' })
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.payload).toContain(`"1","'=1+1","start_date",`)
  })

  test.each([
    ['wrapped.json', '{"ads":[{"id":1,"body":"one"},{"id":2,"body":"two"}],"total":2}', 'json'],
    ['ads.json', '\ufeff[{"id":1,"body":"one"},{"id":2,"body":"two"}]', 'json'],
    ['ads.txt', '{"id":1,"body":"one"}\n{"id":2,"body":"two"}\n', 'jsonl'],
    ['ads.tsv', 'id\tbody\n1\tone\n2\ttwo\n', 'csv'],
  ])('[F-01] %s is read by what it holds', async (name, content, format) => {
    const preview = await uploaded(admin, content, name)
    expect(preview.format).toBe(format)
    await start(admin, preview.id, LINES_MAPPING)
    await server.jobs.drain()
    expect(await bodies()).toEqual(['one', 'two'])
  })

  test('[F-01] the same file again changes nothing', async () => {
    for (const counts of [
      { added: 3, unchanged: 0 },
      { added: 0, unchanged: 3 },
    ]) {
      const { id } = await uploaded(admin, lines(3), 'ads.jsonl')
      await start(admin, id, LINES_MAPPING)
      await server.jobs.drain()
      expect(await readState(admin, id)).toMatchObject({ state: 'done', counts })
    }
  })

  test.each([
    ['', 422, 'The file has no rows.'],
    ['id,body\n', 422, 'The file has no rows.'],
  ])('a file with %j is refused, and nothing of it is kept', async (content, status, message) => {
    expect(await upload(admin, content)).toMatchObject({ status, message: expect.stringContaining(message) })
  })

  test('an import needs a column with something to show, and each field once', async () => {
    const { id } = await uploaded(admin, TABLE)
    const missing = await start(admin, id, { 'Ad Library ID': 'external_id' })
    expect(missing.error.errors).toEqual({
      mapping: ['Say which column holds the text, the headline, an image, a video or the brand.'],
    })
    const twice = await start(admin, id, { 'Ad Library ID': 'external_id', 'Primary text': 'body', Secret: 'body' })
    expect(twice.error.errors).toEqual({ mapping: ['Only one column can hold the field body.'] })
    expect((await readState(admin, id)).state).toBe('ready')
  })

  test('one import of a workspace runs at a time; another workspace has its own', async () => {
    const first = await uploaded(admin, lines(2), 'ads.jsonl')
    await start(admin, first.id, LINES_MAPPING)
    expect((await start(admin, first.id, LINES_MAPPING)).error.message).toBe('This import was started before.')
    expect(await upload(admin, lines(1))).toMatchObject({ status: 409 })

    const other = await signUp(server, { isAdmin: true })
    const theirs = await uploaded(other, lines(1), 'ads.jsonl')
    expect((await start(other, theirs.id, LINES_MAPPING)).status).toBe(200)
    await server.jobs.drain()
    expect((await upload(admin, lines(1), 'ads.jsonl')).status).toBe(201)
  })

  test('two started at the same moment: one of them runs', async () => {
    const colleague = await signUp(server, { isAdmin: true, role: 'member', workspaceId: admin.workspaceId })
    const first = await uploaded(admin, lines(1), 'ads.jsonl')
    const second = await uploaded(colleague, lines(2), 'ads.jsonl')
    const answers = await Promise.all([
      start(admin, first.id, LINES_MAPPING),
      start(colleague, second.id, LINES_MAPPING),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('[A-21] another workspace neither sees nor starts nor ends it; who is no admin does not import', async () => {
    const { id } = await uploaded(admin, TABLE)
    const stranger = await signUp(server, { isAdmin: true })
    expect((await stranger.call(getAdImport, { params: { id } })).status).toBe(404)
    expect((await start(stranger, id)).status).toBe(404)
    expect((await stranger.call(cancelAdImport, { params: { id } })).status).toBe(404)
    const file = `/ad-imports/${id}/refused-rows.csv`
    expect((await stranger.request({ method: 'GET', url: file })).statusCode).toBe(404)
    const member = await signUp(server)
    expect(await upload(member, TABLE)).toMatchObject({ status: 403 })
    expect((await member.request({ method: 'GET', url: file })).statusCode).toBe(403)
  })

  test('a canceled import stops at the next batch, and its file is gone', async () => {
    const { id } = await uploaded(admin, lines(2500), 'ads.jsonl')
    await start(admin, id, LINES_MAPPING)
    const importing = createAdImportService(server)
    const worker = createFileImportWorker({
      ...server,
      adImport: {
        importAds: (file) =>
          importing.importAds({
            ...file,
            onProgress: async (counts, importId) => {
              if (counts.done >= 1000) {
                await admin.call(cancelAdImport, { params: { id } })
              }
              await file.onProgress?.(counts, importId)
            },
          }),
      },
    })
    await worker.work(id)
    const canceled = await readState(admin, id)
    expect(canceled).toMatchObject({ state: 'canceled', counts: { rows: 0 } })
    expect(await server.storage.stat(`ad-imports/${id}`)).toBeNull()
    await createWorker().runMaintenance()
    await server.jobs.drain()
    expect(await readState(admin, id)).toEqual(canceled)
  })

  test('an import whose process died is taken over when its lease ends, and goes on behind the last batch', async () => {
    const { id } = await uploaded(admin, lines(4500), 'ads.jsonl')
    await start(admin, id, LINES_MAPPING)
    const importing = createAdImportService(server)
    const { promise: isStuck, resolve: stick } = Promise.withResolvers<void>()
    const dying = createFileImportWorker({
      ...server,
      adImport: {
        importAds: (file) =>
          importing.importAds({
            ...file,
            onProgress: async (counts, importId) => {
              await file.onProgress?.(counts, importId)
              if (counts.done >= 2000) {
                stick()
                // As good as dead: it never comes back.
                await new Promise(() => {})
              }
            },
          }),
      },
    })
    void dying.work(id)
    await isStuck
    const successor = createWorker()
    await successor.work(id)
    expect(await readState(admin, id)).toMatchObject({ state: 'running', counts: { rows: 2000 } })

    server.clock.advance(120)
    await successor.runMaintenance()
    await server.jobs.drain()
    expect(await readState(admin, id)).toMatchObject({
      state: 'done',
      counts: { rows: 4500, added: 4500, unchanged: 0, refused: 0 },
    })
  })

  test('a failure on our side is tried again, a few times', async () => {
    const { id } = await uploaded(admin, lines(1), 'ads.jsonl')
    await start(admin, id, LINES_MAPPING)
    const broken = createFileImportWorker({
      ...server,
      adImport: { importAds: () => Promise.reject(new Error('The disk is full.')) },
    })
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await expect(broken.work(id)).rejects.toThrow('The disk is full.')
      expect((await readState(admin, id)).state).toBe('waiting')
    }
    await broken.work(id)
    expect(await readState(admin, id)).toMatchObject({
      state: 'failed',
      failed_reason: 'It failed several times on our side. What is in already stays.',
    })
  })

  test('an upload that nobody starts is removed after a day', async () => {
    const { id } = await uploaded(admin, TABLE)
    server.clock.advance(25 * 60 * 60)
    await createWorker().runMaintenance()
    const colleague = await signUp(server, { isAdmin: true, role: 'member', workspaceId: admin.workspaceId })
    expect((await colleague.call(getAdImport, { params: { id } })).status).toBe(404)
    expect(await server.storage.stat(`ad-imports/${id}`)).toBeNull()
  })
})
