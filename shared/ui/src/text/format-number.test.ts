import { formatCount, formatNumber, formatShortNumber } from './format-number.ts'

describe('formatNumber', () => {
  test.each([
    [0, '0'],
    [1234, '1,234'],
    [-5, '-5'],
    [2.5, '2.50'],
    [0.005, '0.01'],
    [1234.567, '1,234.57'],
  ])('[A-15] shows %d as "%s": an integer if whole, else two decimals', (value, shown) => {
    expect(formatNumber(value)).toBe(shown)
  })
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
