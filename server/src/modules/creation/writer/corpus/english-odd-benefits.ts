import type { CorpusProduct } from './corpus-product.ts'

/** A part of the English corpus: benefits in the odd forms of real shops, such as capitals, pictographs, questions and boasts. */
export const englishOddBenefits: readonly CorpusProduct[] = [
  {
    title: 'Lumora Sunrise Alarm Clock - Wake Up Light for Bedrooms, Kids & Adults, 7 Colors, USB-C [2026 Upgrade]',
    category: 'Alarm clocks',
    benefits: [
      ['Works with Alexa', 'verb'],
      ['Wakes you with light instead of noise', 'verb'],
      ['100 days to try', 'number'],
    ],
    price: '$49.99',
  },
  {
    title: 'Cedarfold Drying Rack',
    category: 'Laundry',
    benefits: [
      ['Perfect for small kitchens', 'adjective'],
      ['Folds flat in seconds', 'verb'],
      ['Made in Italy', 'adjective'],
      ['Holds 15 kg', 'verb'],
    ],
  },
  {
    title: 'BRIGHTLEAF HAND WASH 500ML – BERGAMOT & FIG',
    category: 'Hand soap',
    benefits: [
      ['SMELLS LIKE SUMMER', 'verb'],
      ['For dry hands', 'adjective'],
      ['No parabens', 'negation'],
      ['Free shipping over €50', 'noun'],
    ],
    price: '€12.00',
  },
  {
    title: 'Nordhaven Wool Socks',
    category: 'Socks',
    benefits: [
      ['Stay warm when wet', 'verb'],
      ['Keep their shape after 50 washes', 'verb'],
      ['Knitted in Norway', 'adjective'],
    ],
  },
  {
    title: 'Sipwell Insulated Water Bottle, 750 ml, Leakproof, BPA Free, Matte Black',
    category: 'Water bottles',
    benefits: [
      ['Keeps drinks cold for 24 hours', 'verb'],
      ['Does not sweat', 'verb'],
      ['Fits every cup holder', 'verb'],
    ],
    price: '£24.00',
    rating: '4.7 of 5',
    reviewCount: 2310,
  },
  {
    title: 'Tidewater Sea Salt Caramels',
    category: 'Sweets',
    benefits: [
      ['Melt on the tongue', 'verb'],
      ['Made in small batches', 'adjective'],
      ['No palm oil', 'negation'],
    ],
  },
  {
    title: 'Taxwise – Tax Returns for Freelancers',
    category: 'Software',
    benefits: [
      ['Files your return in 20 minutes', 'verb'],
      ['Checked by a real accountant', 'adjective'],
      ['Tired of spreadsheets?', 'question'],
      ['Pay only when you file', 'imperative'],
    ],
  },
  {
    title: 'Petalpost Flower Subscription',
    category: 'Flower delivery',
    benefits: [
      ['Flowers that last 10 days', 'noun'],
      ['Skip a week anytime', 'imperative'],
      ['Delivered to your door', 'adjective'],
    ],
    offer: '20% off your first box',
  },
  {
    title: 'Guardwell Travel Insurance',
    category: 'Insurance',
    benefits: [
      ['Covers cancellations up to 48 hours before departure', 'verb'],
      ['24/7 emergency line', 'number'],
      ['Claims paid within a week', 'sentence'],
      ['No paperwork', 'negation'],
    ],
  },
  {
    title: 'Osteria del Porto',
    category: 'Restaurants',
    benefits: [
      ['Fresh fish every day', 'noun'],
      ['Open on Sundays', 'adjective'],
      ['Kids eat half price', 'sentence'],
    ],
  },
  {
    title: 'GlowNest Retinol Night Cream (50 ml) Anti Aging Moisturizer for Face',
    category: 'Skincare',
    benefits: [
      ['Smooths fine lines in 4 weeks', 'verb'],
      ['Does not irritate', 'verb'],
      ['It absorbs in a minute.', 'sentence'],
    ],
  },
  {
    title: 'Bramble & Co Soy Candle',
    category: 'Candles',
    benefits: [
      ['Burns for 55 hours', 'verb'],
      ['Smells like a forest after rain', 'verb'],
      ['Hand-poured in Bristol', 'adjective'],
    ],
  },
  {
    title: 'Clearnote AI Meeting Recorder',
    category: 'Software',
    benefits: [
      ['Records, transcribes and summarizes', 'verb'],
      ['Your data stays in the EU', 'sentence'],
      ['Never miss an action item', 'imperative'],
    ],
  },
  {
    title: 'Verity Contact Lenses',
    category: 'Contact lenses',
    benefits: [
      ['Comfortable all day long', 'adjective'],
      ['Delivered in 24 hours', 'adjective'],
      ['UV protection', 'noun'],
    ],
  },
  {
    title: 'Kiteline Broadband',
    category: 'Internet providers',
    benefits: [
      ['Set up by an engineer', 'adjective'],
      ['No mid-contract price rises', 'negation'],
      ['900 Mbps', 'number'],
    ],
    offer: 'Three months free',
  },
]
