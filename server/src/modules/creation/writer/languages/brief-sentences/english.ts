import type { BriefSentences } from './brief-sentences.ts'

export const english: BriefSentences = {
  newCustomers: 'People who do not know it yet',
  product: 'the product',
  objectives: {
    product: '{audience}: they try {name} for the first time.',
    food: '{audience}: they taste {name} for the first time.',
    software: '{audience}: they sign up for {name}.',
    service: '{audience}: they choose {name}.',
    place: '{audience}: they visit {name} for the first time.',
    course: '{audience}: they enrol with {name}.',
    event: '{audience}: they get a ticket for {name}.',
    sale: '{audience}: they buy in {name}.',
    charity: '{audience}: they give to {name} for the first time.',
  },
  unnamed: '{audience}: they try the product for the first time.',
  offer: 'The offer is: {offer}.',
  quoted: 'A customer says: “{text}”',
  quotedBy: 'A customer says: “{text}” ({author})',
  rules: {
    show: 'Show {name} within the first three seconds.',
    seen: 'Make it seen: {benefit}',
    say: 'Always say: {phrase}',
    voice: 'Keep the voice: {text}',
    never: 'Never mention: {phrase}',
    reference: 'Take no sentence, image, claim, name or logo from the reference ads.',
    claims: 'Do not claim what the product page does not say.',
  },
  visuals: {
    openingThing: '{name} in use, close',
    opening: 'A customer, close: the moment this line is about',
    problem: 'To be seen: {text}',
    shot: 'One shot: {benefit}',
    closingThing: '{name}, still, with its name',
    closing: 'The name and the logo, still',
  },
}
