import type { WriterLanguage } from './writer-language.ts'

export const english: WriterLanguage = {
  code: 'en',
  locale: 'en-US',
  words:
    'save until free shipping delivery today easy fits keeps folds works comes includes washable resistant wireless lasts holds weighs charges cleans made built hand brewed ready week weeks day days minutes hours months years per person under over within which one two three four five first never cancel anytime included cotton wool leather steel wood glass safe gift returns warranty dishwasher little flat hot cold keep write learn play build grow save use help helps back up each both',
  quotes: ['“', '”'],
  rating: { short: '{rating} of {scale}', alone: 'Rated {rating}', counted: 'Rated {rating} in {count} reviews' },
  titleTail: /\s+(?:with|w\/|for|made|that|which|by|from|incl\.?|including|designed|featuring|inspired)\s+.*$/iu,
  usual:
    /\b(?:(?:free |fast |worldwide )?(?:shipping|delivery|returns)|warranty|guarantee|ships? (?:in|from|within)|gift (?:box|wrap)|machine wash(?:able)?|dishwasher|hand wash|easy to clean|sizes?|colou?rs?|includes?|included|comes with|in the box|batteries|secure (?:payment|checkout)|customer (?:service|support)|materials?)\b|^(?:ages? \d|from \d+ years|don[’']t )/i,
  empty:
    /^(?:you(?:[’']ll| will)(?: (?:absolutely|just))? love (?:it|them|this)|(?:very )?(?:nice|good|great|amazing|awesome|cool|perfect|excellent|fantastic|wonderful|super)|(?:the )?best (?:ever|quality)|(?:high|top|premium|great|best)[- ]quality|must[- ]have|great value|perfect gift for everyone|satisfaction guaranteed|for everyone)[.!]*$|(?:sold separately|not included)[.]?$|^(?:subject to|terms (?:and conditions )?apply|t&cs apply)\b/i,
  offer:
    /\b(?:(?:up to |save )?\d{1,2}\s?% off(?: (?:until|till|this|through|your|when) [^.,;]+)?|save \d{1,2}\s?%|free (?:shipping|delivery|returns|trial)|buy one,? get one(?: free)?|two for one|half price)\b/i,
  free: /^(?:free (?!of\b|from\b).+|.+ (?:is |are )?free|.+ (?:for free|on us|at no cost))$/i,
  negation: /^(?:no|without|zero|never|not)\s|\b(?:doesn[’']t|does not|don[’']t|won[’']t|can[’']t|cannot|never)\s/i,
  proof:
    /\b(?:certified|tested|approved|award|patented|recommended by|organic|fair ?trade|clinically|accredited|since (?:18|19|20)\d\d)\b/i,
  request:
    /^(?:please\s+)?(?:(?:make|create|design|generate|show|write)\s+)?(?:me\s+)?(?:an?|the|some)?\s*(?:image|picture|ad|advert|banner|post|video)s?\s+(?:for|of|about)\s+|^(?:we (?:sell|offer|make|run|have)|i (?:sell|offer|make|run|have)|this is|it[’']s|it is|promote|advertise)\s+/i,
  article: /^(?:an?)\s/iu,
  determiner: /^(?:an?|the|our|my)\s/iu,
  and: /^(?:and)\s/iu,
  audience: /\s+for\s+/iu,
  relative: /^(?:that|which|who|whose|where|with|or|but|so)\s/i,
  contractions: [
    ['does not', 'doesn’t'],
    ['do not', 'don’t'],
    ['is not', 'isn’t'],
    ['are not', 'aren’t'],
    ['cannot', 'can’t'],
    ['will not', 'won’t'],
    ['it is', 'it’s'],
    ['you are', 'you’re'],
    ['you will', 'you’ll'],
    ['that is', 'that’s'],
  ],
  calls: {
    product: { act: 'Shop now', look: 'See the details', learn: 'Learn more' },
    software: { act: 'Get started', look: 'See how it works', learn: 'Learn more' },
    app: { act: 'Get the app', look: 'See how it works', learn: 'Learn more' },
    game: { act: 'Play now', look: 'See the game', learn: 'Learn more' },
    service: { act: 'Get in touch', look: 'See how it works', learn: 'Learn more' },
    food: { act: 'Order now', look: 'See the details', learn: 'Learn more' },
    place: { act: 'Book now', look: 'Plan your visit', learn: 'Learn more' },
    course: { act: 'Sign up', look: 'See the course', learn: 'Learn more' },
    event: { act: 'Get tickets', look: 'See the program', learn: 'Learn more' },
    sale: { act: 'Shop the sale', look: 'See the sale', learn: 'Learn more' },
    charity: { act: 'Donate now', look: 'See the work', learn: 'Learn more' },
  },
  brief: {
    objectives: {
      product: 'First purchase: {name}.',
      software: 'Sign-up: {name}.',
      app: 'Install: {name}.',
      game: 'First game: {name}.',
      service: 'First inquiry: {name}.',
      food: 'First order: {name}.',
      place: 'First visit: {name}.',
      course: 'Enrollment: {name}.',
      event: 'Ticket: {name}.',
      sale: 'Purchase during the sale: {name}.',
      charity: 'First donation: {name}.',
    },
    offer: 'The offer: {text}.',
    quoted: 'A customer: “{text}”',
    quotedBy: 'A customer: “{text}” ({author})',
    rules: {
      show: 'Show within the first three seconds: {name}',
      say: 'Always say: {text}',
      voice: 'Keep the voice: {text}',
      never: 'Never mention: {text}',
      reference: 'Take no sentence, image, claim, name or logo from the reference ads.',
      claims: 'Claim nothing that the facts do not say.',
    },
    visuals: {
      photo: 'Photo {number} of the product',
      shot: 'To be shot: {text}',
      end: 'Name and logo, with the call to action',
    },
  },
}
