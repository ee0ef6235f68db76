import { formatPrice } from './format-price.ts'

describe('formatPrice', () => {
  test.each([
    ['19.90', 'EUR', '€19.90'],
    ['20.00', 'EUR', '€20.00'],
    ['1234.50', 'USD', '$1,234.50'],
    ['1980.00', 'JPY', '¥1,980'],
    ['9999999999.99', 'GBP', '£9,999,999,999.99'],
    ['0.10', 'CHF', 'CHF\u00a00.10'],
  ])('[F-09] %s %s reads %s', (price, currency, text) => {
    expect(formatPrice(price, currency)).toBe(text)
  })
})
