import { parsePrice, parseStatedPrice } from './parse-price.ts'
import { listPriceExamples } from './price-examples.ts'

const examples = listPriceExamples().map((example) => ({
  ...example,
  price: parsePrice(example.text, example.context),
}))
const name = ({ text, context }: (typeof examples)[number]) => JSON.stringify([text, context])

describe('[P-40] reading a price', () => {
  test('more than 400 texts are tried', () => {
    expect(examples.length).toBeGreaterThan(400)
    expect(new Set(examples.map(name)).size).toBe(examples.length)
  })

  test('finds the amount that a text asks, in the separators of every country', () => {
    const wrong = examples.flatMap((example) => {
      const amount = example.price?.amount ?? null
      return amount === (example.expected?.amount ?? null) ? [] : [`${name(example)}: ${amount}`]
    })
    expect(wrong).toEqual([])
  })

  test('finds its currency from sign, word, code and page', () => {
    const wrong = examples.flatMap((example) => {
      const currency = example.price?.currency ?? null
      return currency === (example.expected?.currency ?? null) ? [] : [`${name(example)}: ${currency}`]
    })
    expect(wrong).toEqual([])
  })

  test.each([
    ['a plain number with a point and three decimals', '12.500', 'EUR', { amount: '12.50', currency: 'EUR' }],
    ['a sign for the currency', '1.299,00', 'Kč', { amount: '1299.00', currency: 'CZK' }],
    ['a sign that countries share', '29.95', '$', { amount: '29.95', currency: 'CAD' }],
    ['no currency', '29.95', '', { amount: '29.95', currency: 'CAD' }],
    ['a currency in its amount as well', 'US$ 29.95', '', { amount: '29.95', currency: 'USD' }],
    ['no number', 'on request', 'EUR', null],
  ])('of structured data with %s', (_name, value, currency, expected) => {
    expect(parseStatedPrice(value, currency, { country: 'CA' })).toEqual(expected)
  })

  test.each([
    ['1.299', 'EUR', 'de', '1299'],
    ['1.299', 'EUR', 'en', '1.30'],
    ['19.9900', 'EUR', 'de', '19.99'],
    ['1.250', 'KWD', 'de', '1.25'],
    ['0.999', 'EUR', 'de', '1.00'],
  ])(
    '%s %s on a page in "%s" is %s: a point groups thousands where the language writes it so',
    (value, currency, language, amount) => {
      expect(parseStatedPrice(value, currency, { language })?.amount).toBe(amount)
    },
  )
})
