import { shorten } from './allowed-text.ts'
import { lowerFirst, upperFirst } from './phrase.ts'
import type { WritingBrief } from './writing-brief.ts'

const OFFER_IN_TEXT =
  /\b(?:(?:up to )?\d{1,2}\s?% off|free (?:shipping|delivery|returns|trial)|buy one,? get one(?: free)?|two for one|half price)\b/i

/** The product data of the brief; empty fields are completed from the product's description and the idea. */
export function toArgumentSource(brief: WritingBrief) {
  const { product, brand, idea } = brief
  const told = `${idea}. ${product.description}`
  const { name, kind } = nameProduct(brief)
  const benefits = product.benefits.map(clean).filter(Boolean)
  return {
    name,
    kind,
    isPlural: /[^siu]s$/.test(kind || name),
    audience: lowerFirst(shorten(brand.audience.split(/[.;\n]/)[0] ?? '', 40)) || 'you',
    benefits: benefits.length > 0 ? benefits : findBenefits(told, name),
    offer: clean(product.offer) || upperFirst(OFFER_IN_TEXT.exec(told)?.[0] ?? ''),
    price: clean(product.price),
  }
}

/** The name and the kind of the product. Without a product, both come from the idea. */
function nameProduct({ product, brand, idea }: WritingBrief): { name: string; kind: string } {
  const name = clean(product.name)
  if (name !== '') {
    return { name, kind: toKind(product.category, name) }
  }
  const subject = toSubject(idea)
  return { name: subject || clean(brand.name) || 'Something new', kind: lowerFirst(subject) }
}

/** Returns the category when it is a few plain words that name the kind of product; "Home & Garden > Kitchen" does not. */
function toKind(category: string, name: string): string {
  const plain = clean(category).toLowerCase()
  const isThing = /^[\p{L} -]{3,24}$/u.test(plain) && plain.split(' ').length <= 3
  const isInName = isThing && plain.split(' ').some((word) => name.toLowerCase().includes(word.replace(/s$/, '')))
  return isInName ? plain : ''
}

/** The subject of an idea: its first clause, without introductory words such as "make an image of". */
function toSubject(idea: string): string {
  const clause = clean(idea.split(/[.!?\n;]/)[0] ?? '')
    .replace(
      /^(?:please\s+)?(?:(?:make|create|design|generate|show)\s+)?(?:me\s+)?(?:an?|the|some)?\s*(?:image|image|ad|advert|banner|post)s?\s+(?:for|of|about)\s+/i,
      '',
    )
    .replace(/^(?:our|my|the|an?)\s+/i, '')
    .split(/\s+(?:that|which|who|with)\s+|,\s+/i)[0]
  return upperFirst(shorten(clause ?? '', 40))
}

/** Finds benefits: the short sentences and "that …" clauses of a text. */
function findBenefits(text: string, name: string): string[] {
  const clauses = [...text.matchAll(/\b(?:that|which)\s+([^,.;!?\n]{6,60})/gi)].map(([, clause]) => clause ?? '')
  const sentences = text
    .split(/[.!?\n;•]+/)
    .map(clean)
    .filter(
      (sentence) =>
        sentence.length >= 6 && sentence.length <= 60 && !sentence.toLowerCase().includes(name.toLowerCase()),
    )
  return [...new Set([...clauses, ...sentences].map((one) => upperFirst(clean(one))))].slice(0, 6)
}

function clean(text: string): string {
  return text.replaceAll(/\s+/gu, ' ').trim()
}
