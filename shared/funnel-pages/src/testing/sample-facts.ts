import type { CreativeLook } from '@marquee/creative/look'
import { toPageFacts } from '../build/product-facts.ts'
import { toId } from './build-funnel-page.ts'

/** The ids of the images of sample products: the main image first. */
export const SAMPLE_IMAGES = [901, 902, 903, 904, 905, 906].map(toId)

/** A made-up brand. */
export const sampleTheme: CreativeLook = {
  brand_name: 'Northpeak',
  palette: { paper: '#fdfcf9', ink: '#1f2622', accent: '#1f6f54', soft: '#e4efe9', deep: '#12352a' },
  fonts: { heading: 'serif', body: 'sans' },
  logo: null,
}

/** A made-up product of which everything is known. */
export const manyFacts = toPageFacts({
  name: 'Trail Bottle',
  link: 'https://northpeak.example/trail-bottle',
  description:
    'The Trail Bottle is a steel bottle for long days outside. Its two walls keep drinks hot or cold without a coating that wears off.\nWe began with the bottle that our own guides carried. It leaked in every bag, it dented on the first rock, and its lid needed two hands. So we drew a new one, had guides carry forty of them for a season, and changed what they complained about.\nWhat is left is plain: one lid, one seal that can be replaced, and a body that stands on uneven ground.',
  category: 'Outdoor gear',
  price: '€39.00',
  old_price: '€48.00',
  benefits: [
    'Keeps coffee hot for 12 hours: the vacuum between the steel walls carries no heat',
    'Opens with one hand: press the lid with your thumb and drink',
    'Does not leak in a bag: the silicone seal closes with a quarter turn',
    'Weighs 320 grams: thinner steel in the body, thicker steel where it hits the ground',
    'Goes into the dishwasher: no paint, no coating, no glue',
    'Comes with a spare seal: replace it in a minute, without a tool',
  ],
  offer: '20% off your first bottle',
  offer_conditions: 'For new customers, one bottle each.',
  offer_ends_on: '2027-01-31',
  rating: 4.7,
  review_count: 1284,
  reviews: [
    {
      text: 'I filled it at five in the morning, and the coffee was still hot at the hut in the afternoon.',
      author: 'Anna K.',
      rating: 5,
    },
    { text: 'Fell down a scree slope. One scratch, no dent, no drop lost.', author: 'Mikael S.', rating: 5 },
    {
      text: 'The lid took me a day to get used to. Now I open every other bottle the wrong way.',
      author: 'Priya R.',
      rating: 4,
    },
    { text: 'Fits the side pocket of my pack and the cup holder of the car.', author: 'Jonas W.', rating: 5 },
  ],
  guarantee: 'Send it back within 60 days, also when it is scratched.',
  before: 'Lukewarm coffee by ten, a wet map in the bag, and both hands busy with the lid.',
  after: 'Hot coffee in the afternoon, a dry bag, and one hand free for the railing.',
  steps: [
    { title: 'Warm it up', text: 'Fill it with hot water for a minute and pour it out.' },
    { title: 'Fill and close', text: 'Leave a finger’s width, then turn the lid until it clicks.' },
    { title: 'Press and drink', text: 'The lid opens under your thumb and closes when you let go.' },
  ],
  questions: [
    { question: 'Does it fit a cup holder?', answer: 'Yes. It is 7.2 cm wide at the bottom.' },
    { question: 'Can I fill it with sparkling water?', answer: 'Yes, when it is cold. Open it slowly.' },
  ],
  comparisons: [
    { label: 'Hot for', own: { mark: 'words', text: '12 hours' }, other: { mark: 'words', text: '6 hours' } },
    { label: 'Opens with one hand', own: { mark: 'yes', text: '' }, other: { mark: 'no', text: '' } },
    { label: 'Dishwasher', own: { mark: 'yes', text: '' }, other: { mark: 'ask', text: '' } },
    { label: 'Spare seal included', own: { mark: 'yes', text: '' }, other: { mark: 'no', text: '' } },
  ],
  specifications: [
    { label: 'Volume', text: '0.5 litres' },
    { label: 'Height', text: '24 cm' },
    { label: 'Material', text: 'Stainless steel 18/8, silicone seal' },
    { label: 'Made in', text: 'Portugal' },
  ],
  suits: [
    'You are outside for a whole day',
    'You want one bottle for coffee and for water',
    'You drink while you walk',
  ],
  suits_not: ['You need more than half a litre', 'You want a cup to pour into'],
  images: SAMPLE_IMAGES.map((asset_id, index) => ({ asset_id, alt: `The bottle, image ${index + 1}` })),
  video: {
    asset_id: toId(950),
    poster: { asset_id: toId(902), alt: 'A hand opens the bottle' },
    transcript: [{ style: 'paragraph', spans: [{ text: 'One press, one sip, and it is closed again.' }] }],
  },
  author: { name: 'Lena Brandt', role: 'Guide and product designer', date: '2026-11-20' },
  company: 'Northpeak GmbH',
  imprint: [
    { style: 'paragraph', spans: [{ text: 'Northpeak GmbH, Seestrasse 1, 82418 Murnau' }] },
    {
      style: 'paragraph',
      spans: [{ text: 'hello@northpeak.example', link: 'mailto:hello@northpeak.example' }],
    },
  ],
})

/** A made-up product as many are: a name, a short text, three benefits, an address. */
export const fewFacts = toPageFacts({
  name: 'Oat & Honey Soap',
  link: 'https://soap.example',
  description: 'A hand-cut soap with oats and honey.',
  benefits: ['Gentle on dry hands', 'Lasts about 6 weeks', 'Wrapped in paper'],
  images: [{ asset_id: toId(901), alt: 'A bar of soap' }],
  company: 'Small Soap Works',
})

/** Only a name: what the poorest input gives. */
export const oneFact = toPageFacts({ name: 'Harbour Walks' })
