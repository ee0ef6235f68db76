import type { CorpusProduct } from './corpus-product.ts'

/** A part of the English corpus: titles and benefits in shapes that are easily misread, such as headings, entities, testimonials and model numbers. */
export const englishHardShapes: readonly CorpusProduct[] = [
  {
    title:
      'PressPal Go Travel Coffee Press Kit - 4 in 1 brew method combines filter, pour-over, cold brew - Smooth coffee without grit',
    category: 'Coffee & Tea',
    benefits: [
      ['PACKS SMALL: The mug doubles as a travel case', 'sentence'],
      ['No grit, no bitterness', 'negation'],
      ['Makes up to 3 cups per press', 'verb'],
      ['✓ FREE SHIPPING', 'noun'],
    ],
    price: '$39.95',
    rating: '4.6 of 5',
    reviewCount: 18_422,
  },
  {
    title: 'STAHL+BORN 20V MAX CORDLESS DRILL/DRIVER KIT SBX120C',
    category: 'Tools',
    benefits: [
      ['Raised edges protect the bits', 'sentence'],
      ['LED work light', 'noun'],
      ['Compact & lightweight design', 'noun'],
      ['includes 30 accessories', 'verb'],
    ],
    price: '$59.00',
  },
  {
    title: '2019 Vandoro Meridian LE Sedan 4D',
    category: 'Used cars',
    benefits: [
      ['One owner', 'number'],
      ['No accidents reported', 'negation'],
      ['38,412 miles', 'number'],
      ['12-month warranty included', 'number'],
    ],
    price: '$16,990',
  },
  {
    title: 'Fresh Wells for Amboseli',
    category: 'Charity',
    benefits: [
      ['$30 gives one family clean water for a year', 'sentence'],
      ['100% of donations go to the wells', 'number'],
      ['You’ll receive photos of your well', 'sentence'],
      ['Tax-deductible', 'adjective'],
    ],
  },
  {
    title: 'The Long Harbor: A Novel',
    category: 'Books',
    benefits: [
      ['"I could not put it down" – Laura K. & Tom', 'quoted'],
      ['A story of loss and second chances', 'noun'],
      ['352 pages', 'number'],
      ['Perfect for fans of slow-burn mysteries', 'adjective'],
    ],
    price: '$17.99',
  },
  {
    title: 'LED STRIP LIGHTS 50FT RGB COLOR CHANGING W/ REMOTE',
    category: 'Lighting',
    benefits: [
      ['CUT TO LENGTH', 'quoted'],
      ['16 MILLION COLORS', 'number'],
      ['SYNC WITH MUSIC', 'verb'],
      ['EASY INSTALLATION - PEEL AND STICK', 'noun'],
    ],
    price: '$19.99',
  },
  {
    title: 'RollAway Carry-On Suitcase w/ USB Port',
    category: 'Luggage',
    benefits: [
      ['360&deg; spinner wheels', 'number'],
      ['Don&#39;t check a bag again', 'imperative'],
      ['Weighs only 6.9 lbs', 'verb'],
      ['Subject to availability', 'adjective'],
    ],
    price: '$129',
  },
  {
    title: 'Brightside Family Dentistry',
    category: 'Dentist',
    benefits: [
      ['Same-day emergency appointments', 'noun'],
      ['Insured and background-checked hygienists', 'noun'],
      ['gentle with anxious patients', 'adjective'],
      ['We accept most insurance plans', 'sentence'],
    ],
  },
  {
    title: 'Rosefall Vitamin C Serum 1 fl oz',
    category: 'Cosmetics',
    benefits: [
      ['Aqua, Ascorbic Acid, Glycerin, Sodium Hyaluronate', 'quoted'],
      ['Brightens skin', 'verb'],
      ['Cruelty-free & vegan', 'adjective'],
      ['my skin drinks it up!!', 'quoted'],
    ],
    price: '$28',
  },
  {
    title: 'Old Orchard Grain-Free Salmon & Sweet Potato Dry Dog Food 12 lb',
    category: 'Dog food',
    benefits: [
      ['Real salmon is the #1 ingredient', 'sentence'],
      ['Free from corn & soy', 'negation'],
      ['Counter shows when the bag is empty', 'quoted'],
      ['Just add water', 'imperative'],
    ],
    price: '$42.99',
  },
]
