import { parseRating } from './rating.ts'

test.each([
  ['4.6/5', 4.6],
  ['4,6 von 5 (1.200 Bewertungen)', 4.6],
  ['9.2/10', 4.6],
  ['4.6 of 5', 4.6],
  ['4,6 de 5', 4.6],
  ['4.8 of 5 from 1,240 reviews', 4.8],
  ['3 of 5 dentists', null],
  ['★ 4.8', 4.8],
  ['5 stars', 5],
  ['12,000 happy customers', null],
  ['Rated best of 5 brands', null],
  ['', null],
])('[P-41] the rating "%s" is %s stars', (text, stars) => {
  const parsed = parseRating(text)
  expect(parsed === null ? null : Number(parsed.toFixed(2))).toBe(stars)
})
