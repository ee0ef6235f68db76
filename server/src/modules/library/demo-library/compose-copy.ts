import type { SeededRandom } from '@marquee/creative/seeded-random'
import type { ProductKind } from '@marquee/creative/picture'
import type { DemoBrand } from './demo-brands.ts'
import { isAbout, listLinesAbout } from './niches.ts'
import { englishPhrases, getClosingPhrases, type Language, phrases } from './phrases.ts'

/** The message of one idea for an ad, independent of its image. */
export interface Message {
  language: Language
  product: string
  /** The kind of product that is drawn. */
  shape: ProductKind
  headline: string
  subline: string
  points: readonly string[]
  quote: string
  author: string
  stat: readonly [string, string]
  /** The situation before and after. */
  change: readonly [string, string]
  offer: { badge: string; sentence: string }
}

export interface Copy {
  hook: string
  body: string
}

/** The products that a brand can praise in a language: the one sentence in a language other than English does not fit all of them. */
export function listPraisedProducts({ name, products, niche }: DemoBrand, language: Language): string[] {
  const of = language === 'en' ? undefined : niche.foreign_of
  return Object.keys(products).filter((product) => of === undefined || isAbout(of, { brand: name, product }))
}

/** Composes the message of a concept. @param language one in which the brand praises a product */
export function composeMessage(brand: DemoBrand, language: Language, random: SeededRandom): Message {
  const { niche } = brand
  const product = random.pick(listPraisedProducts(brand, language))
  const subject = { brand: brand.name, product }
  const roles = niche.market === 'b2b' ? englishPhrases.team_roles : englishPhrases.roles
  const message = {
    language,
    product,
    shape: brand.products[product] ?? 'box',
    points: random.sample(listLinesAbout(niche.points, subject), 4),
    quote: random.pick(listLinesAbout(niche.quotes, subject)),
    author: `${random.pick(englishPhrases.authors)}\n${random.pick(roles)}`,
    stat: random.pick(listLinesAbout(niche.stats, subject)),
    change: random.pick(listLinesAbout(niche.changes, subject)),
    offer: random.pick(getClosingPhrases(niche.slug, language).offers),
  }
  if (language !== 'en') {
    const [line, detail] = niche.foreign[language]
    const headline = random.chance(0.6) ? line : `${random.pick(phrases[language].tags)}: ${product}`
    return { ...message, headline, subline: detail }
  }
  const words = listWords(brand, message)
  const own = listLinesAbout(niche.headlines, subject)
  const headline = random.pick(random.chance(0.55) ? own : englishPhrases.headlines)
  return { ...message, headline: fill(headline, words), subline: fill(random.pick(englishPhrases.sublines), words) }
}

/** Writes the text above the image; every variation of a concept gets another one. */
export function composeCopy(brand: DemoBrand, message: Message, random: SeededRandom): Copy {
  const { niche, name } = brand
  const { language, product, points, quote, offer } = message
  const subject = { brand: name, product }
  const [detail = '', otherDetail = ''] = random.sample(listLinesAbout(niche.details, subject), 2)
  const [author = ''] = message.author.split('\n')
  const body = fill(random.pick(phrases[language].bodies), {
    ...listWords(brand, message),
    hook: random.pick(language === 'en' ? listLinesAbout(niche.hooks, subject) : phrases[language].openers),
    line: language === 'en' ? '' : niche.foreign[language][0],
    subline: message.subline,
    detail,
    other_detail: otherDetail,
    ticked_points: points
      .slice(0, 3)
      .map((point) => `✓ ${point}`)
      .join('\n'),
    closer: random.pick(getClosingPhrases(niche.slug, language).closers),
    quote,
    author,
    offer: offer.sentence,
  })
  return { hook: body.split('\n')[0] ?? body, body }
}

type Words = Readonly<Record<string, string>>

function listWords(brand: DemoBrand, { product, points, stat }: Pick<Message, 'product' | 'points' | 'stat'>): Words {
  const [point = '', otherPoint = ''] = points
  return { brand: brand.name, product, point, other_point: otherPoint, stat: stat[0], label: stat[1] }
}

/** Replaces the names in braces with words, also the names in braces within those words. */
function fill(text: string, words: Words): string {
  const filled = text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => words[name] ?? placeholder)
  return filled === text ? text : fill(filled, words)
}
