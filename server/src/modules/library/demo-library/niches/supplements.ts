import type { Niche } from '../niche.ts'

export const supplements: Niche = {
  slug: 'supplements',
  category: 'Health & wellness',
  market: 'b2c',
  brands: [
    {
      name: 'Brinewell',
      products: { 'Daily Minerals': 'jar', 'Evening Magnesium': 'jar', 'Electrolyte Sticks': 'pouch' },
      description: 'Minerals in doses that studies actually used.',
    },
    {
      name: 'Fernroot Labs',
      products: { 'Focus Blend': 'pouch', 'Gut Greens': 'pouch', 'Sleep Gummies': 'jar' },
      description: 'Plant extracts with every batch report published.',
    },
    {
      name: 'Nordvale',
      products: { 'Vitamin D Drops': 'dropper', 'Algae Omega': 'bottle', 'Winter Stack': 'jar' },
      description: 'Supplements for people who live where it is dark.',
    },
  ],
  backdrops: ['studio', 'rays', 'window', 'shelf', 'waves'],
  hasScreen: false,
  prices: [19, 49],
  audience: { ageMin: 25, ageMax: 64, gender: 'all' },
  ctas: ['shop_now', 'subscribe', 'learn_more'],
  hooks: [
    { of: ['Daily Minerals', 'Focus Blend'], say: 'Three in the afternoon used to be my bedtime.' },
    'We publish the lab report of every single batch. Even the one we had to bin.',
    {
      of: ['Daily Minerals', 'Winter Stack'],
      say: 'Your multivitamin probably contains the cheapest form of everything.',
    },
    'I asked a pharmacist what she takes. It was a short list.',
    { of: ['Daily Minerals', 'Focus Blend'], say: 'Coffee is borrowing energy. This is not.' },
    { of: ['Evening Magnesium'], say: 'Most magnesium never makes it past your stomach.' },
    'Read the back of the pack before you read this ad.',
  ],
  details: [
    'With {product} you get the dose from the research, not the dose that fits a marketing claim.',
    {
      of: ['Daily Minerals', 'Algae Omega', 'Winter Stack'],
      say: 'Two capsules with breakfast. No shaker, no chalk, no pineapple flavour.',
    },
    {
      of: ['Electrolyte Sticks', 'Focus Blend', 'Gut Greens'],
      say: 'Every pouch carries a code that opens its own test for heavy metals and purity.',
    },
    'Skip or stop the subscription in two clicks. There is no phone number to call, because there is no need.',
    'No proprietary blends: you see every milligram on the front.',
    'Made in a facility that also makes medicine, and is inspected like one.',
  ],
  headlines: [
    'Every milligram on the front',
    { of: ['Daily Minerals', 'Focus Blend'], say: 'Energy that does not need a nap' },
    'The short list, done properly',
    { of: ['Evening Magnesium', 'Sleep Gummies'], say: 'Sleep like it is a Sunday' },
    { of: ['Electrolyte Sticks', 'Focus Blend', 'Gut Greens'], say: 'Test results on every pouch' },
    { of: ['Nordvale'], say: 'Winter is long. Be ready.' },
  ],
  points: [
    'Doses taken from studies',
    'Batch report on every pack',
    'No proprietary blends',
    { of: ['Daily Minerals', 'Algae Omega', 'Winter Stack'], say: 'Vegan capsules' },
    'Pause whenever you like',
  ],
  quotes: [
    {
      of: ['Daily Minerals', 'Focus Blend'],
      say: 'I noticed it on a Thursday: I had not yawned in a meeting all week.',
    },
    { of: ['Evening Magnesium', 'Sleep Gummies'], say: 'The batch report sold me. The sleep kept me.' },
    { of: ['Daily Minerals', 'Algae Omega', 'Winter Stack'], say: 'First pills my stomach has no opinion about.' },
    'My dad, 71 and a sceptic, reordered before I did.',
  ],
  stats: [
    ['100%', 'of batches published, pass or fail'],
    ['8 in 10', 'members still with us after a year'],
  ],

  foreign: {
    de: ['Jedes Milligramm steht vorne drauf.', 'Dosierungen aus Studien und ein Laborbericht zu jeder Charge.'],
    fr: ['Chaque milligramme est indiqué devant.', 'Des doses issues des études et un rapport pour chaque lot.'],
    es: ['Cada miligramo, a la vista.', 'Dosis basadas en estudios y un informe para cada lote.'],
    pt: ['Cada miligrama à vista.', 'Doses baseadas em estudos e um relatório para cada lote.'],
  },
}
