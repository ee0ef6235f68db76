import type { CorpusProduct } from './corpus-product.ts'

/** A part of the English corpus. */
export const englishCoursesAndFood: readonly CorpusProduct[] = [
  {
    title: 'Northside Climbing Gym',
    category: 'Fitness',
    benefits: [
      ['Over 200 routes', 'number'],
      ['No membership needed', 'negation'],
      ['Open until 11 pm', 'adjective'],
      ['First lesson free', 'noun'],
    ],
    voice: 'energetic, bold',
  },
  {
    title: 'Lingua Viva Language School',
    category: 'Language school',
    benefits: [
      ['Small classes of eight', 'noun'],
      ['Learn Spanish in 15 minutes a day', 'imperative'],
      ['Teachers from five countries', 'noun'],
      ['Start any Monday', 'imperative'],
    ],
    audience: 'busy parents',
  },
  {
    title: 'Data Analytics Bootcamp 2027',
    category: 'Education',
    benefits: [
      ['Build a portfolio of six projects', 'imperative'],
      ['No coding experience needed', 'negation'],
      ['Pay in 12 instalments', 'imperative'],
      ['Evening classes', 'noun'],
    ],
    voice: 'confident',
  },
  {
    title: 'Little Acorns Forest Nursery',
    category: 'Childcare',
    benefits: [
      ['Outdoors in every season', 'adjective'],
      ['One teacher for five children', 'number'],
      ['Warm lunch included', 'noun'],
    ],
  },
  {
    title: 'Harbour Jazz Night: three bands, one pier',
    category: 'Events',
    benefits: [
      ['Three bands on one pier', 'number'],
      ['Free for under 12s', 'adjective'],
      ['Doors open at 7 pm', 'sentence'],
    ],
    price: '€18.00',
    offer: 'Early bird tickets until Friday',
  },
  {
    title: 'PlatformConf Berlin 2027',
    category: 'Conference',
    benefits: [
      ['60 talks in two days', 'number'],
      ['Meet the people behind the tools', 'imperative'],
      ['Vegan lunch included', 'noun'],
    ],
    voice: 'technical and precise',
  },
  {
    title: 'Riverside Half Marathon',
    category: 'Running event',
    benefits: [
      ['Flat course along the river', 'noun'],
      ['Pacers for every time', 'noun'],
      ['Medal for every finisher', 'noun'],
    ],
    price: '£42.00',
  },
  {
    title: 'Summer sale for handmade ceramic plates',
    category: 'Home',
    benefits: [
      ['Handmade ceramic plates', 'noun'],
      ['Glazed by hand', 'adjective'],
    ],
    offer: 'Save 20% until Sunday',
  },
  {
    title: 'Black Friday Sale',
    category: 'Outdoor',
    benefits: [
      ['All tents and sleeping bags', 'quoted'],
      ['Free shipping over $50', 'noun'],
    ],
    offer: '30% off until Monday midnight',
    voice: 'bold',
  },
  {
    title: 'Winter Clearance – Boots and Coats',
    category: 'Fashion',
    benefits: [
      ['Boots from £39', 'noun'],
      ['Returns until January', 'noun'],
    ],
    offer: 'Up to 50% off while stocks last',
    voice: 'playful',
  },
  {
    title: 'Grandma Vida’s Extra Virgin Olive Oil, 750 ml',
    category: 'Food',
    benefits: [
      ['Pressed within 6 hours', 'adjective'],
      ['Peppery finish', 'noun'],
      ['From one family grove', 'quoted'],
      ['Pours without dripping', 'verb'],
    ],
    price: '€16.90',
    voice: 'Premium',
  },
  {
    title: 'Oatsome Granola – Maple & Pecan – No Added Sugar',
    category: 'Breakfast',
    benefits: [
      ['No added sugar', 'negation'],
      ['11 g of protein per bowl', 'number'],
      ['Stays crunchy in milk', 'verb'],
    ],
    review: ['I hide it from my flatmates.', 'Jo'],
    voice: 'Playful',
  },
]
