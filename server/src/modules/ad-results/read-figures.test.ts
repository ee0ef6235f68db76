import { guessColumns, findCurrency } from './guess-columns.ts'
import { guessDateOrder, parseDay } from './parse-day.ts'
import { guessDecimal, parseFigure } from './parse-figure.ts'

describe('[P-33] figures as exports write them', () => {
  test.each([
    ['1,234.56', '.', 1234.56],
    ['1.234,56', ',', 1234.56],
    ['1 234,56', ',', 1234.56],
    ['1’234.50', '.', 1234.5],
    ['12,34,567.8', '.', 1_234_567.8],
    ['$1,234', '.', 1234],
    ['R$ 12,50', ',', 12.5],
    ['USD 7', '.', 7],
    ['2.35%', '.', 0.0235],
    ['.5', '.', 0.5],
    ['', '.', null],
    ['—', '.', null],
    ['abc', '.', undefined],
    ['1,5', '.', undefined],
    ['1.2.3', '.', undefined],
    ['%', '.', undefined],
  ] as const)('%j with decimals by %j is %j', (text, decimal, expected) => {
    expect(parseFigure(text, decimal)).toEqual(expected)
  })

  test('what a spreadsheet holds as a number is taken as it is', () => {
    expect(parseFigure(0.5, ',')).toBe(0.5)
  })

  test('the sign of decimals is seen in the file', () => {
    expect(guessDecimal(['1.234,56', '12,5'])).toBe(',')
    expect(guessDecimal(['1,234', '12.50', '3'])).toBe('.')
    expect(guessDecimal(['1,234', '5,678'])).toBe('.')
  })
})

describe('[P-33] days as exports write them', () => {
  test.each([
    ['2026-03-09', 'mdy', '2026-03-09'],
    ['03/09/2026', 'mdy', '2026-03-09'],
    ['03/09/2026', 'dmy', '2026-09-03'],
    ['09.03.2026', 'dmy', '2026-03-09'],
    ['Mar 9, 2026', 'mdy', '2026-03-09'],
    ['9 Mar 2026', 'dmy', '2026-03-09'],
    [46090, 'mdy', '2026-03-09'],
    ['31/02/2026', 'dmy', null],
    ['soon', 'mdy', null],
    ['', 'mdy', null],
    ['1999-01-01', 'mdy', null],
  ] as const)('%j (%s) is %j', (cell, order, expected) => {
    expect(parseDay(cell, order)).toBe(expected)
  })

  test('the order of day and month is seen in the file', () => {
    expect(guessDateOrder(['03/04/2026', '25/04/2026'])).toBe('dmy')
    expect(guessDateOrder(['03/04/2026', '04/25/2026'])).toBe('mdy')
    expect(guessDateOrder(['03.04.2026'])).toBe('dmy')
  })
})

describe('[P-33] headings', () => {
  test('English and German ones are known, whatever the currency', () => {
    const english = ['Reporting starts', 'Reporting ends', 'Ad name', 'Amount spent (SEK)', 'CPM', 'ThruPlays']
    expect(guessColumns(english)).toEqual(['first_day', 'last_day', 'ad_name', 'spend', null, 'thruplays'])
    expect(findCurrency(english)).toBe('SEK')
    const german = ['Tag', 'Name der Werbeanzeige', 'Ausgegebener Betrag (EUR)', 'Impressionen', 'Käufe']
    expect(guessColumns(german)).toEqual(['day', 'ad_name', 'spend', 'impressions', 'purchases'])
  })

  test('results count as purchases only where no column says purchases', () => {
    expect(guessColumns(['Ad name', 'Results', 'Purchases'])).toEqual(['ad_name', null, 'purchases'])
    expect(guessColumns(['Ad name', 'Results'])).toEqual(['ad_name', 'purchases'])
  })

  test('abbreviations in brackets are no currency', () => {
    expect(findCurrency(['CTR (link click-through rate)', 'CPC (all)'])).toBeNull()
  })
})
