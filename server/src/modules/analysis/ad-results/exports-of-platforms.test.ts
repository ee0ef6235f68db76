import type { RepeatedRows } from '@marquee/contract/result-imports'
import { buildWorkbook } from '../../../testing/build-workbook.ts'
import { previewTable } from './preview-table.ts'
import { readResults } from './read-results.ts'
import { detectFormat } from './read-table.ts'

/** Reads an export as the product proposes it, like a user who changes nothing. */
async function readExport(
  content: Buffer | string,
  { name = '', currency = 'USD', repeated = 'last' as RepeatedRows } = {},
) {
  const bytes = Buffer.from(content)
  const format = detectFormat(bytes)
  const { columns, guessed } = await previewTable(format, bytes, name)
  const { ads, ...counts } = await readResults(format, bytes, {
    ...guessed,
    repeated,
    mapping: Object.fromEntries(columns.map((column) => [column.name, column.guess])),
    currency: guessed.currency ?? currency,
    today: '2026-11-27',
    onRow: () => Promise.resolve(),
  })
  const days = ads.flatMap((ad) =>
    [...ad.days.values()].map(({ day, lastDay, totals: { spend, impressions, link_clicks } }) => [
      ad.name,
      day === lastDay ? day : `${day}/${lastDay}`,
      spend,
      impressions,
      link_clicks,
    ]),
  )
  return { days, ads, guessed, columns, ...counts }
}

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le')

/** What the files below say. */
const TWO_DAYS = [
  ['Spring 🌸', '2026-03-01', 1234.5, 10_234, 321],
  ['Spring 🌸', '2026-03-02', 0.99, 1002, 7],
]
const ONE_PERIOD = [
  ['Spring 🌸', '2026-03-01/2026-03-31', 1234.5, 10_234, 321],
  ['Summer, "hot"', '2026-03-01/2026-03-31', 7, 100, 3],
]

describe('[P-33] exports as the platforms write them', () => {
  test.each([
    [
      'Meta with an empty name in the line of totals',
      '\uFEFFReporting starts,Reporting ends,Ad name,Ad delivery,Day,Impressions,Amount spent (USD),Link clicks,Clicks (all),CTR (all)\n2026-03-01,2026-03-01,Spring 🌸,active,2026-03-01,10234,1234.5,321,900,8.7\n2026-03-02,2026-03-02,Spring 🌸,active,2026-03-02,1002,0.99,7,20,2\n2026-03-01,2026-03-02,,,,11236,1235.49,328,920,8.1\n',
    ],
    [
      'TikTok with destination clicks and a line of totals',
      'Ad name,By Day,Ad group name,Cost,Currency,Impressions,CPM,Clicks (destination),CTR (destination),Conversion rate (CVR)\nSpring 🌸,2026-03-01,G,"1,234.50",USD,"10,234",120.63,321,3.14%,1.00%\nSpring 🌸,2026-03-02,G,0.99,USD,"1,002",0.99,7,0.7%,0%\nTotal of 2 results,-,-,"1,235.49",USD,"11,236",109.96,328,2.92%,0.9%\n',
    ],
    [
      'Google in UTF-16 with a title, lines of totals and shares of plays',
      utf16(
        'Ad report\nMarch 1, 2026 - March 31, 2026\nAd status\tAd name\tAd ID\tDay\tCampaign\tImpr. (Top) %\tImpr.\tClicks\tCTR\tCurrency code\tCost\tConversions\tVideo played to 25%\nEnabled\tSpring 🌸\t7001\t2026-03-01\tBrand\t40.12%\t"10,234"\t321\t3.14%\tUSD\t"1,234.50"\t2.00\t25.30%\nEnabled\tSpring 🌸\t7001\t2026-03-02\tBrand\t< 10%\t"1,002"\t7\t0.70%\tUSD\t0.99\t0.00\t --\nTotal: Account\t --\t --\t --\t --\t --\t"11,236"\t328\t2.92%\tUSD\t"1,235.49"\t2.00\t --\n',
      ),
    ],
    [
      'LinkedIn in UTF-16 with five lines of title',
      utf16(
        'Ad Performance Report (in UTC)\n"Report Start: March 1, 2026, 12:00 AM"\n"Report End: March 2, 2026, 11:59 PM"\n"Date Generated: April 2, 2026, 3:04 PM"\n\nStart Date (in UTC)\tAccount Name\tCurrency\tCampaign Name\tAd ID\tCreative Name\tTotal Spent\tImpressions\tClicks\tClick Through Rate\n3/1/2026\tAcme\tUSD\tC\t99\tSpring 🌸\t"1,234.50"\t"10,234"\t321\t3.14%\n3/2/2026\tAcme\tUSD\tC\t99\tSpring 🌸\t0.99\t"1,002"\t7\t0.7%\n',
      ),
    ],
    [
      'Pinterest',
      'Date,Ad ID,Ad name,Ad group name,Spend in account currency,Impressions,Pin clicks,Outbound clicks\n2026-03-01,5,Spring 🌸,G,1234.5,10234,400,321\n2026-03-02,5,Spring 🌸,G,0.99,1002,9,7\n',
    ],
    [
      'Snapchat, whose days end at the next midnight',
      'Start Time,End Time,Ad Name,Ad ID,Amount Spent,Paid Impressions,Swipe Ups\n2026-03-01T00:00:00.000-08:00,2026-03-02T00:00:00.000-08:00,Spring 🌸,5,1234.5,10234,321\n2026-03-02T00:00:00.000-08:00,2026-03-03T00:00:00.000-08:00,Spring 🌸,5,0.99,1002,7\n',
    ],
    [
      'Google in German, in Windows-1252',
      Buffer.from(
        'Anzeigenbericht\n"1. März 2026 - 2. März 2026"\nAnzeigenname;Anzeigen-ID;Tag;Kampagne;Anzeigengruppe;Impr.;Klicks;Währungscode;Kosten\nFrühling;7;01.03.2026;B;G;10.234;321;EUR;1.234,50\nFrühling;7;02.03.2026;B;G;1.002;7;EUR;0,99\nGesamt: Konto; --; --; --; --;11.236;328;EUR;1.235,49\n',
        'latin1',
      ),
    ],
    [
      'Google in French',
      'Nom de l’annonce;Jour;Campagne;Groupe d’annonces;Impr.;Clics;Code de devise;Coût\nSpring 🌸;2026-03-01;B;G;10 234;321;EUR;1 234,50\nSpring 🌸;2026-03-02;B;G;1 002;7;EUR;0,99\nTotal : Compte; --; --; --;11 236;328;EUR;1 235,49\n',
    ],
    [
      'TikTok in Brazilian Portuguese',
      'Nome do anúncio;Dia;Custo;Moeda;Impressões;Cliques (destino)\nSpring 🌸;01/03/2026;R$ 1.234,50;BRL;10.234;321\nSpring 🌸;02/03/2026;R$ 0,99;BRL;1.002;7\n',
    ],
  ])('%s', async (_, content) => {
    const { days, refused } = await readExport(content)
    expect({ days, refused }).toEqual({
      days: TWO_DAYS.map(([name, ...figures]) => [String(days[0]?.[0] === 'Frühling' ? 'Frühling' : name), ...figures]),
      refused: 0,
    })
  })

  test.each([
    [
      'Google without a column of days',
      'Ad report\n"March 1, 2026 - March 31, 2026"\nAd name,Currency code,Cost,Impr.,Clicks\nSpring 🌸,USD,"1,234.50","10,234",321\n"Summer, ""hot""",USD,7.00,100,3\nTotal: Ads,USD,"1,241.50","10,334",324\n',
      '',
    ],
    [
      'TikTok without a column of days, by the name of the file',
      'Ad name,Cost,Currency,Impressions,Clicks (destination)\nSpring 🌸,1234.5,USD,10234,321\n"Summer, ""hot""",7,USD,100,3\nTotal of 2 results,1241.5,USD,10334,324\n',
      'Acme-Ad Report(2026-03-01 to 2026-03-31).csv',
    ],
    [
      'Meta by the name of the file, with a line break in a heading',
      'Ad name,"Amount spent\n(USD)",Impressions,Link clicks\nSpring 🌸,1234.5,10234,321\n"Summer, ""hot""",7,100,3\n',
      'Acme-Ads-Mar-1-2026-Mar-31-2026.csv',
    ],
  ])('%s', async (_, content, name) => {
    const { days, skipped } = await readExport(content, { name })
    expect(days).toEqual(ONE_PERIOD)
    expect(skipped).toBe(content.includes('Total') ? 1 : 0)
  })

  test('a cell with two days is a period', async () => {
    const { days } = await readExport('Ad name,Date,Cost\nA,2026-03-02 - 2026-03-08,1\nA,2026-03-09~2026-03-15,2\n')
    expect(days.map(([, day, spend]) => [day, spend])).toEqual([
      ['2026-03-02/2026-03-08', 1],
      ['2026-03-09/2026-03-15', 2],
    ])
  })

  test('a network, device or country divides an ad’s figures', async () => {
    const { days } = await readExport(
      'Ad ID,Day,Network (with search partners),Impr.,Cost\n7,2026-03-01,Google Search,100,1\n7,2026-03-01,Search partners,50,2\n',
    )
    expect(days).toEqual([['7', '2026-03-01', 3, 150, null]])
  })
})

describe('[P-33] figures that would be stored wrong', () => {
  test('thousands are seen in figures that have no decimals', async () => {
    const german = await readExport('Tag;Anzeigenname;Kosten;Impr.\n01.03.2026;A;45;1.234\n02.03.2026;A;12;998\n')
    expect(german.days.map(([, , , impressions]) => impressions)).toEqual([1234, 998])
    const english = await readExport('Day,Ad name,Cost,Impressions\n2026-03-01,A,45,"1,234"\n')
    expect(english.guessed.decimal).toBe('.')
  })

  test('money without decimals has thousands, as in dong and rupiah', async () => {
    const { days } = await readExport('Day,Ad name,Amount spent (VND)\n2026-03-01,A,1.234\n2026-03-02,A,15.234\n')
    expect(days.map(([, , spend]) => spend)).toEqual([1234, 15_234])
    const rates = await readExport('Day,Ad name,Cost,Frequency\n2026-03-01,A,7,1.234\n')
    expect(rates.guessed.decimal).toBe('.')
  })

  test('rows of one ad and day are counted before the import, and added up if the user says so', async () => {
    const file =
      'Day,Ad name,Cost,Impressions\n2026-03-01,A,1,10\n2026-03-01,A,2,20\n2026-03-01,B,1,1\n--,--,4,31\n--,--,4,31\n'
    const { guessed, days, restated } = await readExport(file)
    expect([guessed.repeated_rows, days[0]?.[2], restated]).toEqual([1, 2, 1])
    expect((await readExport(file, { repeated: 'sum' })).days[0]).toEqual(['A', '2026-03-01', 3, 30, null])
    const ids = 'Day,Ad name,Ad ID,Cost\n2026-03-01,A,1,1\n2026-03-01,A,2,2\n'
    expect((await readExport(ids)).guessed.repeated_rows).toBe(0)
  })

  test('a share is not taken for a number of plays', async () => {
    const workbook = await buildWorkbook({
      Report: [
        ['Ad name', 'Day', 'Cost', 'Video played to 25%'],
        ['A', 46090, 1, 0.253],
      ],
    })
    expect((await readExport(workbook)).columns.at(-1)?.guess).toBeNull()
    expect(
      (await readExport('Ad name,Day,Cost,Video played to 25%\nA,2026-03-01,1,25%\n')).columns[3]?.guess,
    ).toBeNull()
  })

  test('days that fit both orders are read in the one in which they lie close together', async () => {
    const lines = Array.from({ length: 7 }, (_, index) => `0${index + 1}/03/2026,A,1`)
    const { days } = await readExport(['Day,Ad name,Amount spent (GBP)', ...lines].join('\n'))
    expect([days[0]?.[1], days.at(-1)?.[1]]).toEqual(['2026-03-01', '2026-03-07'])
  })

  test('the order of days is seen in rows far below', async () => {
    const lines = Array.from({ length: 600 }, (_, index) => `${index < 300 ? '05' : '13'}/03/2026,Ad ${index},1`)
    const { days, refused } = await readExport(['Day,Ad name,Amount spent (USD)', ...lines].join('\n'))
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
    const { days, refusals } = await readExport('Ad name,Day,Currency,Cost\nA,2026-03-01,USD,1\nB,2026-03-01,EUR,9\n')
    expect(days.map(([name]) => name)).toEqual(['A'])
    expect(refusals).toEqual([{ line: 3, field: 'currency', reason: 'It is in EUR, and the account in USD.' }])
  })

  test.each([
    ['€ 12,50', 'EUR'],
    ['CA$12.50', 'CAD'],
    ['12.50 SEK', 'SEK'],
    ['$12.50', null],
  ])('the currency of the amount %s is %s', async (amount, currency) => {
    const { guessed } = await readExport(`Ad name;Day;Cost;Conversion rate (CVR)\nA;2026-03-01;${amount};1\n`)
    expect(guessed.currency).toBe(currency)
  })

  test('ids that Excel has rounded do not make one ad of several', async () => {
    const { ads } = await readExport(
      'Ad ID,Ad name,Day,Cost\n120210123456789000,A,2026-03-01,1\n120210123456789000,B,2026-03-01,2\n1.20210123456780E+17,C,2026-03-01,3\n',
    )
    expect(ads.map(({ name }) => name)).toEqual(['A', 'B', 'C'])
  })

  test('figures that a platform withholds are unknown, and the others of the row are kept', async () => {
    const { days } = await readExport('Ad name,Day,Cost,Impressions,Reach,ROAS\nA,2026-03-01,US$1.5,10,<10,#DIV/0!\n')
    expect(days).toEqual([['A', '2026-03-01', 1.5, 10, null]])
  })

  test('lines of separators are no rows', async () => {
    expect(await readExport('Ad name,Day,Cost\nA,2026-03-01,1\n,,\n,,\n')).toMatchObject({ rows: 1, skipped: 0 })
  })
})

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
    const { days } = await readExport(workbook)
    expect(days.map(([, day, spend]) => [day, spend])).toEqual([
      ['2026-03-01', 1],
      ['2026-04-01', 2],
    ])
  })

  test('days that count from 1904 are refused', async () => {
    const workbook = await buildWorkbook(
      {},
      {
        'xl/workbook.xml': Buffer.from('<workbook><workbookPr date1904="1"/><sheets/></workbook>'),
      },
    )
    await expect(readExport(workbook)).rejects.toThrow('counts its days from 1904')
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
    expect((await readExport(workbook)).days).toEqual([['A', '2026-03-01', null, 1000, 15]])
  })

  test('figures and days as texts', async () => {
    const workbook = await buildWorkbook({ S: [head, ['A', '2026-03-01', '1,234.50'], ['A', '20260302', '7']] })
    expect((await readExport(workbook)).days.map(([, day, spend]) => [day, spend])).toEqual([
      ['2026-03-01', 1234.5],
      ['2026-03-02', 7],
    ])
  })
})
