import type { Niche } from '../niche.ts'

export const footwear: Niche = {
  slug: 'footwear',
  category: 'Shoes',
  market: 'b2c',
  brands: [
    {
      name: 'Strideholm',
      products: { 'Daily Runner': 'shoe', 'Trail Otter': 'shoe', 'Recovery Slip': 'shoe' },
      description: 'Running shoes that get resoled, not replaced.',
    },
    {
      name: 'Cobblefox',
      products: { 'City Sneaker': 'shoe', 'Rain Derby': 'shoe', 'Canvas Low': 'shoe' },
      description: 'Sneakers you can wear to the wedding after the train.',
    },
    {
      name: 'Barewood',
      products: { 'Wide Step': 'shoe', 'Barefoot Boot': 'shoe', 'Kids Wide': 'shoe' },
      description: 'Room for toes. All ten.',
    },
  ],
  backdrops: ['studio', 'podium', 'rays', 'hills', 'city', 'tiles'],
  hasScreen: false,
  prices: [69, 169],
  audience: { ageMin: 18, ageMax: 50, gender: 'all' },
  ctas: ['shop_now', 'learn_more', 'get_offer'],
  hooks: [
    { of: ['Barewood'], say: 'Take your shoe off and look at the shape of your foot. Now look at the shoe.' },
    { of: ['Daily Runner', 'Trail Otter'], say: 'Mile 400. Still has not died.' },
    'My knees sent a thank-you card.',
    {
      of: ['Rain Derby', 'Trail Otter', 'Barefoot Boot'],
      say: 'Rain at eight, meeting at nine, pub at six. One pair.',
    },
    'We tested 61 soles so that you can forget you are wearing one.',
    { of: ['Barewood'], say: "Why do children's feet have the right shape and ours do not?" },
    'I walked 22,000 steps in a new pair and only noticed the view.',
  ],
  details: [
    { of: ['Barewood'], say: '{product} has a toe box shaped like toes and a heel that stays where it is.' },
    'Worn out? Send them back and we put on a new sole for the price of lunch.',
    {
      of: ['Daily Runner', 'Trail Otter', 'City Sneaker', 'Canvas Low'],
      say: 'The upper is knitted in one piece, so there is no seam to find your little toe.',
    },
    'Thirty days on real streets. If they rub, they go back, dirt included.',
    'Made from 11 recycled bottles and a foam that does not go flat by spring.',
    {
      of: ['Daily Runner', 'Trail Otter', 'City Sneaker', 'Canvas Low'],
      say: 'Weighs less than your phone and has a better battery.',
    },
    '{product} comes in half sizes and two widths, and goes back free if neither is yours.',
  ],
  headlines: [
    { of: ['Daily Runner', 'Trail Otter'], say: 'Run far. Resole. Repeat.' },
    { of: ['Barewood'], say: 'Room for all ten toes' },
    'One pair, all day',
    'The shoe your knees asked for',
    { of: ['Rain Derby', 'Trail Otter', 'Barefoot Boot'], say: 'Dry feet, dry humour' },
    'Forget you are wearing them',
  ],
  points: [
    'Resoled for the price of lunch',
    '30 days on real streets',
    { of: ['Barewood'], say: 'Wide toe box' },
    { of: ['Daily Runner', 'Trail Otter', 'City Sneaker', 'Canvas Low'], say: 'Knitted in one piece' },
    { of: ['Daily Runner', 'Trail Otter', 'City Sneaker', 'Canvas Low'], say: 'Weighs 198 g' },
    'Dirt is no reason to refuse',
  ],
  quotes: [
    { of: ['Daily Runner', 'Trail Otter'], say: 'First marathon without a single blister. I checked twice.' },
    'I bought the second pair before the first was dirty.',
    'My physio asked for the link.',
    { of: ['Rain Derby', 'Trail Otter', 'Barefoot Boot'], say: 'Wet cobbles, zero drama.' },
  ],
  stats: [
    { of: ['Daily Runner', 'Trail Otter'], say: ['800 km', 'before the first new sole, on average'] },
    { of: ['Daily Runner', 'Trail Otter', 'City Sneaker', 'Canvas Low'], say: ['198 g', 'in size 42'] },
    ['30 days', 'on real streets, dirt included'],
  ],
  foreignOf: ['Barewood'],
  foreign: {
    de: ['Platz für alle zehn Zehen.', '30 Tage auf echten Straßen testen, auch schmutzig zurückgeben.'],
    fr: ['De la place pour vos dix orteils.', "30 jours d'essai dans la vraie vie, retour gratuit même sales."],
    es: ['Espacio para los diez dedos.', 'Pruébalas 30 días en la calle y devuélvelas aunque estén sucias.'],
    pt: ['Espaço para os dez dedos.', 'Experimente 30 dias na rua e devolva mesmo sujos.'],
  },
}
