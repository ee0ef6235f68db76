import type { CorpusProduct } from './corpus-product.ts'

/** A part of the English corpus. */
export const englishClothesAndHome: readonly CorpusProduct[] = [
  {
    title: 'Trail Running Shoes Women’s – Lightweight, Breathable, Grippy Outsole for Wet Rocks',
    category: 'Shoes',
    benefits: [
      ['Weigh next to nothing', 'verb'],
      ['Grip on wet rock', 'verb'],
      ['Dry in an hour', 'verb'],
      ['No break-in needed', 'negation'],
    ],
    price: '$129.00',
    review: ['I stopped thinking about my feet.', 'Tom, Leeds'],
  },
  {
    title: 'Commuter Chelsea Boots – Recycled Leather – Brown',
    category: 'Boots',
    benefits: [
      ['Comfortable from day one', 'adjective'],
      ['Can be resoled twice', 'verb'],
      ['Recycled leather', 'noun'],
      ['Your size or your money back', 'quoted'],
    ],
  },
  {
    title: 'Highcamp 2 Tent – 2 Person Ultralight Backpacking Tent with Footprint',
    category: 'Tents',
    benefits: [
      ['Sets up in 4 minutes', 'verb'],
      ['Sleeps two', 'verb'],
      ['Withstands 90 km/h winds', 'verb'],
      ['1.3 kg', 'number'],
    ],
    price: '€349',
    offer: 'Free footprint until Sunday',
    voice: 'expert, technical',
  },
  {
    title: 'Solo Stove Lantern',
    category: 'Camping',
    benefits: [
      ['Runs 60 hours on one charge', 'verb'],
      ['Doubles as a power bank', 'verb'],
      ['USB-C charging', 'noun'],
      ['Hangs anywhere', 'verb'],
    ],
  },
  {
    title: 'Waggle Orthopaedic Dog Bed, Large, Grey',
    category: 'Pets > Dogs',
    benefits: [
      ['Machine-washable cover', 'noun'],
      ['Relieves sore joints', 'verb'],
      ['Memory foam that keeps its shape', 'noun'],
      ['100-night trial', 'number'],
    ],
    rating: '4.5 of 5',
    reviewCount: 2310,
  },
  {
    title: 'Fetchwell Grain-Free Dog Food 12kg',
    category: 'Pet food',
    benefits: [
      ['70% fresh chicken', 'number'],
      ['No fillers', 'negation'],
      ['Gentle on the stomach', 'adjective'],
      ['Delivered every month', 'adjective'],
    ],
    audience: 'owners of picky dogs',
    voice: 'warm, caring',
  },
  {
    title: 'Nibblebird Silicone Baby Bib',
    category: 'Baby',
    benefits: [
      ['Wipes clean in seconds', 'verb'],
      ['Catches every spoonful', 'verb'],
      ['Soft on the neck', 'adjective'],
      ['Rolls up for travel', 'verb'],
    ],
  },
  {
    title: 'Featherlight Stroller – Cabin Approved – Grey',
    category: 'Baby > Strollers',
    benefits: [
      ['Folds with one hand', 'verb'],
      ['Fits in the overhead locker', 'verb'],
      ['From birth to 22 kg', 'quoted'],
      ['6.2 kg', 'number'],
    ],
    price: '£289',
    voice: 'Playful',
  },
  {
    title: 'Auralis Noise-Cancelling Wireless Headphones with 40-Hour Battery',
    category: 'Headphones',
    benefits: [
      ['40-hour battery', 'number'],
      ['Block out the open-plan office', 'verb'],
      ['Fold flat', 'verb'],
      ['Fast charging: 10 minutes for 5 hours', 'quoted'],
    ],
    price: '$199',
    rating: '4.4 of 5',
    reviewCount: 5120,
  },
  {
    title: 'Desk Lamp',
    category: '',
    benefits: [
      ['USB charging', 'noun'],
      ['Flicker-free light', 'noun'],
      ['Dims to candlelight', 'verb'],
    ],
  },
  {
    title: 'Hanwick Linen Bed Sheets Set of 2, Sage',
    category: 'Bedding',
    benefits: [
      ['Softer with every wash', 'adjective'],
      ['Breathe in summer', 'verb'],
      ['OEKO-TEX certified', 'adjective'],
      ['European flax', 'noun'],
    ],
    price: '$168',
    voice: 'calm, natural',
  },
  {
    title: 'Cloudlet Weighted Blanket',
    category: 'Sleep',
    benefits: [
      ['Fall asleep faster', 'imperative'],
      ['7 kg of glass beads', 'number'],
      ['Removable cover', 'noun'],
      ['Try it for 30 nights', 'imperative'],
    ],
    review: ['First full night since the twins.', 'Marta'],
  },
]
