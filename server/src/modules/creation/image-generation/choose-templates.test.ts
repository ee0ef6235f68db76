import { builtInTemplates } from '@marquee/creative/built-in-templates'
import { chooseTemplates } from './choose-templates.ts'
import { withoutRepeatedOffer } from './without-repeated-offer.ts'

const WORDS = {
  headline: 'Flat and fast along the river',
  subline: '',
  body: '',
  call_to_action: 'Get tickets',
  offer: 'Early bird until 31 January',
  price: '',
  old_price: '',
  quote: '',
  author: '',
  rating: '',
  badge: '',
  benefit_1: '',
  benefit_2: '',
  benefit_3: '',
  benefit_4: '',
  before: '',
  after: '',
}

function chooseFirst(name: string, headline = WORDS.headline) {
  const words = { ...WORDS, headline }
  const wish = { words, ratios: ['1:1', '9:16'] as const, chosen: null, inspiration: null }
  return ['a', 'b', 'c', 'd'].map((seed) => chooseTemplates(builtInTemplates, { ...wish, name, seed })[0]!)
}

const showsLogo = (template: (typeof builtInTemplates)[number]) =>
  Object.values(template.formats).every(({ layers }) => layers.some(({ type }) => type === 'logo'))

test('[P-41] an image whose words do not name what it advertises gets a layout with the name', () => {
  expect(chooseFirst('Portside Half Marathon').every(showsLogo)).toBe(true)
})

test('[P-41] words that say the name leave every layout to choose from', () => {
  const named = chooseFirst('Portside Half Marathon', 'Portside Half Marathon: flat and fast')
  expect(named.every(showsLogo)).toBe(false)
})

test.each([
  ['15 % de réduction jusqu’à dimanche', '15 % de réduction jusqu’à dimanche', ''],
  ['Until Sunday: 15% off', '15% off', ''],
  ['Keeps coffee hot', '15% off', '15% off'],
  ['115% offbeat', '15% off', '15% off'],
])('[P-41] beside the headline %j the offer %j is shown as %j', (headline, offer, shown) => {
  expect(withoutRepeatedOffer({ ...WORDS, headline, offer }).offer).toBe(shown)
})
