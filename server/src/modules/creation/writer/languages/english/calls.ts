import type { WriterLanguage } from '../writer-language.ts'

/** Button texts by what is advertised and by voice, the strongest first. None promises what is not known, such as a free trial. */
export const calls: WriterLanguage['calls'] = {
  product: {
    plain: ['Shop now', 'See the details', 'Learn more'],
    playful: ['Yes, please!', 'Ooh, show me!', 'Get yours!'],
    bold: ['Get it now', 'Get yours', 'Shop now'],
    calm: ['Take a look', 'Have a closer look', 'Learn more'],
    premium: ['Discover it', 'Explore', 'View the details'],
    expert: ['See the facts', 'Read the details', 'Compare'],
  },
  software: {
    plain: ['See how it works', 'Get started', 'Learn more'],
    playful: ['Show me!', 'Let’s go!', 'Try it!'],
    bold: ['Start today', 'Make the switch', 'Get started'],
    calm: ['See how it works', 'Take a look', 'Learn more'],
    premium: ['Explore', 'Request a demo', 'View the details'],
    expert: ['See the facts', 'Read the docs', 'Compare'],
  },
  service: {
    plain: ['See how it works', 'Get a quote', 'Learn more'],
    playful: ['Tell me more!', 'Sounds good!', 'Show me!'],
    bold: ['Get your quote', 'Switch now', 'Start today'],
    calm: ['See how it works', 'Take a look', 'Learn more'],
    premium: ['Discover more', 'Talk to us', 'View the details'],
    expert: ['See the terms', 'Compare', 'Read the details'],
  },
  food: {
    plain: ['Shop now', 'See what’s inside', 'Learn more'],
    playful: ['Yum, show me!', 'Yes, please!', 'Hungry? Go!'],
    bold: ['Taste it', 'Order now', 'Get yours'],
    calm: ['Take a look', 'Find your favourite', 'Learn more'],
    premium: ['Discover it', 'Explore', 'View the details'],
    expert: ['See what’s inside', 'Read the details', 'Compare'],
  },
  place: {
    plain: ['Book now', 'Plan your visit', 'See the details'],
    playful: ['Count me in!', 'See you there!', 'Yes, please!'],
    bold: ['Book now', 'Reserve today', 'Come by'],
    calm: ['Plan your visit', 'Have a look', 'Learn more'],
    premium: ['Reserve', 'Discover it', 'View the details'],
    expert: ['See the details', 'Plan your visit', 'Book now'],
  },
  course: {
    plain: ['See the courses', 'Apply now', 'Learn more'],
    playful: ['I’m in!', 'Sign me up!', 'Show me!'],
    bold: ['Start now', 'Apply now', 'Sign up'],
    calm: ['Have a look', 'See the courses', 'Learn more'],
    premium: ['Discover more', 'Apply', 'View the details'],
    expert: ['See the curriculum', 'Read the details', 'Compare'],
  },
  event: {
    plain: ['Get tickets', 'See the programme', 'Save your seat'],
    playful: ['Count me in!', 'See you there!', 'I’m coming!'],
    bold: ['Get tickets now', 'Be there', 'Save your seat'],
    calm: ['See the programme', 'Save your seat', 'Learn more'],
    premium: ['Reserve your seat', 'Discover more', 'View the programme'],
    expert: ['See the programme', 'Register', 'Read the details'],
  },
  sale: {
    plain: ['Shop the sale', 'See the sale', 'Shop now'],
    playful: ['Off I go!', 'Show me!', 'Yes, please!'],
    bold: ['Shop the sale', 'Get it now', 'Go shopping'],
    calm: ['See the sale', 'Take a look', 'Browse the sale'],
    premium: ['View the sale', 'Explore', 'Discover more'],
    expert: ['See the prices', 'Compare', 'See the sale'],
  },
}
