import { niches } from '@marquee/contract/niches'
import { mapNiches } from './map-niches.ts'

describe('[F-01] the niches of an imported ad', () => {
  test('are the library’s own words as they are', () => {
    expect(mapNiches(niches)).toEqual(niches)
  })

  test.each([
    ['pet_food', 'pets'],
    ['sneakers', 'footwear'],
    ['saas', 'software'],
  ])('%s stands for %s', (word, niche) => {
    expect(mapNiches([word])).toEqual([niche])
  })

  test.each(['political', 'not_political', 'issue_ads', 'constructor', 'Pets', '', null, 7])('%j is none', (word) => {
    expect(mapNiches([word])).toEqual([])
  })

  test('count once, by whatever words and however often they are named', () => {
    expect(mapNiches(['pet', 'political', 'pets', 'pet_food', 'gym'])).toEqual(['pets', 'fitness'])
  })
})
