import { formatCount, formatNumber, formatPercent, formatShortNumber } from './format-number.ts'

describe('formatNumber', () => {
  test.each([
    [0, '0'],
    [1234, '1,234'],
    [-5, '-5'],
    [2.5, '2.50'],
    [0.005, '0.01'],
    [1234.567, '1,234.57'],
    [27.999999, '28'],
  ])('[A-15] shows %d as "%s": an integer if whole, else two decimals', (value, shown) => {
    expect(formatNumber(value)).toBe(shown)
  })
})

test('[A-15] a share is shown in percent', () => {
  expect([formatPercent(0.28), formatPercent(0.0153), formatPercent(1)]).toEqual(['28 %', '1.53 %', '100 %'])
})

test('a count agrees with its noun', () => {
  expect([formatCount(1, 'ad'), formatCount(2000, 'ad'), formatCount(2, 'entry', 'entries')]).toEqual([
    '1 ad',
    '2,000 ads',
    '2 entries',
  ])
})

test('a number that has little room is shortened', () => {
  expect([formatShortNumber(999), formatShortNumber(12_345)]).toEqual(['999', '12.3K'])
})
