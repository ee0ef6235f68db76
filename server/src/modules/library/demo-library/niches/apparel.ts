import type { Niche } from '../niche.ts'

export const apparel: Niche = {
  slug: 'apparel',
  category: 'Clothing',
  market: 'b2c',
  brands: [
    {
      name: 'Linnet Row',
      products: { 'Heavy Tee': 'shirt', 'Sunday Tee': 'shirt', 'Wool Tee': 'shirt' },
      description: 'Fewer, better basics.',
    },
    {
      name: 'Marlowe Finch',
      products: { 'Travel Shirt': 'shirt', 'Stretch Tee': 'shirt', 'Merino Tee': 'shirt' },
      description: 'Clothes for a carry-on.',
    },
    {
      name: 'Haru Field',
      products: { 'Linen Shirt': 'shirt', 'Garden Shirt': 'shirt', 'Soft Tee': 'shirt' },
      description: 'Loose cuts in plant-dyed cloth.',
    },
  ],
  backdrops: ['studio', 'shelf', 'arch', 'window', 'city'],
  hasScreen: false,
  prices: [34, 140],
  audience: { ageMin: 20, ageMax: 52, gender: 'all' },
  ctas: ['shop_now', 'learn_more', 'get_offer'],
  hooks: [
    { of: ['Heavy Tee', 'Sunday Tee', 'Soft Tee'], say: 'I own nine black T-shirts. I wear two.' },
    'Wash it fifty times. Then judge it.',
    { of: ['Marlowe Finch'], say: 'Five days, one cabin bag, no iron.' },
    'The shirt I stopped taking off.',
    'Fast fashion lasts seven wears. We counted ours at 200 and got bored.',
    { of: ['Garden Shirt', 'Travel Shirt'], say: 'Pockets. Real ones. In everything.' },
  ],
  details: [
    {
      of: ['Heavy Tee', 'Sunday Tee', 'Soft Tee'],
      say: '{product} is knitted from long-staple cotton at 240 g, thick enough to stand up for itself.',
    },
    'We make five colours, not fifty, and restock instead of discount.',
    'Every seam that usually fails is sewn twice. The other ones, too.',
    { of: ['Marlowe Finch'], say: 'Rolls up small, hangs out smooth, dries overnight on a hotel chair.' },
    { of: ['Haru Field'], say: 'Dyed with madder, indigo and walnut, so no two pieces are quite alike.' },
    'Torn? We mend it free, and leave a stitch in a contrasting thread so you can brag.',
  ],
  headlines: [
    { of: ['Heavy Tee', 'Sunday Tee', 'Soft Tee'], say: 'The last tee you will miss' },
    { of: ['Marlowe Finch'], say: 'Pack less, look better' },
    'Wash fifty times, then judge',
    'Cloth with a backbone',
    'Mended free, forever',
    'Five colours. All good.',
  ],
  points: [
    { of: ['Heavy Tee', 'Sunday Tee', 'Soft Tee'], say: '240 g long-staple cotton' },
    'Free mending for life',
    { of: ['Marlowe Finch'], say: 'No iron needed' },
    'Double-sewn seams',
    'Restocked, never discounted',
  ],
  quotes: [
    'Fifty washes in and it still has shoulders.',
    'My partner bought the same one so that I get mine back.',
    { of: ['Marlowe Finch'], say: 'Airport, meeting, dinner: same shirt.' },
    'I asked for a repair and got a better shirt.',
  ],
  stats: [
    ['200+', 'wears before the first repair'],
    ['5', 'colours, restocked all year'],
  ],
  foreignOf: ['Heavy Tee', 'Sunday Tee', 'Soft Tee'],
  foreign: {
    de: ['Fünfzigmal waschen, dann urteilen.', 'Schwere Baumwolle, doppelte Nähte und kostenlose Reparatur.'],
    fr: ['Lavez-le cinquante fois, puis jugez.', 'Coton épais, coutures doubles et réparation offerte.'],
    es: ['Lávala cincuenta veces y luego opina.', 'Algodón grueso, costuras dobles y arreglos gratis.'],
    pt: ['Lave cinquenta vezes e depois julgue.', 'Algodão encorpado, costuras duplas e reparo grátis.'],
  },
}
