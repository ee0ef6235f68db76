import type { CorpusProduct } from './corpus-product.ts'

/** A part of the English corpus. */
export const englishSoftwareAndPlaces: readonly CorpusProduct[] = [
  {
    title: 'Ledgerly',
    category: 'Accounting software',
    benefits: [
      ['Files VAT automatically', 'verb'],
      ['Get paid twice as fast', 'imperative'],
      ['Cancel anytime', 'imperative'],
      ['Works with 40 banks', 'verb'],
    ],
    audience: 'freelancers',
    voice: 'Expert, trustworthy',
  },
  {
    title: 'Inboxly – AI Email Assistant for Sales Teams',
    category: 'SaaS',
    benefits: [
      ['Write emails that get answered', 'imperative'],
      ['Learns how you write', 'verb'],
      ['No setup', 'negation'],
      ['Your data never leaves Europe', 'sentence'],
    ],
    offer: '14 days free',
    voice: 'friendly',
  },
  {
    title: 'Shiftboard Pro: Staff Scheduling Software',
    category: 'Software',
    benefits: [
      ['Plan a month of shifts in 10 minutes', 'imperative'],
      ['Swaps without phone calls', 'noun'],
      ['Free for up to 5 people', 'adjective'],
      ['We move your data for you', 'sentence'],
    ],
    price: '€4.00',
  },
  {
    title: 'Plotline App',
    category: 'Apps',
    benefits: [
      ['Turns notes into outlines', 'verb'],
      ['Sync across devices', 'imperative'],
      ['Works offline', 'verb'],
    ],
    rating: '4.8 of 5',
    reviewCount: 9800,
    voice: 'Playful and witty',
  },
  {
    title: 'CodeNest CI',
    category: 'Developer tools',
    benefits: [
      ['Cut build times by 60%', 'imperative'],
      ['No YAML', 'negation'],
      ['Runs on your own servers', 'verb'],
      ['SOC 2 certified', 'adjective'],
    ],
    voice: 'technical',
  },
  {
    title: 'Pawsure Cat Insurance',
    category: 'Insurance',
    benefits: [
      ['Covers vet bills up to $10,000', 'verb'],
      ['Claims paid in 3 days', 'sentence'],
      ['No upper age limit', 'negation'],
      ['Talk to a vet at any hour', 'imperative'],
    ],
    price: '$14.00',
    voice: 'calm and caring',
  },
  {
    title: 'Homeward Renters Insurance',
    category: 'Insurance',
    benefits: [
      ['Covers your bike too', 'verb'],
      ['Sign up in 4 minutes', 'imperative'],
      ['Cancel any day', 'imperative'],
      ['A real person answers', 'sentence'],
    ],
    price: '$9.00',
  },
  {
    title: 'Nestegg Savings Account',
    category: 'Banking',
    benefits: [
      ['4.1% interest', 'number'],
      ['No minimum balance', 'negation'],
      ['Withdraw whenever you want', 'imperative'],
      ['Protected up to £85,000', 'adjective'],
    ],
    voice: 'Serious, factual',
  },
  {
    title: 'Brightloan Home Mortgage',
    category: 'Finance',
    benefits: [
      ['Know your rate in 5 minutes', 'imperative'],
      ['No hidden fees', 'negation'],
      ['Fixed for ten years', 'adjective'],
    ],
  },
  {
    title: 'Trattoria Lina – Handmade Pasta in Hackney',
    category: 'Restaurant',
    benefits: [
      ['Handmade pasta every morning', 'noun'],
      ['Open until midnight', 'adjective'],
      ['Children eat free on Sundays', 'sentence'],
      ['Table for two in under 10 minutes', 'noun'],
    ],
    review: ['The ragù made my mother quiet.', 'Gianni'],
    voice: 'warm',
  },
  {
    title: 'Ember & Oak Steakhouse',
    category: 'Restaurants',
    benefits: [
      ['Dry-aged for 35 days', 'adjective'],
      ['Open kitchen', 'noun'],
      ['Live music on Fridays', 'noun'],
    ],
    offer: 'Two courses for £25 until 18:30',
    voice: 'Premium',
  },
  {
    title: 'Hotel Marisol',
    category: 'Hotels',
    benefits: [
      ['Free cancellation', 'noun'],
      ['Breakfast on the roof', 'noun'],
      ['Two minutes from the beach', 'number'],
      ['Pool open until 10 pm', 'noun'],
    ],
    price: '€95.00',
    rating: '4.7 of 5',
    reviewCount: 431,
  },
]
