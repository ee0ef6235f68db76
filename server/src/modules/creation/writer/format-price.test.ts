import { formatPrice } from './format-price.ts'

test.each([
  ['pt', 'BRL', 'R$ 149,00'],
  ['pt', 'EUR', '149,00 €'],
  ['de', 'EUR', '149,00 €'],
  ['de', 'CHF', 'CHF 149.00'],
  ['nl', 'EUR', '€ 149,00'],
  ['en', 'GBP', '£149.00'],
  ['es', 'MXN', '$149.00'],
  ['pl', 'PLN', '149,00 zł'],
] as const)('[P-48] [P-100] in %s, a price in %s is written %s', (language, currency, written) => {
  expect(
    formatPrice({ price: '149.00', currency, price_before: '', price_after: '' }, language).replaceAll(
      /[\u00a0\u202f]/gu,
      ' ',
    ),
  ).toBe(written)
})
