import { formatMoney } from './format-money.ts'

test.each([
  [7900, 'USD', '$79'],
  [7950, 'USD', '$79.50'],
  [199_000, 'EUR', '€1,990'],
  [0, 'USD', '$0'],
])('%i cents of %s are "%s"', (cents, currency, shown) => {
  expect(formatMoney(cents, currency)).toBe(shown)
})
