import { buildWorkbook } from '../../../testing/build-workbook.ts'
import { readResultExport } from '../../../testing/read-result-export.ts'

const HEADINGS = 'Ad name,Ad ID,Day,Amount spent (USD),Impressions,Link clicks'
const ROWS = ['Autumn,1001,2026-10-01,10.5,2400,31', 'Winter,1002,2026-10-01,20.25,1200,11']

function table(...lines: readonly string[]): string {
  return `${lines.join('\n')}\n`
}

function sumSpend({ days }: Awaited<ReturnType<typeof readResultExport>>): number {
  return days.reduce((sum, [, , spend]) => sum + Number(spend), 0)
}

describe('[P-96] results of strangers as text', () => {
  test.each([
    ['a separator in a name that is not in quotes', ['Autumn, big,1003,2026-10-01,5,100,1'], 'line'],
    ['separators of thousands that are not in quotes', ['Spring,1003,2026-10-01,1,234.50,100,1'], 'line'],
    ['a quote that closes too early', ['"Spring "big", new",1003,2026-10-01,5,100,1'], 'line'],
    ['an id without its digits', ['Spring,1.2021E+17,2026-10-01,5,100,1'], 'ad_id'],
    ['the beginning of a name before an open line end', ['Spring', ' sale,,,0,0,0'], null],
  ])('%s refuses that row with its line, and no other', async (_, lines, field) => {
    const read = await readResultExport(table(HEADINGS, ROWS[0] ?? '', ...lines, ROWS[1] ?? ''))
    expect([sumSpend(read), read.refusals[0]?.line]).toEqual([30.75, 3])
    expect(read.refusals[0]?.field).toBe(field ?? 'line')
  })

  test('headings are found below many lines, and below a summary with headings of its own', async () => {
    const filters = Array.from({ length: 40 }, (_, index) => `Advertiser,Equals: North ${index}`)
    const summary = ['Campaign,Impressions,Cost', 'Autumn,3600,30.75', '']
    const read = await readResultExport(table('Report', ...filters, ...summary, HEADINGS, ...ROWS))
    expect([sumSpend(read), read.refused]).toEqual([30.75, 0])
  })

  test.each([
    'Grand Total:,,---',
    'Gesamtsumme,,',
    'Итого:,—,—',
    '合計,,',
    'Total (2 rows),--,--',
    ',Grand Total,',
    ',,Total',
  ])('the sum %j is no ad', async (names) => {
    const read = await readResultExport(table(HEADINGS, ...ROWS, `${names},30.75,3600,42`))
    expect([sumSpend(read), read.skipped, read.refused]).toEqual([30.75, 1, 0])
  })

  test('headings that are repeated, notes below and empty lines are passed over', async () => {
    const read = await readResultExport(
      table(HEADINGS, ...ROWS, '', ',,,,,', `\ufeff${HEADINGS}`, 'Spring,1003,2026-10-01,5,100,1', '', 'Made by Acme'),
    )
    expect([sumSpend(read), read.refused, read.undelivered]).toEqual([35.75, 0, 1])
  })

  test('days in two orders refuse the whole file, naming both lines', async () => {
    const lines = ['A,1,25/04/2026,1,10,1', 'B,2,04/25/2026,1,10,1']
    await expect(readResultExport(table(HEADINGS, ...lines))).rejects.toThrow(
      'Line 2 says “25/04/2026” and line 3 says “04/25/2026”',
    )
  })

  test('names of fields as interfaces give them, headings in other languages, and other words for spend are known', async () => {
    const guessesOf = async (headings: string) =>
      (await readResultExport(table(headings, 'A,1,2026-10-01,1,10,1'))).columns.map(({ guess }) => guess)
    const fields = ['ad_name', 'ad_id', 'day', 'spend', 'impressions', 'link_clicks']
    expect(
      await guessesOf('ad_group_ad.ad.name,ad.id,segments.date,metrics.cost,metrics.impressions,metrics.clicks'),
    ).toEqual(fields)
    expect(await guessesOf('Название объявления,ID объявления,День,Сумма затрат (RUB),Показы,Клики')).toEqual(fields)
    expect(await guessesOf('広告名,広告ID,日付,消化金額 (JPY),インプレッション,クリック数')).toEqual(fields)
    expect(await guessesOf('Creative,Creative ID,Date,Total Media Cost,Impressions,Clicks')).toEqual(fields)
  })
})

test('[P-96] weeks and months are periods, and first days of weeks are left to the user', async () => {
  const daysOf = async (heading: string, cell: string) =>
    (await readResultExport(table(`Ad name,Cost,${heading}`, `A,1,${cell}`)).catch(() => ({ days: [] }))).days.map(
      ([, day]) => day,
    )
  expect(await daysOf('Week', '2026-W40')).toEqual(['2026-09-28/2026-10-04'])
  expect(await daysOf('Month', 'Oct 2026')).toEqual(['2026-10-01/2026-10-31'])
  expect(await daysOf('Week', '2026-09-28')).toEqual([])
})

describe('[P-96] amounts that impressions cannot cost', () => {
  test.each([
    ['Cost,Impressions', '1920000,1634', 'EUR', '1,634 impressions for 1,920,000'],
    ['Cost (micros),Impressions', '1920,1634', 'EUR', '1,634 impressions for 1,920'],
    ['Cost,Clicks', '1920000,5', 'EUR', '5 clicks for 1,920,000'],
    ['Cost (JPY),Impressions', '192000,5000', 'JPY', null],
    ['Cost (IDR),Impressions', '192000,500', 'IDR', null],
    ['Cost,Impressions', '19.20,1', 'EUR', null],
  ])('%s of %s in %s are %j', async (headings, figures, _, doubt) => {
    const { guessed } = await readResultExport(table(`Ad,Day,${headings}`, `A,2026-10-01,${figures}`))
    expect(guessed.doubtful_amounts ?? null).toEqual(doubt === null ? null : expect.stringContaining(doubt))
  })
})

describe('[P-96] workbooks of strangers', () => {
  const HEAD = ['Ad name', 'Day', 'Amount spent (USD)']
  const DAY_STYLES =
    '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]d\\-mmm\\-yyyy"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>'
  const cell = (text: string) => `<c t="inlineStr"><is>${text}</is></c>`
  const sheetOf = (rows: readonly string[], rest = '') =>
    Buffer.from(
      `<worksheet><sheetData>${[HEAD.map((name) => cell(`<t>${name}</t>`)).join(''), ...rows].map((cells) => `<row>${cells}</row>`).join('')}</sheetData>${rest}</worksheet>`,
    )
  const workbookOf = (sheet: Buffer, parts: Readonly<Record<string, string>> = {}) =>
    buildWorkbook(
      { S: [] },
      {
        'xl/worksheets/sheet1.xml': sheet,
        ...Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, Buffer.from(content)])),
      },
    )
  const namesAndDays = async (content: Buffer) =>
    (await readResultExport(content)).days.map(([name, day, spend]) => [name, day, spend])

  test('the reading of Japanese names is no part of them, in texts of cells and in shared ones', async () => {
    const guide = '<rPh sb="0" eb="1"><t>アキ</t></rPh><phoneticPr fontId="1"/>'
    const rows = [
      `${cell(`<r><t>秋の</t></r><r><t>新作</t></r>${guide}`)}<c><v>46296</v></c><c><v>1</v></c>`,
      '<c t="s"><v>0</v></c><c><v>46296</v></c><c><v>2</v></c>',
    ]
    const shared = `<sst><si><t>送料</t><r><t>無料</t></r>${guide}</si></sst>`
    expect(await namesAndDays(await workbookOf(sheetOf(rows), { 'xl/sharedStrings.xml': shared }))).toEqual([
      ['秋の新作', '2026-10-01', 1],
      ['送料無料', '2026-10-01', 2],
    ])
  })

  test('signs that XML cannot hold are read as Excel writes them', async () => {
    const rows = [`${cell('<t>One_x000D_\nTwo _x005F_x0041_</t>')}<c><v>46296</v></c><c><v>1</v></c>`]
    expect(await namesAndDays(await workbookOf(sheetOf(rows)))).toEqual([['One\r\nTwo _x0041_', '2026-10-01', 1]])
  })

  test('days that count from 1904 are read where their cells show days', async () => {
    const rows = [
      `${cell('<t>A</t>')}<c s="1"><v>44834</v></c><c><v>1</v></c>`,
      `${cell('<t>A</t>')}<c s="2"><v>44835</v></c><c><f>1+1</f><v>2</v></c>`,
    ]
    const book =
      '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>'
    expect(
      await namesAndDays(await workbookOf(sheetOf(rows), { 'xl/styles.xml': DAY_STYLES, 'xl/workbook.xml': book })),
    ).toEqual([
      ['A', '2026-10-01', 1],
      ['A', '2026-10-02', 2],
    ])
  })

  test('a name over several rows is the name of each of them, a figure counts once', async () => {
    const rows = [
      `<c r="A2" t="inlineStr"><is><t>A</t></is></c><c r="B2"><v>46296</v></c><c r="C2"><v>1</v></c>`,
      `<c r="B3"><v>46297</v></c>`,
    ]
    const merged = '<mergeCells count="2"><mergeCell ref="A2:A3"/><mergeCell ref="C2:C3"/></mergeCells>'
    const read = await readResultExport(await workbookOf(sheetOf(rows, merged)))
    expect([read.days, read.undelivered, read.skipped]).toEqual([[['A', '2026-10-01', 1, null, null]], 1, 0])
  })
})
