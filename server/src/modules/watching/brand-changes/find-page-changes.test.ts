import { findPageChanges } from './find-page-changes.ts'

const page = {
  title: 'Sleep capsules',
  headline: 'Fall asleep in minutes',
  price: '24.90',
  currency: 'EUR',
  offer: '',
  call_to_action: 'Add to cart',
  text_hash: 'a',
}

describe('[F-03] what a landing page changed', () => {
  test.each([
    ['its title', { title: 'Sleep drops' }, ['title']],
    ['its headline', { headline: 'Wake up rested' }, ['headline']],
    ['its price', { price: '19.90' }, ['price']],
    ['the currency of its price', { currency: 'USD' }, ['price']],
    ['its offer', { offer: '20% off, was 24.90 EUR' }, ['offer']],
    ['its call to action', { call_to_action: 'Start the quiz' }, ['call_to_action']],
    ['other words', { text_hash: 'b' }, ['text']],
    ['its headline, which its text repeats', { headline: 'Rest', text_hash: 'b' }, ['headline']],
  ])('is %s', (_name, changes, parts) => {
    expect(findPageChanges(page, { ...page, ...changes })).toEqual(parts)
  })

  test('is not another way to write its price', () => {
    expect(findPageChanges(page, { ...page, price: '24.9' })).toEqual([])
  })
})
