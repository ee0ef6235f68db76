import {
  deleteResultAccount,
  listResultAccounts,
  listResultImports,
  startResultImport,
  uploadResultFile,
} from '@marquee/contract/result-imports'
import { getResultAd, getResultSummary, listResultAds } from '@marquee/contract/ad-results'
import { type SignedInAgent, signUp } from '../../../testing/agent.ts'
import { buildWorkbook } from '../../../testing/build-workbook.ts'
import { createResultImporter, toReading, RESULT_HEADINGS as HEAD } from '../../../testing/import-results.ts'
import { multipartFile } from '../../../testing/multipart-file.ts'
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

describe('[P-33] importing results', () => {
  test('an export is stored by ad and day, and its metrics are what a person works out', async () => {
    const ended = await importFile(`${HEAD}
2026-03-01,Hero,120210000000000001,"1,100.50",10000,8000,150,3000,900,10,"$2,200.00"
2026-03-02,Hero,120210000000000001,99.50,10000,8000,50,1000,100,2,200
2026-03-01,Other,120210000000000002,10,1000,900,5,,,,
,,,"1,210.00",21000,16900,205,4000,1000,12,2400`)
    expect(ended).toMatchObject({
      state: 'done',
      counts: { rows: 4, stored: 3, replaced: 0, skipped: 1, refused: 0 },
      first_day: '2026-03-01',
      last_day: '2026-03-02',
    })
    const { data } = await listAds()
    expect(data.map(({ name }) => name)).toEqual(['Hero', 'Other'])
    expect(data[0]?.metrics).toEqual({
      spend: 1200,
      cpm: 60,
      hook_rate: 0.2,
      hold_rate: 0.25,
      completion_rate: null,
      ctr: 0.01,
      cvr: 0.06,
      cpa: 100,
      roas: 2,
      frequency: 1.25,
    })
    expect(data[1]?.metrics).toMatchObject({ spend: 10, hook_rate: null, cpa: null, roas: null })
  })

  test('the same day again takes the place of what was there, and other days stay', async () => {
    await importFile('Day,Ad name,Amount spent (USD),Impressions\n2026-03-01,A,1,100\n2026-03-02,A,2,200\n')
    const again = await importFile(
      'Day,Ad name,Amount spent (USD),Impressions\n2026-03-02,A,5,500\n2026-03-03,A,3,300\n',
    )
    expect(again.counts).toMatchObject({ stored: 2, replaced: 1 })
    const { data } = await listAds()
    expect(data[0]?.totals).toMatchObject({ spend: 9, impressions: 900 })
    const { body } = await agent.call(getResultAd, { params: { id: data[0]?.id ?? '' } })
    expect(body.data.days.map(({ day, totals }) => [day, totals.spend])).toEqual([
      ['2026-03-01', 1],
      ['2026-03-02', 5],
      ['2026-03-03', 3],
    ])
  })

  test('[P-33] a day that a file tells twice is replaced, not added up, and the report names it', async () => {
    const ended = await importFile(
      'Day,Ad name,Ad ID,Amount spent (USD),Impressions\n2026-03-01,A,7,10,100\n2026-03-02,A,7,1,10\n2026-03-01,A,7,12,110\n',
    )
    expect(ended.counts).toMatchObject({ rows: 3, stored: 2, replaced: 1, restated: 1 })
    expect((await listAds()).data[0]?.totals).toMatchObject({ spend: 13, impressions: 120 })
  })

  test('[P-33] a period takes the place of its days in the same file', async () => {
    const ended = await importFile(
      'Reporting starts,Reporting ends,Ad name,Amount spent (USD)\n2026-02-01,2026-02-01,A,10\n2026-02-02,2026-02-02,A,5\n2026-02-01,2026-02-07,A,40\n',
    )
    expect(ended.counts).toMatchObject({ stored: 1, restated: 2 })
    expect((await listAds()).data[0]?.totals.spend).toBe(40)
  })

  test('[P-33] a result is a purchase only where its indicator says so', async () => {
    await importFile(
      'Day,Ad name,Amount spent (USD),Results,Result indicator\n2026-02-01,Clicks,10,50,actions:link_click\n2026-02-01,Sales,10,2,actions:offsite_conversion.fb_pixel_purchase\n2026-02-01,Unsaid,10,4,\n',
    )
    const { data } = await listAds()
    expect(new Map(data.map(({ name, totals }) => [name, totals.purchases]))).toEqual(
      new Map([
        ['Clicks', null],
        ['Sales', 2],
        ['Unsaid', null],
      ]),
    )
  })

  test('[P-33] lines with totals are no ads, even with days, and ads without delivery are counted apart', async () => {
    const ended = await importFile(
      'Berichtsbeginn;Berichtsende;Anzeigenname;Ausgegebener Betrag (EUR);Impressionen\n2026-02-01;2026-02-07;A;1.234,50;1.000\n2026-02-01;2026-02-07;Still;0;—\n2026-02-01;2026-02-07;Ergebnisse aus 2 Anzeigen;1.234,50;1.000\n2026-02-01;2026-02-07;;1.234,50;1.000\n',
    )
    expect(ended.counts).toMatchObject({ rows: 4, stored: 1, skipped: 2, undelivered: 1 })
    expect((await listAds()).data.map(({ name, totals }) => [name, totals.spend])).toEqual([['A', 1234.5]])
  })

  test.each([
    ['UTF-16 with tabs', (text: string) => Buffer.from(`\uFEFF${text.replaceAll(';', '\t')}`, 'utf16le')],
    ['UTF-8 with a BOM and semicolons', (text: string) => Buffer.from(`\uFEFF${text}`)],
  ])('[P-33] a French export in %s', async (_, encode) => {
    const ended = await importFile(
      encode(
        'Jour;Nom de la publicité;Montant dépensé (EUR);Impressions;Clics sur un lien\n01/03/2026;Été;1\u202f234,56;10\u202f000;-\n02/03/2026;Été;0,44;5;2\n',
      ),
    )
    expect(ended).toMatchObject({ first_day: '2026-03-01', last_day: '2026-03-02', counts: { stored: 2, refused: 0 } })
    expect((await listAds()).data[0]).toMatchObject({ name: 'Été', totals: { spend: 1235, impressions: 10_005 } })
  })

  test('rows of a breakdown are added up', async () => {
    const ended = await importFile(
      'Day,Ad name,Age,Amount spent (USD),Impressions\n2026-03-01,A,18-24,1,100\n2026-03-01,A,25-34,2,50\n',
    )
    expect(ended.counts).toMatchObject({ rows: 2, stored: 1 })
    expect((await listAds()).data[0]?.totals).toMatchObject({ spend: 3, impressions: 150 })
    expect(ended.counts).toMatchObject({ restated: 0 })
  })

  test('a German workbook with a period instead of days', async () => {
    const head = [
      'Berichtsstart',
      'Berichtsende',
      'Anzeigenname',
      'Ausgegebener Betrag (EUR)',
      'Impressionen',
      'Frequenz',
    ]
    const ended = await importFile(
      await buildWorkbook({ 'Raw Data Report': [head, [46023, 46029, 'Ä', 70.25, 1000, 2]] }),
    )
    expect(ended).toMatchObject({ state: 'done', format: 'xlsx', first_day: '2026-01-01', last_day: '2026-01-07' })
    expect((await listAds()).data[0]).toMatchObject({ name: 'Ä', totals: { spend: 70.25, reach: 500 } })
  })

  test('headings of another language are mapped by the person', async () => {
    const uploaded = await upload('Päivä,Mainos,Kulut,Näytöt\n9.1.2026,A,"1,5",100\n')
    expect(uploaded.columns.map(({ guess }) => guess)).toEqual([null, null, null, null])
    const mapping = { Päivä: 'day', Mainos: 'ad_name', Kulut: 'spend', Näytöt: 'impressions' } as const
    const body = { mapping, decimal: ',', date_order: 'dmy', currency: 'EUR', account: { name: 'Suomi' } } as const
    await agent.call(startResultImport, { params: { id: uploaded.id }, body })
    await server.jobs.drain([importResults])
    expect((await listAds()).data[0]).toMatchObject({ first_day: '2026-01-09', totals: { spend: 1.5 } })
  })

  test('refused rows are told with line, column and reason, and the others are stored', async () => {
    const ended = await importFile(
      'Day,Ad name,Amount spent (USD),Impressions\n2026-03-01,A,1,100\nsoon,B,1,1\n2026-03-01,C,much,1\n2099-01-01,D,1,1\n2026-03-01,E,-5,1\n',
    )
    expect(ended.counts).toMatchObject({ rows: 5, stored: 1, refused: 4 })
    expect(ended.refusals.map(({ line, field }) => [line, field])).toEqual([
      [3, 'day'],
      [4, 'spend'],
      [5, 'day'],
      [6, 'spend'],
    ])
    const file = await agent.request({ method: 'GET', url: ended.refusals_url ?? '' })
    expect(file.payload).toContain('"4","spend","“much” is not a figure that can be used."')
  })

  test('a mapping that lacks something is refused by name', async () => {
    const uploaded = await upload('a,b\n1,2\n')
    const body = { ...toReading(uploaded), account: { name: 'Acme' } }
    const { status, error } = await agent.call(startResultImport, { params: { id: uploaded.id }, body })
    expect([status, error.errors?.['mapping']?.length]).toEqual([422, 3])
  })

  test('an import is started once', async () => {
    const uploaded = await upload('Day,Ad name,Amount spent (USD)\n2026-03-01,A,1\n')
    const start = async () =>
      (
        await agent.call(startResultImport, {
          params: { id: uploaded.id },
          body: { ...toReading(uploaded), account: { name: 'A' } },
        })
      ).status
    expect([await start(), await start()]).toEqual([200, 409])
    await server.jobs.drain([importResults])
    expect((await agent.call(listResultImports, {})).body.data).toHaveLength(1)
  })

  test('[P-33] a file of many batches is stored whole', async () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => {
      const day = new Date(Date.UTC(2025, 6, 1 + (index % 200))).toISOString().slice(0, 10)
      return `${day},Ad number ${Math.floor(index / 200)},,"1,0${index % 10}0.50",${1000 + (index % 97)},800,12,300,90,1,20`
    })
    const ended = await importFile([HEAD, ...lines].join('\n'))
    expect(ended.counts).toMatchObject({ rows: 20_000, stored: 20_000 })
  }, 120_000)
})

describe('[P-33] ad accounts', () => {
  test('are as many as the plan allows; a currency does not change', async () => {
    const { limit } = (await agent.call(listResultAccounts, {})).body.meta
    expect(limit).toBeGreaterThan(0)
    const file = 'Day,Ad name,Amount spent (USD)\n2026-03-01,A,1\n'
    for (let count = 0; count < limit; count += 1) {
      await importFile(file, `Account ${count}`)
    }
    const uploaded = await upload(file)
    const reading = toReading(uploaded)
    const start = (body: { account: { name: string }; currency: string }) =>
      agent.call(startResultImport, { params: { id: uploaded.id }, body: { ...reading, ...body } })
    expect((await start({ account: { name: 'One more' }, currency: 'USD' })).error.errors).toHaveProperty('account')
    expect((await start({ account: { name: 'account 0' }, currency: 'EUR' })).error.errors).toEqual({
      account: ['The results of Account 0 are in USD. Use another name, such as Account 0 (EUR).'],
    })
    const { data } = (await agent.call(listResultAccounts, {})).body
    expect((await agent.call(deleteResultAccount, { params: { id: data[0]?.id ?? '' } })).status).toBe(204)
    expect((await start({ account: { name: 'One more' }, currency: 'USD' })).status).toBe(200)
  })

  test('of others do not exist', async () => {
    await importFile('Day,Ad name,Amount spent (USD)\n2026-03-01,A,1\n')
    const [account] = (await agent.call(listResultAccounts, {})).body.data
    const stranger = await signUp(server)
    const query = { account_id: account?.id ?? '' }
    const [ad] = (await agent.call(listResultAds, { query })).body.data
    expect((await stranger.call(listResultAds, { query })).status).toBe(404)
    expect((await stranger.call(getResultSummary, { query })).status).toBe(404)
    expect((await stranger.call(getResultAd, { params: { id: ad?.id ?? '' } })).status).toBe(404)
    expect((await stranger.call(deleteResultAccount, { params: { id: query.account_id } })).status).toBe(404)
  })

  test('are looked at but not changed by a viewer', async () => {
    const viewer = await signUp(server, { workspaceId: agent.workspaceId, role: 'viewer' })
    const form = multipartFile(Buffer.from('a,b\n1,2\n'), { name: 'a.csv', type: 'text/csv' })
    expect((await viewer.request({ method: 'POST', url: uploadResultFile.path, ...form })).statusCode).toBe(403)
    expect((await viewer.call(listResultAccounts, {})).status).toBe(200)
  })
})
