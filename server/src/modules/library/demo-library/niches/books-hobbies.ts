import type { Niche } from '../niche.ts'

export const booksHobbies: Niche = {
  slug: 'books_hobbies',
  category: 'Books & hobbies',
  market: 'b2c',
  brands: [
    {
      name: 'Inkthistle',
      products: { 'Mystery Parcel': 'book', 'Reading Year': 'book', 'Short Story Post': 'book' },
      description: 'One book a month, chosen by a person.',
    },
    {
      name: 'Clayhour',
      products: { 'Potter at Home': 'box', 'Glaze Set': 'box', 'Kiln Pass': 'box' },
      description: 'Pottery for kitchen tables.',
    },
    {
      name: 'Woolgather',
      products: { 'First Hat Kit': 'box', 'Sock Club': 'box', 'Blanket Year': 'box' },
      description: 'Knitting kits that end in something wearable.',
    },
  ],
  backdrops: ['shelf', 'window', 'arch', 'studio', 'bokeh'],
  hasScreen: false,
  prices: [14, 58],
  audience: { ageMin: 24, ageMax: 65, gender: 'all' },
  ctas: ['subscribe', 'shop_now', 'learn_more'],
  hooks: [
    { of: ['Inkthistle'], say: 'I had not finished a book since school. This is my ninth.' },
    { of: ['Clayhour'], say: 'The bowl is wonky. It is my favourite thing in the house.' },
    'An evening hobby that does not glow.',
    { of: ['Inkthistle'], say: 'A stranger chose my book and got me exactly right.' },
    { of: ['Clayhour', 'Woolgather'], say: 'Hands busy, head quiet.' },
    { of: ['Woolgather'], say: 'You will rip it out twice. That is called knitting.' },
  ],
  details: [
    { of: ['Clayhour', 'Woolgather'], say: '{product} arrives with everything in the box, including the patience.' },
    { of: ['Inkthistle'], say: 'A bookseller reads your three favourites and picks the fourth.' },
    { of: ['Clayhour', 'Woolgather'], say: 'The video pauses itself when your hands are dirty. Really.' },
    { of: ['Inkthistle'], say: 'No algorithm, no trend, no "people also bought".' },
    { of: ['Inkthistle'], say: 'If you have read it already, give it away and we send another one.' },
    { of: ['Clayhour', 'Woolgather'], say: 'Finish in three evenings, or keep it as an excuse for ten.' },
  ],
  headlines: [
    { of: ['Clayhour', 'Woolgather'], say: 'Hands busy, head quiet' },
    { of: ['Inkthistle'], say: 'Chosen by a person' },
    { of: ['Clayhour'], say: 'Wonky is the point' },
    { of: ['Inkthistle'], say: 'One good book a month' },
    'The evening does not glow',
    { of: ['First Hat Kit'], say: 'End up with a hat' },
  ],
  points: [
    { of: ['Clayhour', 'Woolgather'], say: 'Everything in the box' },
    { of: ['Inkthistle'], say: 'Chosen by booksellers' },
    { of: ['Clayhour', 'Woolgather'], say: 'Finished in three evenings' },
    { of: ['Inkthistle'], say: 'Free swap if you own it' },
    'Gift wrap on request',
    'Pause whenever you like',
  ],
  quotes: [
    'My phone and I are seeing less of each other.',
    { of: ['Inkthistle'], say: 'They picked a book I would never have opened. I stayed up until two.' },
    { of: ['First Hat Kit'], say: 'It is a hat! It fits a head!' },
    { of: ['Clayhour', 'Woolgather'], say: 'My mother and I now have the same hobby and 900 km between us.' },
  ],
  stats: [
    { of: ['Inkthistle'], say: ['9', 'books a year, up from none'] },
    { of: ['First Hat Kit'], say: ['3 evenings', 'from yarn to hat'] },
    { of: ['Clayhour', 'Woolgather'], say: ['1 box', 'and nothing else to buy'] },
  ],
  foreignOf: ['Clayhour', 'Woolgather'],
  foreign: {
    de: ['Hände beschäftigt, Kopf ruhig.', 'Alles in einer Schachtel, von Menschen ausgesucht.'],
    fr: ["Les mains occupées, l'esprit tranquille.", 'Tout est dans la boîte, choisi par de vraies personnes.'],
    es: ['Manos ocupadas, mente tranquila.', 'Todo en una caja, elegido por personas de verdad.'],
    pt: ['Mãos ocupadas, cabeça tranquila.', 'Tudo em uma caixa, escolhido por gente de verdade.'],
  },
}
