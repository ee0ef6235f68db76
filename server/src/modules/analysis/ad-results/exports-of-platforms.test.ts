import { readResultExport } from '../../../testing/read-result-export.ts'

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
    const { days, refused } = await readResultExport(content)
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
    const { days, skipped } = await readResultExport(content, { name })
    expect(days).toEqual(ONE_PERIOD)
    expect(skipped).toBe(content.includes('Total') ? 1 : 0)
  })

  test('a cell with two days is a period', async () => {
    const { days } = await readResultExport(
      'Ad name,Date,Cost\nA,2026-03-02 - 2026-03-08,1\nA,2026-03-09~2026-03-15,2\n',
    )
    expect(days.map(([, day, spend]) => [day, spend])).toEqual([
      ['2026-03-02/2026-03-08', 1],
      ['2026-03-09/2026-03-15', 2],
    ])
  })

  test('a network, device or country divides an ad’s figures', async () => {
    const { days } = await readResultExport(
      'Ad ID,Day,Network (with search partners),Impr.,Cost\n7,2026-03-01,Google Search,100,1\n7,2026-03-01,Search partners,50,2\n',
    )
    expect(days).toEqual([['7', '2026-03-01', 3, 150, null]])
  })
})
