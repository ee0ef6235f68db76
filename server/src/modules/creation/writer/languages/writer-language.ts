import type { LineFact, WritingFramework, WritingLanguage, WrittenHook } from '@marquee/contract/image-words'
import type { WriterCategory } from '../categories.ts'
import type { Register } from '../voice-register.ts'
import type { BriefSentences } from './brief-sentences/brief-sentences.ts'
import type { Offering } from './offering.ts'

/** The usual objections of buyers; `cleaning` is the effort of keeping something clean. */
export const OBJECTIONS = ['price', 'effort', 'trust', 'time', 'risk', 'cleaning'] as const
export type Objection = (typeof OBJECTIONS)[number]

/**
 * What buyers dislike, in at most four words, and what follows when that objection is answered, as a clause after "so".
 * `about` is what the benefit or the name must say for both to be about this product; missing when they suit the whole category.
 */
export type ObjectionWords = readonly [pain: string, gain: string, about?: RegExp]

/** A product as people name it. */
export interface ProductName {
  /** Within a sentence, with its article where the language has one: "the AeroPress Go". */
  inSentence: string
  /** Without an article, for a label: "AeroPress Go". */
  label: string
  /** The kind of product as a common noun: "coffee press"; empty when it is unknown. */
  kind: string
  isPlural: boolean
  isUncountable: boolean
  offering: Offering
}

/**
 * Grammatical forms of a benefit; a form that cannot be known is missing. All but `plain` and `sentence` are in lower case.
 * `claim` follows the product's name ("brews in 2 minutes", "is easy to clean"), `you` is a clause about the reader, `thing` a noun phrase,
 * `articled` is the noun phrase with its article, `line` stands alone ("They fold flat"), `joined` and `also` are claims that "and" can join ("is made in Italy", "is also made in Italy"), `question` is asked before a claim,
 * `goods` what a sale is about, `skill` an action that people want to learn, `problem` what a negation denies ("bitterness"), `infinitive` an action of the reader, `short` the benefit after a colon.
 */
export interface BenefitForms {
  plain: string
  short: string
  sentence: string
  addition: string
  claim?: string
  you?: string
  infinitive?: string
  thing?: string
  goods?: string
  skill?: string
  problem?: string
  articled?: string
  question?: string
  line?: string
  joined?: string
  also?: string
}

export const BENEFIT_KINDS = [
  'verb',
  'imperative',
  'negation',
  'adjective',
  'number',
  'noun',
  'question',
  'sentence',
  'quoted',
] as const
/** `quoted`: its grammar is unknown, so it is only repeated as written. */
export type BenefitKind = (typeof BENEFIT_KINDS)[number]

export interface Benefit {
  kind: BenefitKind
  forms: BenefitForms
  fact: LineFact
  /** Which usual objection it answers; null when that is not certain. */
  answers: Objection | null
}

/** A template with slots in braces, and how it opens. See fill-template.ts for the slots. */
export interface Frame {
  text: string
  hook?: WrittenHook
  /** The voices that prefer this frame; all when missing. */
  voices?: readonly Register[]
}

/** A thread of sentences: the opening is required, the others are added as facts and space allow. */
export interface BodyFrame {
  opening: string
  more: readonly string[]
  voices?: readonly Register[]
}

export interface FrameworkFrames {
  title: string
  headline: readonly Frame[]
  subline: readonly string[]
  body: readonly BodyFrame[]
  before?: readonly string[]
  after?: readonly string[]
}

/** Everything that the writer needs to know of a language. A new language is one such object. */
export interface WriterLanguage {
  code: WritingLanguage
  /** Of numbers and prices, in BCP 47. */
  locale: string
  nameProduct: (title: string, context: { brandName: string; category: string; offering: Offering }) => ProductName
  parseBenefit: (written: string, fact: LineFact, name: ProductName) => Benefit
  /** Further slots that depend on grammar, such as "it" or "they", by name. */
  grammarSlots: (name: ProductName, lead: Benefit | null) => Readonly<Record<string, string>>
  frameworks: Readonly<Record<WritingFramework, FrameworkFrames>>
  objections: Readonly<Partial<Record<WriterCategory, Partial<Record<Objection, ObjectionWords>>>>>
  /** For products of another category, and for languages that do not tell categories apart. */
  commonObjections: Readonly<Partial<Record<Objection, ObjectionWords>>>
  calls: Readonly<Record<Offering, Readonly<Record<Register, readonly string[]>>>>
  /** The sentences of drafts of briefs. */
  brief: BriefSentences
  /** Changes contractions and punctuation to those of a voice. */
  speak: (text: string, register: Register) => string
  /** Whether a text connects its parts twice in the same way: "And …. And …", "you can …, so you can …". */
  repeatsItself: (text: string) => boolean
  /** The gain of an objection with the pronouns of the product; empty when they cannot agree. */
  agreeGain: (gain: string, name: ProductName) => string
  /** Converts the first letter to lower case, where the language allows it within a sentence. */
  lowerFirst: (text: string) => string
  /** A rating such as "4.8 of 5" as the language writes it. */
  formatRating: (rating: string) => string
  /** Whether a fact is clearly in another language, so that it cannot stand within a sentence of this one. */
  isForeign: (text: string) => boolean
  /** What is said around a rating: "Rated 4.8 of 5 in 1,240 reviews". */
  sayRating: (rating: string, reviewCount: number | null) => string
  /** Matches an offer that names its end: "until Sunday". */
  offerEnd: RegExp
  /** Matches a benefit that says nothing: "You will love it". It would be equally true of any product, so it is left out. */
  empty: RegExp
  /** Offers within a text: "20% off". */
  offerInText: RegExp
  /** Requests before the subject of an idea, such as "make an image of our". */
  request: RegExp
}
