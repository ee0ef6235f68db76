import { describeOffer } from './describe-offer.ts'

const FOUND = { price: '39.90', listPrice: '49.90', currency: 'EUR', offer: '' }
const toPlainSpaces = (text: string) => text.replaceAll(/[\u00A0\u202F]/gu, ' ')

test.each([
  ['en', '20% off, was €49.90, until November 30, 2026'],
  ['de', '20 % Rabatt, statt 49,90 €, bis 30. November 2026'],
  ['fr', '20 % de réduction, au lieu de 49,90 €, jusqu’au 30 novembre 2026'],
  ['nl', '20% korting, van € 49,90, tot en met 30 november 2026'],
  ['pl', '20% off, was 49.90 EUR, until 2026-11-30'],
  [null, '20% off, was 49.90 EUR, until 2026-11-30'],
])('[P-40] an offer is told in the language of its page: %s', (language, offer) => {
  expect(toPlainSpaces(describeOffer(FOUND, '2026-11-30', language))).toBe(offer)
})

test('[P-40] a former price that is not higher is no offer', () => {
  expect(describeOffer({ ...FOUND, listPrice: '39.90', offer: 'Gratisversand' }, '', 'de')).toBe('Gratisversand')
})
