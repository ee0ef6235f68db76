import { formatProductPrice } from './format-product-price.ts'

const NO_WORDS = { price_before: '', price_after: '' }

describe('formatProductPrice', () => {
  test.each<[string, 'EUR' | 'USD' | 'JPY' | 'GBP' | 'CHF', string]>([
    ['19.90', 'EUR', '€19.90'],
    ['20.00', 'EUR', '€20.00'],
    ['1234.50', 'USD', '$1,234.50'],
    ['1980.00', 'JPY', '¥1,980'],
    ['9999999999.99', 'GBP', '£9,999,999,999.99'],
    ['0.10', 'CHF', 'CHF\u00a00.10'],
  ])('[F-09] %s %s reads %s', (price, currency, text) => {
    expect(formatProductPrice({ ...NO_WORDS, price, currency }, 'en-US')).toBe(text)
  })

  test.each([
    ['from', '/month', 'from €12.00/month'],
    ['', 'per user', '€12.00 per user'],
    ['starting at', '', 'starting at €12.00'],
  ])('[P-96] keeps the words around the amount: %s %s', (price_before, price_after, text) => {
    expect(formatProductPrice({ price: '12', currency: 'EUR', price_before, price_after }, 'en')).toBe(text)
  })

  test('[P-96] without a price there are no words either', () => {
    const words = { price_before: 'from', price_after: '/month' }
    expect(formatProductPrice({ ...words, price: null, currency: 'EUR' }, 'en')).toBe('')
  })
})
