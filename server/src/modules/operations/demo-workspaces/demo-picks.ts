import type { AdFilters } from '@marquee/contract/ad-filters'

interface DemoPick {
  /** The idempotency key with which the pick's board is created. */
  key: string
  name: string
  note: string
  filters: AdFilters
}

/** The boards that the staff of the demo installation recommends. */
export const demoPicks: readonly DemoPick[] = [
  {
    key: '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a01',
    name: 'Skincare that explains itself',
    note: 'Each of these says one thing about one product. Look at how little is on the pack shot, and how early the benefit comes.',
    filters: { niche: ['skincare'] },
  },
  {
    key: '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a02',
    name: 'Software on one screen',
    note: 'One number, one screen, one promise. The longest-running ads of this niche leave the feature list to the website.',
    filters: { niche: ['software'] },
  },
  {
    key: '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a03',
    name: 'Food ads that keep running',
    note: 'Food ads tire quickly. These have run for months: one dish, one promise, and a price only where it helps.',
    filters: { niche: ['meal_kits', 'coffee'] },
  },
  {
    key: '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a04',
    name: 'Carousels with a story',
    note: 'The first card asks, the next ones answer. Compare where each brand puts its product.',
    filters: { format: ['carousel'] },
  },
  {
    key: '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a05',
    name: 'Videos that begin with the point',
    note: 'The headline is there before the first second is over. Watch them without sound.',
    filters: { format: ['video'] },
  },
  {
    key: '5d0c6f5e-3b0a-4f0e-9a51-6f1f0c3f0a06',
    name: 'Shoes, bikes and bags outdoors',
    note: 'Same season, same audience, three ways to show weight and weather. Good company for a brief about materials.',
    filters: { niche: ['footwear', 'outdoor', 'mobility'] },
  },
]
