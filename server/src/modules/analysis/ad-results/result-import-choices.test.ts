import type { CallInput } from '@marquee/contract/endpoint'
import { getResultImport, startResultImport } from '@marquee/contract/result-imports'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { createResultImporter, toReading } from '../../../testing/import-results.ts'
import { startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { importResults } from './import-results-job.ts'

let server: TestServer
let agent: SignedInAgent
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  agent = await signUp(server)
})
afterAll(() => server.close())

const { upload, importFile, listAds } = createResultImporter(() => ({ server, agent }))

test('[P-33] an ad that one file names without and another one with its id counts once', async () => {
  await importFile('Day,Ad name,Amount spent (USD)\n2026-03-01,A,10\n2026-03-02,A,5\n2026-03-01,B,7\n')
  const named = 'Day,Ad name,Ad ID,Ad set name,Amount spent (USD)\n2026-03-01,A,1,S,11\n2026-03-01,A,2,T,1\n'
  expect((await importFile(named)).counts).toMatchObject({ stored: 2, replaced: 1 })
  const { data } = await listAds()
  expect(data.map(({ external_id, totals: { spend } }) => [external_id, spend])).toEqual([
    ['1', 11],
    [null, 7],
    [null, 5],
    ['2', 1],
  ])
  await importFile('Day,Ad name,Ad set name,Amount spent (USD)\n2026-03-01,A,S,12\n')
  expect((await listAds()).data.map(({ totals }) => totals.spend)).toEqual([12, 7, 5, 1])
})

test('[P-33] a report without a column of days gets the days that its title or the user tells', async () => {
  const file =
    'Ad report\n"February 1, 2026 - February 28, 2026"\nAd name,Cost,Impr.\nA,"1,234.50","10,000"\nTotal: Ads,"1,234.50","10,000"\n'
  const uploaded = await upload(file)
  const february = { first_day: '2026-02-01', last_day: '2026-02-28' }
  expect(uploaded.guessed).toMatchObject({ period: february, currency: null, repeated_rows: 0 })
  const start = (period: { first_day: string; last_day: string } | null) => {
    const body = { ...toReading(uploaded), account: { name: 'Acme' }, period }
    return agent.call(startResultImport, { params: { id: uploaded.id }, body })
  }
  expect((await start(null)).error.errors?.['mapping']?.[0]).toContain('from which to which day')
  expect((await start({ first_day: '2026-02-28', last_day: '2026-02-01' })).error.errors).toEqual({
    period: ['It ends before it begins.'],
  })
  expect((await start({ first_day: '2026-02-01', last_day: '2099-01-01' })).error.errors).toHaveProperty('period')
  expect((await start(february)).status).toBe(200)
  await server.jobs.drain([importResults])
  const { data } = await listAds()
  expect(data.map(({ name, totals }) => [name, totals.spend, totals.impressions])).toEqual([['A', 1234.5, 10_000]])
})

test('[P-33] days written otherwise than the user said store nothing, and the reason names the line', async () => {
  const uploaded = await upload('Day,Ad name,Cost\n01/02/2026,A,1\n25/02/2026,A,2\n')
  const body = { ...toReading(uploaded), date_order: 'mdy', account: { name: 'Acme' } } as const
  await agent.call(startResultImport, { params: { id: uploaded.id }, body })
  await server.jobs.drain([importResults])
  const { body: ended } = await agent.call(getResultImport, { params: { id: uploaded.id } })
  expect([ended.data.state, ended.data.counts.stored]).toEqual(['failed', 0])
  expect(ended.data.failed_reason).toContain('Line 3 says “25/02/2026”')
  expect((await listAds()).data).toEqual([])
})

describe('[P-96] what a file does not decide is asked', () => {
  async function start(content: Buffer | string, answers: Partial<CallInput<typeof startResultImport>['body']> = {}) {
    const uploaded = await upload(content)
    const body = { ...toReading(uploaded), account: { name: 'Acme' }, ...answers }
    return { uploaded, answer: await agent.call(startResultImport, { params: { id: uploaded.id }, body }) }
  }

  test('its encoding, with lines in each that is possible; headings are read again in the one that was chosen', async () => {
    const content = Buffer.concat([
      Buffer.from('cde0e7e2e0ede8e52c', 'hex'),
      Buffer.from('Day,Amount spent (USD)\n'),
      Buffer.from('cef1e5edfc', 'hex'),
      Buffer.from(',2026-03-01,7\n'),
    ])
    const { uploaded, answer } = await start(content)
    expect(answer.error.errors).toHaveProperty('encoding')
    expect(uploaded.encoding).toMatchObject({ is_sure: false })
    const params = { id: uploaded.id }
    const { columns, encoding } = (await agent.call(getResultImport, { params, query: { encoding: 'windows-1251' } }))
      .body.data
    expect([columns[0]?.name, encoding?.chosen]).toEqual(['Название', 'windows-1251'])
    const mapping = { Название: 'ad_name', Day: 'day', 'Amount spent (USD)': 'spend' } as const
    const body = { ...toReading(uploaded), mapping, account: { name: 'Acme' } }
    expect(
      (await agent.call(startResultImport, { params, body: { ...body, encoding: 'koi8-r' } })).error.errors,
    ).toHaveProperty('mapping')
    await agent.call(startResultImport, { params, body: { ...body, encoding: 'windows-1251' } })
    await server.jobs.drain([importResults])
    expect((await listAds()).data.map(({ name }) => name)).toEqual(['Осень'])
  })

  test('whether amounts are in millionths', async () => {
    const file = 'Day,Ad name,Cost,Impr.\n2026-03-01,A,1920000,1634\n'
    expect((await start(file)).answer.error.errors?.['amount_unit']?.[0]).toContain('1,634 impressions for 1,920,000')
    expect((await start(file, { amount_unit: 'micros' })).answer.status).toBe(200)
    await server.jobs.drain([importResults])
    expect((await listAds()).data.map(({ totals }) => totals.spend)).toEqual([1.92])
  })

  test('the order of day and month', async () => {
    const file = 'Day,Ad name,Cost\n03/04/2026,A,1\n'
    expect((await start(file)).answer.error.errors).toHaveProperty('date_order')
    expect((await start(file, { date_order: 'dmy' })).answer.status).toBe(200)
  })
})
