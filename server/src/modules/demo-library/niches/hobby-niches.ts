import type { Niche } from '../niche.ts'

export const hobbyNiches: Niche[] = [
  {
    slug: 'books_hobbies',
    category: 'Books & hobbies',
    market: 'b2c',
    brands: [
      {
        name: 'Inkthistle',
        products: ['Mystery Parcel', 'Reading Year', 'Short Story Post'],
        description: 'One book a month, chosen by a person.',
      },
      {
        name: 'Clayhour',
        products: ['Potter at Home', 'Glaze Set', 'Kiln Pass'],
        description: 'Pottery for kitchen tables.',
      },
      {
        name: 'Woolgather',
        products: ['First Hat Kit', 'Sock Club', 'Blanket Year'],
        description: 'Knitting kits that end in something wearable.',
      },
    ],
    shapes: ['book', 'box', 'blocks'],
    backdrops: ['shelf', 'window', 'arch', 'studio', 'bokeh'],
    hasScreen: false,
    prices: [14, 58],
    audience: { ageMin: 24, ageMax: 65, gender: 'all' },
    ctas: ['subscribe', 'shop_now', 'learn_more'],
    hooks: [
      'I had not finished a book since school. This is my ninth.',
      'The bowl is wonky. It is my favourite thing in the house.',
      'An evening hobby that does not glow.',
      'A stranger chose my book and got me exactly right.',
      'Hands busy, head quiet.',
      'You will rip it out twice. That is called knitting.',
    ],
    details: [
      '{product} arrives with everything in the box, including the patience.',
      'A bookseller reads your three favourites and picks the fourth.',
      'The video pauses itself when your hands are dirty. Really.',
      'No algorithm, no trend, no "people also bought".',
      'If you have read it already, give it away and we send another one.',
      'Finish in three evenings, or keep it as an excuse for ten.',
    ],
    headlines: [
      'Hands busy, head quiet',
      'Chosen by a person',
      'Wonky is the point',
      'One good book a month',
      'The evening does not glow',
      'End up with a hat',
    ],
    points: [
      'Everything in the box',
      'Chosen by booksellers',
      'Finished in three evenings',
      'Free swap if you own it',
      'Gift wrap on request',
    ],
    quotes: [
      'My phone and I are seeing less of each other.',
      'They picked a book I would never have opened. I stayed up until two.',
      'It is a hat! It fits a head!',
      'My mother and I now have the same hobby and 900 km between us.',
    ],
    stats: [
      ['9', 'books a year, up from none'],
      ['3 evenings', 'from yarn to hat'],
    ],
    foreign: {
      de: ['Hände beschäftigt, Kopf ruhig.', 'Alles in einer Schachtel, von Menschen ausgesucht.'],
      fr: ["Les mains occupées, l'esprit tranquille.", 'Tout est dans la boîte, choisi par de vraies personnes.'],
      es: ['Manos ocupadas, mente tranquila.', 'Todo en una caja, elegido por personas de verdad.'],
      pt: ['Mãos ocupadas, cabeça tranquila.', 'Tudo em uma caixa, escolhido por gente de verdade.'],
    },
  },
]
