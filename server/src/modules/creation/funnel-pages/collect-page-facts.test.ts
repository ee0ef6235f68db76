import { product as productSchema } from '@marquee/contract/products'
import { collectPageFacts } from './collect-page-facts.ts'

const PRODUCT = productSchema.parse({
  id: '01890000-0000-7000-8000-000000000001',
  name: '✨ MorningMist™ Portable Espresso Maker, 3-in-1, Black | Free Shipping',
  url: 'https://shop.example/mist',
  description: '',
  price: '89.00',
  currency: 'USD',
  benefits: [
    '✅ Heats in 3 minutes',
    'Easy to clean &amp; light',
    '“Best gift I ever got” – Laura K.',
    'In the box: press, cup, lid',
    'Not for children under 12',
  ],
  offer: '',
  category: 'Kitchen',
  language: 'en',
  rating: 4.4,
  review_count: 310,
  reviews: [
    { text: 'Broke after a week.', author: 'Tim', rating: 1 },
    { text: 'I use it at every camp.', author: 'Ana', rating: 5 },
  ],
  brand_profile_id: null,
  images: [],
  version: 1,
  created_at: '2026-11-26T00:00:00.000Z',
  updated_at: '2026-11-26T00:00:00.000Z',
})

describe('[P-47] the facts of a page', () => {
  const facts = collectPageFacts(PRODUCT, null, 'en')

  test('name the product as people do, and list reasons to buy without bullets, contents and warnings', () => {
    expect(facts.name).toBe('MorningMist Portable Espresso Maker')
    expect(facts.benefits).toEqual(['Heats in 3 minutes', 'Easy to clean & light'])
  })

  test('keep a customer’s words as a review, and no complaint', () => {
    expect(facts.reviews.map(({ text, author }) => `${text} ${author}`)).toEqual([
      'I use it at every camp. Ana',
      'Best gift I ever got Laura K.',
    ])
  })

  test('[P-96] print the price with the words that belong to it', () => {
    const monthly = { ...PRODUCT, price: '12.00', price_before: 'ab', price_after: '/Monat' }
    expect(collectPageFacts(monthly, null, 'de').price).toBe('ab 12\u00A0$/Monat')
  })
})
