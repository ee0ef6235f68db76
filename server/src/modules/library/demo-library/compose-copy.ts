import type { SeededRandom } from '@marquee/creative/seeded-random'
import type { ProductKind } from '@marquee/creative/picture'
import type { DemoBrand } from './demo-brands.ts'
import { isAbout, listLinesAbout } from './lines-about.ts'
import type { Language } from './niche.ts'
import { getClosingPhrases, phrases } from './phrases.ts'

/** What one idea for an ad says, whatever its picture. */
export interface Message {
  language: Language
  product: string
  /** What the product is drawn as. */
  shape: ProductKind
  headline: string
  subline: string
  points: readonly string[]
  quote: string
  author: string
  stat: readonly [string, string]
  offer: { badge: string; note: string; sentence: string }
}

export interface Copy {
  hook: string
  body: string
}

const AUTHORS = [
  'Mara T.',
  'Jonas W.',
  'Priya K.',
  'Ellis B.',
  'Noor A.',
  'Theo M.',
  'Camille R.',
  'Ines F.',
  'Sam O.',
  'Hanna L.',
  'Diego P.',
  'Yuki S.',
  'Ruth D.',
  'Femi A.',
  'Lotte V.',
]
const ROLES = ['Verified buyer', 'Customer for two years', 'Bought it twice', 'Found us by accident', 'Was a sceptic']
const TEAM_ROLES = ['Head of Finance', 'Support lead', 'Founder, team of 14', 'Operations manager', 'COO, 80 people']

/** The products that a brand can praise in a language: the one sentence of another language is not about all of them. */
export function listPraisedProducts({ name, products, niche }: DemoBrand, language: Language): string[] {
  const of = language === 'en' ? undefined : niche.foreignOf
  return Object.keys(products).filter((product) => of === undefined || isAbout(of, { brand: name, product }))
}

/** Invents the message of a concept. @param language one in which the brand praises a product */
export function composeMessage(brand: DemoBrand, language: Language, random: SeededRandom): Message {
  const { niche } = brand
  const product = random.pick(listPraisedProducts(brand, language))
  const subject = { brand: brand.name, product }
  const words = phrases[language]
  const points = random.sample(listLinesAbout(niche.points, subject), 4)
  const roles = niche.market === 'b2b' ? TEAM_ROLES : ROLES
  const message = {
    language,
    product,
    shape: brand.products[product] ?? 'box',
    points,
    quote: random.pick(listLinesAbout(niche.quotes, subject)),
    author: `${random.pick(AUTHORS)}\n${random.pick(roles)}`,
    stat: random.pick(listLinesAbout(niche.stats, subject)),
    offer: random.pick(getClosingPhrases(niche.slug, language).offers),
  }
  if (language !== 'en') {
    const [line, detail] = niche.foreign[language]
    const headline = random.chance(0.6) ? line : `${random.pick(words.tags)}: ${product}`
    return { ...message, headline, subline: detail }
  }
  const headline = random.chance(0.55)
    ? random.pick(listLinesAbout(niche.headlines, subject))
    : fill(random.pick(HEADLINE_PATTERNS), brand, message)
  return {
    ...message,
    headline,
    subline: fill(random.pick([...SUBLINES, `${points[0]}. ${points[1]}.`]), brand, message),
  }
}

const HEADLINE_PATTERNS = [
  'Meet {product}',
  '{product}: {point}',
  'Why people switch to {brand}',
  '{product}, finally',
  '{stat} {label}',
  'The {brand} way',
  'You asked for {product}',
  '{point}. That is {brand}.',
  'One month with {product}',
]
const SUBLINES = [
  '{product} by {brand}: {point}.',
  '{point}. Every time.',
  'The small idea behind {product}.',
  'See why {brand} customers come back.',
  '{brand} makes one thing, properly.',
]

/** Writes the text above the picture; every variation of a concept gets another one. */
export function composeCopy(brand: DemoBrand, message: Message, random: SeededRandom): Copy {
  const copy =
    message.language === 'en' ? composeEnglish(brand, message, random) : composeForeign(brand, message, random)
  return { hook: fill(copy.hook, brand, message), body: fill(copy.body, brand, message) }
}

function composeEnglish(brand: DemoBrand, message: Message, random: SeededRandom): Copy {
  const { niche } = brand
  const subject = { brand: brand.name, product: message.product }
  const hook = random.pick(listLinesAbout(niche.hooks, subject))
  const [first = '', second = ''] = random.sample(listLinesAbout(niche.details, subject), 2)
  const closer = random.pick(getClosingPhrases(niche.slug, 'en').closers)
  const [author = ''] = message.author.split('\n')
  const bodies = [
    `${hook}\n\n${first}\n\n${closer}`,
    `${hook} ${first} ${second}`,
    `${hook}\n\n${message.points
      .slice(0, 3)
      .map((point) => `✓ ${point}`)
      .join('\n')}\n\n${closer}`,
    `“${message.quote}”\n— ${author}\n\n${first} ${closer}`,
    `${hook}\n\n${second}\n\n${message.offer.sentence}`,
    `${message.stat[0]} ${message.stat[1]}. ${hook}\n\n${first}`,
    `${hook}\n\n${first}\n\n${second}\n\n${closer}`,
    `${message.offer.sentence} ${first} ${closer}`,
  ]
  const body = random.pick(bodies)
  return { hook: body.split('\n')[0] ?? hook, body }
}

function composeForeign(brand: DemoBrand, message: Message, random: SeededRandom): Copy {
  const words = phrases[message.language]
  const { closers } = getClosingPhrases(brand.niche.slug, message.language)
  const line = message.language === 'en' ? '' : brand.niche.foreign[message.language][0]
  const hook = random.pick(words.openers).replace('{line}', line)
  const bodies = [
    `${hook}\n\n${message.subline}\n\n${random.pick(closers)}`,
    `${hook} ${message.subline} ${random.pick(closers)}`,
    `${hook}\n\n${message.subline} ${message.offer.sentence}`,
    `${message.offer.sentence} ${hook} ${message.subline}`,
  ]
  return { hook, body: random.pick(bodies) }
}

function fill(text: string, brand: DemoBrand, message: Pick<Message, 'product' | 'points' | 'stat'>): string {
  return text
    .replaceAll('{brand}', brand.name)
    .replaceAll('{product}', message.product)
    .replaceAll('{point}', message.points[0] ?? '')
    .replaceAll('{stat}', message.stat[0])
    .replaceAll('{label}', message.stat[1])
}
