import type { FactQuestion, LineFact } from '@marquee/contract/image-words'
import { countFrequentWords } from '../../library/library.public.ts'
import { isEnglish } from './languages/english/proper-words.ts'
import { findCategory } from './find-category.ts'
import type { Benefit, ProductName, WriterLanguage } from './languages/writer-language.ts'
import { isReason, readTestimonial, toBenefitText, toPlainText, upperFirst } from './read-benefit-text.ts'
import { readOffering } from './read-offering.ts'
import type { WriterCategory } from './categories.ts'
import type { WritingBrief } from './writing-brief.ts'

/** Everything that may be said. Texts are as they were given; an empty text is unknown. */
export interface WritingFacts {
  name: ProductName
  category: WriterCategory | null
  /** What the user wrote first, then numbers, then what the page states. */
  benefits: readonly Benefit[]
  offer: string
  price: string
  rating: string
  reviewCount: number | null
  reviews: readonly { text: string; author: string }[]
  audience: string
  today: string
  /** Facts in another language than the words, which are not used; their languages in BCP 47, `und` when it is not known. */
  unused: readonly { text: string; language: string }[]
}

const LONGEST_AUDIENCE = 40
const MOST_BENEFITS = 12
const FEWEST_BENEFITS = 2

/** Collects the facts of a brief. Fields that are empty are completed from the description, the idea and the title. */
export function collectFacts(brief: WritingBrief, language: WriterLanguage): WritingFacts {
  const { product, brand, idea, answers } = brief
  const title = toPlainText(product.name) || toSubject(idea, language) || toPlainText(brand.name)
  const offering = readOffering(title, product.category)
  const name = language.nameProduct(title, { brandName: brand.name, category: product.category, offering })
  const told = `${idea}. ${product.description}`
  const isOwn = (text: string) => !language.isForeign(text)
  const benefits = collectBenefits(brief, { title, name, language })
  const ownBenefits = benefits.filter(({ text }) => isOwn(text))
  const hasOwn = ownBenefits.length > 0
  const reviews = [
    ...product.reviews.map(({ text, author }) => ({ text: toPlainText(text), author: toPlainText(author) })),
    ...product.benefits.flatMap((text) => readTestimonial(toPlainText(text)) ?? []),
  ]
  const offer = toPlainText(product.offer) || findOffer(`${told} ${product.name}`, language)
  const audiences = [answers.audience, brand.audience].map(toAudience).filter((text) => text !== '')
  const today = toPlainText(answers.today).replace(/[.!]$/, '')
  const unused = [
    ...(hasOwn ? benefits.map(({ text }) => text) : []),
    ...reviews.map(({ text }) => text),
    ...[offer, today, ...audiences].filter((text) => text !== ''),
  ].filter((text) => !isOwn(text))
  return {
    name,
    category: findCategory(name.kind, `${product.name} ${product.category}`, told),
    benefits: hasOwn
      ? ownBenefits.map(({ text, fact }) => language.parseBenefit(text, fact, name))
      : benefits.map(({ text, fact }) => toForeign(text, fact)),
    offer: isOwn(offer) ? offer : '',
    price: toPlainText(product.price),
    rating: language.formatRating(toPlainText(product.rating)),
    reviewCount: product.reviewCount,
    reviews: reviews.filter(({ text }) => isOwn(text)),
    audience: audiences.find(isOwn) ?? '',
    today: isOwn(today) ? today : '',
    unused: [...new Set(unused)].map((text) => ({ text, language: guessLanguage(text, language.code) })),
  }
}

/** Says what is missing; null when there are enough benefits. */
export function describeMissing({ benefits, name }: WritingFacts): string | null {
  if (benefits.length >= FEWEST_BENEFITS) {
    return null
  }
  const known = benefits.length === 0 ? 'No benefit' : 'Only one benefit'
  return `${known} of ${name.inSentence} is known, so there is little to write about. Answers to these questions become facts.`
}

/** The questions whose answers would help; none when there are enough benefits. */
export function findQuestions({ benefits, audience, today }: WritingFacts): FactQuestion[] {
  if (benefits.length >= FEWEST_BENEFITS) {
    return []
  }
  return [
    'better' as const,
    ...(audience === '' ? (['audience'] as const) : []),
    ...(today === '' ? (['today'] as const) : []),
  ]
}

/** When all benefits are in another language than the frames, each is only quoted alone, and never within their sentences. */
function toForeign(text: string, fact: LineFact): Benefit {
  const sentence = text.replace(/(?<![.!?])$/u, '.')
  return {
    kind: 'quoted',
    forms: { plain: text, line: text, short: '', sentence, addition: sentence },
    fact,
    answers: null,
  }
}

/** An offer within texts; "Up to 60% Off" in a title is "Up to 60% off" in a sentence. */
function findOffer(text: string, { offerInText, lowerFirst }: WriterLanguage): string {
  const [offer = ''] = offerInText.exec(text) ?? []
  return upperFirst(offer.split(' ').map(lowerFirst).join(' '))
}

/** The likely language of a line that is not in the given one. */
function guessLanguage(text: string, other: string): string {
  if (other !== 'en' && isEnglish(text)) {
    return 'en'
  }
  const [likely] = countFrequentWords(text).filter(({ language }) => language !== other)
  return likely === undefined || likely.count === 0 ? 'und' : likely.language
}

interface SaidBenefit {
  text: string
  fact: LineFact
}

function collectBenefits(
  { product, idea, answers }: WritingBrief,
  { title, name, language }: { title: string; name: ProductName; language: WriterLanguage },
): SaidBenefit[] {
  const said = [toPlainText(answers.better), ...findBenefits(idea, title)].filter(Boolean)
  const stated = product.benefits.map(toPlainText).filter(isReason)
  const fromPage =
    stated.length >= FEWEST_BENEFITS
      ? []
      : [...readTitle(product.name, name), ...findBenefits(product.description, title)]
  const benefits = [
    ...said.map((text) => toSaid(text, 'said')),
    ...stated.map((text) => toSaid(text, hasNumber(text) ? 'number' : 'benefit')),
    ...fromPage.map((text) => toSaid(text, 'page')),
  ]
  const rank = ({ text, fact }: SaidBenefit) => RANKS.indexOf(isSpecification(text) ? 'page' : fact.kind)
  const ranked = benefits.filter(({ text }) => !language.empty.test(text)).toSorted((a, b) => rank(a) - rank(b))
  const unique = ranked.filter(({ text }, index) => !ranked.slice(0, index).some((other) => saysSame(text, other.text)))
  return unique.slice(0, MOST_BENEFITS)
}

const RANKS: readonly LineFact['kind'][] = ['said', 'number', 'benefit', 'page']

/** A bare measure, such as "8mm drop", says little to readers who do not know the product, so it does not lead. */
function isSpecification(text: string): boolean {
  return /^[~≈±]?\d[\d.,]*\s?(?:mm|cm|m|g|kg|mg|ml|l|oz|lbs?|mah|rpm|w|v|hz|gb|tb|mbps|px|ft|in|inch(?:es)?|pages|seiten)\b/i.test(
    text,
  )
}

const FEWEST_SHARED_WORDS = 3

/** Whether two texts are equal, or one is a whole phrase of the other: "Grips wet rock", "A rubber sole that grips wet rock". */
function saysSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].map(toWords).toSorted((a, b) => a.length - b.length)
  const isPhrase = short.trim().split(' ').length >= FEWEST_SHARED_WORDS
  return one.toLowerCase() === other.toLowerCase() || (isPhrase && long.includes(short))
}

/** The words of a text in lower case, each between spaces. */
function toWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
}

function toSaid(text: string, kind: LineFact['kind']): SaidBenefit {
  return { text: toBenefitText(text), fact: { kind, text } }
}

const hasNumber = (text: string) => /\d/.test(text)

/** What a title says after the name: "with a built-in grinder", "for handmade plates". */
function readTitle(title: string, { label, offering }: ProductName): string[] {
  const rest = title.slice(title.toLowerCase().indexOf(label.toLowerCase()) + label.length)
  if (offering === 'sale' || offering === 'event') {
    return rest
      .split(/\s*[:|–—]\s*|\s+(?:for|on|with)\s+/u)
      .map(toPlainText)
      .filter((part) => part.length > 3)
  }
  return [...(/\b(?:with|mit|avec|con|com|met)\s+(?:an?\s+)?([^,|(–—]{6,50})/iu.exec(rest) ?? [])]
    .slice(1)
    .map(toPlainText)
}

/** Finds benefits: the short sentences and "that …" clauses of a text. */
function findBenefits(text: string, title: string): string[] {
  const clauses = [...text.matchAll(/\b(?:that|which)\s+([^,.;!?\n]{6,60})/gi)].map(([, clause]) => clause ?? '')
  const sentences = text
    .split(/(?<!\d)[.!?\n;•]+(?!\d)|[.!?]\s/)
    .map(toPlainText)
    .filter(
      (sentence) =>
        sentence.length >= 6 && sentence.length <= 80 && !sentence.toLowerCase().includes(title.toLowerCase()),
    )
  return [...new Set([...clauses, ...sentences].map((one) => toPlainText(one)))].slice(0, 6)
}

function toSubject(idea: string, { request }: WriterLanguage): string {
  const clause = toPlainText(idea.split(/[.!?\n;]/)[0] ?? '')
    .replace(request, '')
    .replace(/^(?:our|my|the|an?)\s+/i, '')
    .split(/\s+(?:that|which|who|with)\s+|,\s+/i)[0]
  return upperFirst(
    toPlainText(clause ?? '')
      .split(' ')
      .slice(0, 6)
      .join(' '),
  )
}

/** The first clause that describes the audience, when it is short enough to be said. */
function toAudience(described: string): string {
  const [clause = ''] = described.split(/[.;\n,(]/)
  const short = toPlainText(clause).replace(/^(?:for|für|pour|para|per|voor)\s+/i, '')
  return short.length <= LONGEST_AUDIENCE ? short : ''
}
