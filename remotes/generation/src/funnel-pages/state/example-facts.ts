import { type PageFacts, toPageFacts } from '@marquee/funnel-pages/product-facts'

/** A made-up product, for the previews of a workspace that has none yet. */
export const exampleFacts: PageFacts = toPageFacts({
  name: 'Example kettle',
  link: 'https://brand.example/kettle',
  description:
    'The example kettle boils a litre in three minutes. Its handle stays cool, and its spout pours without a drop beside the cup. It switches itself off when the water boils.',
  category: 'Kitchen',
  price: '€49',
  benefits: [
    'Boils a litre in three minutes',
    'A handle that stays cool',
    'Pours without a drop beside the cup',
    'Switches itself off',
  ],
  offer: '10 % off the first order',
  reviews: [{ text: 'Made up: quick, quiet and easy to pour.', author: 'An example buyer', rating: null }],
  company: 'Example brand',
})
