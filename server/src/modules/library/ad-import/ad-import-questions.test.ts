import { getAdImport, startAdImport, uploadAdFile } from '@marquee/contract/ad-imports'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'

let server: TestServer
let admin: SignedInAgent
beforeEach(async () => {
  server = await startTestServer()
  admin = await signUp(server, { isAdmin: true })
})
afterEach(() => server.close())

const MAPPING = {
  'Ad Library ID': 'external_id',
  'Primary text': 'body',
  Advertiser: 'brand_name',
  'Start date': 'started_at',
} as const

async function upload(content: Buffer | string, name = 'ads.csv') {
  const file = multipartFile(Buffer.from(content), { name, type: 'application/octet-stream' })
  const answer = await admin.request({ method: uploadAdFile.method, url: uploadAdFile.path, ...file })
  return { message: String(answer.json().message), read: () => uploadAdFile.response.parse(answer.json()).data }
}

function start(id: string, answers: { date_order?: 'mdy' | 'dmy'; encoding?: 'windows-1251' } = {}) {
  return admin.call(startAdImport, { params: { id }, body: { source: 'meta', mapping: MAPPING, ...answers } })
}

async function readState(id: string) {
  return (await admin.call(getAdImport, { params: { id } })).body.data
}

async function listBodies() {
  return (await server.db.selectFrom('ads').select('body').orderBy('body').execute()).map(({ body }) => body)
}

describe('[P-96] what a file of ads does not decide is asked', () => {
  const lines = (...days: readonly string[]) =>
    `Ad Library ID,Primary text,Advertiser,Start date\n${days.map((day, index) => `${index + 1},Text ${index + 1},Acme,${day}`).join('\n')}\n`

  async function listStarts() {
    const rows = await server.db.selectFrom('ads').select('started_at').orderBy('external_id').execute()
    return rows.map(({ started_at }) => started_at?.toISOString().slice(0, 10))
  }

  test('the order of day and month, which one row decides for all', async () => {
    const { id, doubtful_day } = (await upload(lines('03/04/2025', '05/06/2025'))).read()
    expect(doubtful_day).toBe('03/04/2025')
    expect((await start(id)).error.errors).toHaveProperty('date_order')
    expect((await start(id, { date_order: 'dmy' })).status).toBe(200)
    await server.jobs.drain()
    expect(await listStarts()).toEqual(['2025-04-03', '2025-06-05'])

    const decided = (await upload(lines('03/04/2025', '25/04/2025'))).read()
    await start(decided.id)
    await server.jobs.drain()
    expect(await listStarts()).toEqual(['2025-04-03', '2025-04-25'])
  })

  test('a file with both orders is refused whole, naming the lines', async () => {
    const late = Array.from({ length: 2500 }, () => '03/04/2025')
    const { id } = (await upload(lines('25/04/2025', ...late, '04/25/2025'))).read()
    await start(id)
    await server.jobs.drain()
    const { state, failed_reason, counts } = await readState(id)
    expect([state, counts.rows]).toEqual(['failed', 0])
    expect(failed_reason).toContain('line 2503 says “04/25/2025”')
    expect((await upload(lines('25/04/2025', '04/25/2025'))).message).toContain('line 3 says “04/25/2025”')
  })

  test('its encoding', async () => {
    const letters = Buffer.concat([
      Buffer.from('Ad Library ID,Primary text,Advertiser,Start date\n1,'),
      Buffer.from('cef1e5edfc20ede020e7e5ecebe5', 'hex'),
      Buffer.from(',Acme,2025-04-03\n'),
    ])
    const { id, encoding } = (await upload(letters)).read()
    expect(encoding?.is_sure).toBe(false)
    expect((await start(id)).error.errors).toHaveProperty('encoding')
    await start(id, { encoding: 'windows-1251' })
    await server.jobs.drain()
    expect(await listBodies()).toEqual(['Осень на земле'])
  })

  test('characters that cannot be stored are mended, and named in the report', async () => {
    const content =
      '[{"ad_id":"1","body":"Fresh \\ud83c bread","spend":NaN,"page_name":"B"},{"ad_id":"2","body":"nul \\u0000 here","page_name":"B"}]'
    const { id, columns } = (await upload(content, 'ads.json')).read()
    const known = columns.filter(({ guess }) => guess !== null).map(({ name, guess }) => [name, guess])
    await admin.call(startAdImport, { params: { id }, body: { source: 'meta', mapping: Object.fromEntries(known) } })
    await server.jobs.drain()
    expect(await listBodies()).toEqual(['Fresh � bread', 'nul  here'])
    expect((await readState(id)).notes).toEqual([
      expect.stringContaining('Line 1 held NaN'),
      expect.stringContaining('Line 1 held half of a character'),
      expect.stringContaining('Line 2 held a NUL character'),
    ])
  })
})
