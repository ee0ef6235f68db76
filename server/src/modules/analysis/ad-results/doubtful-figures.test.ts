import { buildWorkbook } from '../../../testing/build-workbook.ts'
import { readResultExport } from '../../../testing/read-result-export.ts'
import { readResults } from './read-results.ts'

describe('[P-33] figures that would be stored wrong', () => {
  test('thousands are seen in figures that have no decimals', async () => {
    const german = await readResultExport('Tag;Anzeigenname;Kosten;Impr.\n01.03.2026;A;45;1.234\n02.03.2026;A;12;998\n')
    expect(german.days.map(([, , , impressions]) => impressions)).toEqual([1234, 998])
    const english = await readResultExport('Day,Ad name,Cost,Impressions\n2026-03-01,A,45,"1,234"\n')
    expect(english.guessed.decimal).toBe('.')
  })

  test('money without decimals has thousands, as in dong and rupiah', async () => {
    const { days } = await readResultExport('Day,Ad name,Amount spent (VND)\n2026-03-01,A,1.234\n2026-03-02,A,15.234\n')
    expect(days.map(([, , spend]) => spend)).toEqual([1234, 15_234])
    const rates = await readResultExport('Day,Ad name,Cost,Frequency\n2026-03-01,A,7,1.234\n')
    expect(rates.guessed.decimal).toBe('.')
  })

  test('rows of one ad and day are counted before the import, and added up if the user says so', async () => {
    const file =
      'Day,Ad name,Cost,Impressions\n2026-03-01,A,1,10\n2026-03-01,A,2,20\n2026-03-01,B,1,1\n--,--,4,31\n--,--,4,31\n'
    const { guessed, days, restated } = await readResultExport(file)
    expect([guessed.repeated_rows, days[0]?.[2], restated]).toEqual([1, 2, 1])
    expect((await readResultExport(file, { repeated: 'sum' })).days[0]).toEqual(['A', '2026-03-01', 3, 30, null])
    const ids = 'Day,Ad name,Ad ID,Cost\n2026-03-01,A,1,1\n2026-03-01,A,2,2\n'
    expect((await readResultExport(ids)).guessed.repeated_rows).toBe(0)
  })

  test('a share is not taken for a number of plays', async () => {
    const workbook = await buildWorkbook({
      Report: [
        ['Ad name', 'Day', 'Cost', 'Video played to 25%'],
        ['A', 46090, 1, 0.253],
      ],
    })
    expect((await readResultExport(workbook)).columns.at(-1)?.guess).toBeNull()
    expect(
      (await readResultExport('Ad name,Day,Cost,Video played to 25%\nA,2026-03-01,1,25%\n')).columns[3]?.guess,
    ).toBeNull()
  })

  test('days that fit both orders are read in the one in which they lie close together', async () => {
    const lines = Array.from({ length: 7 }, (_, index) => `0${index + 1}/03/2026,A,1`)
    const { days } = await readResultExport(['Day,Ad name,Amount spent (GBP)', ...lines].join('\n'))
    expect([days[0]?.[1], days.at(-1)?.[1]]).toEqual(['2026-03-01', '2026-03-07'])
  })

  test('the order of days is seen in rows far below', async () => {
    const lines = Array.from({ length: 600 }, (_, index) => `${index < 300 ? '05' : '13'}/03/2026,Ad ${index},1`)
    const { days, refused } = await readResultExport(['Day,Ad name,Amount spent (USD)', ...lines].join('\n'))
    expect([days[0]?.[1], refused]).toEqual(['2026-03-05', 0])
  })

  test.each([
    ['days', 'mdy', '.', '03/04/2026,A,1\n25/03/2026,A,2', 'Line 3 says “25/03/2026”, but days'],
    ['figures', 'dmy', '.', '01/03/2026,A,"12,50"\n02/03/2026,A,1.234', 'Line 2 says “12,50”, but figures'],
    ['counts', 'dmy', '.', '01/03/2026,A,3,1.234\n02/03/2026,A,5,12', 'Line 2 says “1.234”, but figures'],
  ] as const)(
    '%s that are written otherwise than the user said fail the import as a whole',
    async (_, order, decimal, lines, message) => {
      const content = Buffer.from(`Day,Ad name,Cost,Impressions\n${lines}\n`)
      const mapping = { Day: 'day', 'Ad name': 'ad_name', Cost: 'spend', Impressions: 'impressions' } as const
      const reading = { mapping, decimal, date_order: order, currency: 'USD', today: '2026-11-27' }
      const read = readResults('csv', content, { ...reading, onRow: () => Promise.resolve() })
      await expect(read).rejects.toThrow(message)
    },
  )

  test('rows in another currency than the account’s are refused', async () => {
    const { days, refusals } = await readResultExport(
      'Ad name,Day,Currency,Cost\nA,2026-03-01,USD,1\nB,2026-03-01,EUR,9\n',
    )
    expect(days.map(([name]) => name)).toEqual(['A'])
    expect(refusals).toEqual([{ line: 3, field: 'currency', reason: 'It is in EUR, and the account in USD.' }])
  })

  test.each([
    ['€ 12,50', 'EUR'],
    ['CA$12.50', 'CAD'],
    ['12.50 SEK', 'SEK'],
    ['$12.50', null],
  ])('the currency of the amount %s is %s', async (amount, currency) => {
    const { guessed } = await readResultExport(`Ad name;Day;Cost;Conversion rate (CVR)\nA;2026-03-01;${amount};1\n`)
    expect(guessed.currency).toBe(currency)
  })

  test('ids that Excel has rounded do not make one ad of several', async () => {
    const { ads } = await readResultExport(
      'Ad ID,Ad name,Day,Cost\n120210123456789000,A,2026-03-01,1\n120210123456789000,B,2026-03-01,2\n1.20210123456780E+17,C,2026-03-01,3\n',
    )
    expect(ads.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  })

  test('figures that a platform withholds are unknown, and the others of the row are kept', async () => {
    const { days } = await readResultExport(
      'Ad name,Day,Cost,Impressions,Reach,ROAS\nA,2026-03-01,US$1.5,10,<10,#DIV/0!\n',
    )
    expect(days).toEqual([['A', '2026-03-01', 1.5, 10, null]])
  })

  test('lines of separators are no rows', async () => {
    expect(await readResultExport('Ad name,Day,Cost\nA,2026-03-01,1\n,,\n,,\n')).toMatchObject({ rows: 1, skipped: 0 })
  })
})

const COUNTS_FROM_1904 = Buffer.from(
  '<workbook xmlns:r="r"><workbookPr date1904="1"/><sheets><sheet name="S" r:id="rId1"/></sheets></workbook>',
)

describe('[P-33] workbooks as people keep them', () => {
  const head = ['Ad name', 'Day', 'Amount spent (USD)']

  test('the sheet of figures is found behind a cover, and every month is read', async () => {
    const workbook = await buildWorkbook({
      Cover: [
        ['Report of Acme', 'by Ann'],
        ['March', 'April'],
      ],
      March: [['Acme'], head, ['A', 46082, 1]],
      April: [['Acme'], head, ['A', 46113, 2]],
      Notes: [
        ['Ad name', 'Day'],
        ['Best', 'ever'],
      ],
    })
    const { days } = await readResultExport(workbook)
    expect(days.map(([, day, spend]) => [day, spend])).toEqual([
      ['2026-03-01', 1],
      ['2026-04-01', 2],
    ])
  })

  test('days that count from 1904 are refused, if nothing marks them as days', async () => {
    const workbook = await buildWorkbook({ S: [head, ['A', 44_620, 1]] }, { 'xl/workbook.xml': COUNTS_FROM_1904 })
    await expect(readResultExport(workbook)).rejects.toThrow('counts its days from 1904')
  })

  test('a cell in percent is read as Excel shows it', async () => {
    const styles =
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="0.0%"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>'
    const sheet =
      '<worksheet><sheetData><row><c t="str"><v>Ad name</v></c><c t="str"><v>Day</v></c><c t="str"><v>Impressions</v></c><c t="str"><v>CTR (link click-through rate)</v></c></row><row><c t="str"><v>A</v></c><c><v>46082</v></c><c><v>1000</v></c><c s="1"><v>0.015</v></c></row></sheetData></worksheet>'
    const workbook = await buildWorkbook(
      { S: [] },
      { 'xl/styles.xml': Buffer.from(styles), 'xl/worksheets/sheet1.xml': Buffer.from(sheet) },
    )
    expect((await readResultExport(workbook)).days).toEqual([['A', '2026-03-01', null, 1000, 15]])
  })

  test('figures and days as texts', async () => {
    const workbook = await buildWorkbook({ S: [head, ['A', '2026-03-01', '1,234.50'], ['A', '20260302', '7']] })
    expect((await readResultExport(workbook)).days.map(([, day, spend]) => [day, spend])).toEqual([
      ['2026-03-01', 1234.5],
      ['2026-03-02', 7],
    ])
  })
})
