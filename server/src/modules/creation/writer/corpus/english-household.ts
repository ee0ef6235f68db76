import type { CorpusProduct } from './corpus-product.ts'

/** A part of the English corpus. */
export const englishHousehold: readonly CorpusProduct[] = [
  {
    title: 'Midnight Matcha, Ceremonial Grade, 30 g Tin',
    category: 'Tea',
    benefits: [
      ['Shade-grown for 28 days', 'adjective'],
      ['No bitter aftertaste', 'negation'],
      ['Calm energy for 4 hours', 'noun'],
    ],
  },
  {
    title: 'Greenbox Recipe Kit',
    category: 'Meal kits',
    benefits: [
      ['Dinner in 20 minutes', 'noun'],
      ['Pause or cancel anytime', 'imperative'],
      ['Pre-measured ingredients', 'noun'],
      ['Feeds four', 'verb'],
    ],
    price: '$8.99',
    offer: '50% off the first box this week',
  },
  {
    title: 'Dailydose Magnesium Gummies – 60 Count – Raspberry',
    category: 'Supplements',
    benefits: [
      ['Third-party tested', 'adjective'],
      ['One gummy a day', 'number'],
      ['No gelatine', 'negation'],
      ['Taste like raspberries', 'verb'],
    ],
    rating: '4.3 of 5',
  },
  {
    title: 'Rollo City E-Bike – Step-Through – 28" – Belt Drive',
    category: 'E-bikes',
    benefits: [
      ['Rides 90 km on one charge', 'verb'],
      ['No chain to oil', 'negation'],
      ['Service at your door', 'noun'],
      ['Arrives assembled', 'verb'],
    ],
    price: '€2,190',
    audience: 'commuters',
  },
  {
    title: 'Housekind Online Estate Agent',
    category: 'Real estate',
    benefits: [
      ['Sell for a fixed fee of £1,200', 'imperative'],
      ['No commission', 'negation'],
      ['Viewings at weekends', 'noun'],
      ['One person from start to sale', 'number'],
    ],
    voice: 'honest, direct',
  },
  {
    title: 'Scrubby Multi-Surface Cleaner Tablets (12 ct)',
    category: 'Cleaning',
    benefits: [
      ['Dissolve in water', 'verb'],
      ['Replace six bottles', 'imperative'],
      ['Smell like lemon peel', 'verb'],
      ['No harsh fumes', 'negation'],
    ],
    price: '$14.50',
  },
  {
    title: 'Fernly Self-Watering Plant Pot',
    category: 'Garden',
    benefits: [
      ['Waters plants for 3 weeks', 'verb'],
      ['Go on holiday without worrying', 'imperative'],
      ['Shows when it is empty', 'verb'],
    ],
  },
  {
    title: 'Orbit Signet Ring – Recycled Silver – Size 7',
    category: 'Jewellery > Rings',
    benefits: [
      ['Recycled sterling silver', 'noun'],
      ['Engraved by hand', 'adjective'],
      ['Free resizing', 'noun'],
      ['Does not tarnish', 'verb'],
    ],
    price: '$85',
    voice: 'Elegant',
  },
  {
    title: 'Threadbare to Fair: The Visible Mending Kit',
    category: 'Crafts',
    benefits: [
      ['Everything in one box', 'noun'],
      ['Learn four stitches in an evening', 'imperative'],
      ['No sewing machine needed', 'negation'],
    ],
  },
  {
    title: 'Wanderlite Carry-On Suitcase 40L',
    category: 'Luggage',
    benefits: [
      ['Rolls silently', 'verb'],
      ['Fits every airline', 'verb'],
      ['Lifetime warranty', 'noun'],
      ['Charge your phone on the go', 'imperative'],
    ],
    price: '$225',
    rating: '4.6 of 5',
    reviewCount: 3100,
  },
  {
    title: 'Stillpoint Meditation App',
    category: 'Wellness',
    benefits: [
      ['Calm down in 3 minutes', 'imperative'],
      ['New sessions every day', 'noun'],
      ['No ads', 'negation'],
    ],
    voice: 'Calm',
  },
]
