import { type Fact, fact, type FoundFact } from './fact.ts'
import { findOtherLanguage } from './languages/count-words.ts'
import { fillSentence, type WriterLanguage } from './languages/writer-language.ts'
import { nameTitle, type ProductName } from './name-product.ts'
import { isReason, readTestimonial, toBenefitText, toPlainText, toSentences, upperFirst } from './read-benefit-text.ts'
import { readIdea } from './read-idea.ts'
import type { WritingBrief } from './writing-brief.ts'

/** Everything that may be said, in one form, wherever it comes from. */
export interface CollectedFacts {
  name: ProductName
  facts: readonly Fact[]
  /** Facts in another language than the words, which are not used; their languages in BCP 47. */
  unused: readonly { text: string; language: string }[]
}

const MOST_BENEFITS = 12
const MOST_SENTENCES = 8

/** Collects the facts of a brief: what the user wrote, then what the product states, then its description. */
export function collectFacts(brief: WritingBrief, language: WriterLanguage): CollectedFacts {
  const { product, brand, idea } = brief
  const read = readIdea(idea, language)
  const title = [product.name, read.thing, brand.name].map(toPlainText).find((text) => text !== '') ?? ''
  const name = nameTitle(title, { brandName: brand.name, category: product.category }, language)
  const found = withoutRepetition([
    ...read.facts,
    ...readAnswers(brief),
    ...readProduct(brief, language),
    ...readDescription(product.description, name, language),
    ...brand.alwaysInclude.map((text): FoundFact => ({
      kind: 'phrase',
      text: toPlainText(text),
      given: text,
      origin: 'said',
    })),
    ...readSite(product.url),
  ])
  const others = new Map(
    found.map((one) => [one, isQuotedAnyway(one) ? null : findOtherLanguage(one.text, language.code)]),
  )
  // When the product speaks one other language alone, its facts stand as they are; only a mix is sorted out.
  const isMix = found.some((one) => isPoint(one) && others.get(one) === null)
  const isUsed = (one: FoundFact) => (others.get(one) ?? null) === null || (!isMix && isPoint(one))
  return {
    name,
    facts: found.filter(isUsed).map((one, index) => fact.parse({ ...one, id: `f${index + 1}` })),
    unused: [...found.filter(isPoint), ...found.filter((one) => !isPoint(one))].flatMap((one) =>
      isUsed(one) ? [] : [{ text: one.text, language: others.get(one) ?? 'und' }],
    ),
  }
}

const isPoint = ({ kind }: FoundFact) => kind === 'benefit' || kind === 'number' || kind === 'proof' || kind === 'thing'
/** Figures, sites and what a brand always says stand in every language. */
const isQuotedAnyway = ({ kind }: FoundFact) =>
  kind === 'price' || kind === 'rating' || kind === 'phrase' || kind === 'where'

function readAnswers({ answers, brand }: WritingBrief): FoundFact[] {
  const audience = toPlainText(answers.audience) || toPlainText(brand.audience)
  const said: readonly FoundFact[] = [
    { kind: 'benefit', text: toBenefitText(toPlainText(answers.better)), given: answers.better, origin: 'said' },
    { kind: 'audience', text: audience, given: audience, origin: 'said' },
    {
      kind: 'today',
      text: upperFirst(toPlainText(answers.today).replace(/[.!]$/u, '')),
      given: answers.today,
      origin: 'said',
    },
  ]
  return said.filter(({ text }) => text !== '')
}

function readProduct({ product }: WritingBrief, language: WriterLanguage): FoundFact[] {
  const { benefits, rating, reviewCount } = product
  const plain = benefits.map(toPlainText)
  const offer = toPlainText(product.offer) || findOffer(`${product.name}. ${product.description}`, language)
  const own = (kind: FoundFact['kind'], text: string, given = text, author = ''): FoundFact[] =>
    text === '' ? [] : [{ kind, text, given, origin: 'product', author }]
  return [
    ...own('offer', offer.replace(/\.$/u, '')),
    ...own('price', toPlainText(product.price)),
    ...own('rating', sayRating(toPlainText(rating), reviewCount, language), toPlainText(rating)),
    ...product.reviews.flatMap(({ text, author }) => own('review', toPlainText(text), text, toPlainText(author))),
    ...plain.flatMap((text) => {
      const said = readTestimonial(text)
      return said === null ? [] : own('review', said.text, text, said.author)
    }),
    ...plain
      .filter((text) => isReason(text) && !NOTED.test(text))
      .flatMap((text) =>
        toBenefitText(text)
          .split(/(?<=[.!?])\s+(?=\p{Lu})/u)
          .map((part) => ({ part, given: text })),
      )
      .filter(({ part }) => !language.empty.test(part))
      .slice(0, MOST_BENEFITS)
      .flatMap(({ part, given }) => own(toBenefitKind(part, language), part, given)),
  ]
}

/** A claim with a footnote must not be shown without it. */
const NOTED = /[^*\s][*†‡]$/u

function toBenefitKind(text: string, { proof }: WriterLanguage): FoundFact['kind'] {
  if (proof.test(text)) {
    return 'proof'
  }
  return /\d/u.test(text) ? 'number' : 'benefit'
}

/** The sentences of a description, without those about warnings, and without a heading or an address. */
function readDescription(description: string, { label }: ProductName, { empty }: WriterLanguage): FoundFact[] {
  return toSentences(toPlainText(description))
    .filter((text) => isReason(text) && !empty.test(text) && text.toLowerCase() !== `${label.toLowerCase()}.`)
    .slice(0, MOST_SENTENCES)
    .map((text) => ({ kind: 'benefit', text, given: text, origin: 'page' }))
}

function readSite(url: string | null): FoundFact[] {
  const site = url !== null && URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : ''
  return site === '' ? [] : [{ kind: 'where', text: site, given: site, origin: 'product' }]
}

function findOffer(text: string, { offer }: WriterLanguage): string {
  return upperFirst(offer.exec(text)?.[0].trim() ?? '')
}

/** "4.8 of 5" as the language says it, with the count of reviews when it is known. */
function sayRating(rating: string, count: number | null, { rating: words, locale }: WriterLanguage): string {
  const short = formatRating(rating, { rating: words, locale })
  const counted = count === null ? '' : count.toLocaleString(locale)
  return short === ''
    ? ''
    : fillSentence(count === null ? words.alone : words.counted, { rating: short, count: counted })
}

/** "4.8 of 5" as the language writes it: "4,8 von 5". */
export function formatRating(
  rating: string,
  { rating: words, locale }: Pick<WriterLanguage, 'rating' | 'locale'>,
): string {
  const [, value, scale = ''] = /^(\d(?:\.\d+)?) of (\d+)$/u.exec(rating) ?? []
  return value === undefined
    ? rating
    : fillSentence(words.short, { rating: Number(value).toLocaleString(locale), scale })
}

const FEWEST_SHARED_WORDS = 3

/** The first of the facts that say the same: equal ones, and one that is a whole phrase of another. */
function withoutRepetition(found: readonly FoundFact[]): FoundFact[] {
  const isAlike = (one: FoundFact, other: FoundFact) =>
    isPoint(one) === isPoint(other) && (isPoint(one) || one.kind === other.kind) && saysSame(one.text, other.text)
  return found.filter((one, index) => !found.slice(0, index).some((other) => isAlike(one, other)))
}

/** Whether two texts are equal, or one is a whole phrase of the other: "Grips wet rock", "A rubber sole that grips wet rock". */
export function saysSame(one: string, other: string): boolean {
  const [short = '', long = ''] = [one, other].map(toWords).toSorted((a, b) => a.length - b.length)
  const isPhrase = short.trim().split(' ').length >= FEWEST_SHARED_WORDS
  return short === long || (isPhrase && long.includes(short))
}

/** The words of a text in lower case, each between spaces. */
function toWords(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
}
