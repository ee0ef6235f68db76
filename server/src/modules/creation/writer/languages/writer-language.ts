import type { WritingLanguage } from '@marquee/contract/image-words'
import type { Offering } from './offering.ts'

/** What a call to action has the reader do: act (`Shop now`), look (`See the details`), or read on (`Learn more`). */
export type CallStep = 'act' | 'look' | 'learn'

/**
 * What a brief says around the facts. Slots in braces stand where nothing has to agree with them: `{name}` is the product, `{text}` a fact as
 * it was given.
 */
export interface BriefSentences {
  objectives: Readonly<Record<Offering, string>>
  offer: string
  quoted: string
  quotedBy: string
  rules: Readonly<Record<'show' | 'say' | 'voice' | 'never' | 'reference' | 'claims', string>>
  /** What is to be seen: a photo that exists, a scene that is still to be shot, words alone, and the end. */
  visuals: Readonly<Record<'photo' | 'shot' | 'words' | 'end', string>>
}

/** All that the writer knows of a language. The code is the same for each; a new language is one such object. */
export interface WriterLanguage {
  code: WritingLanguage
  /** Of numbers and of prices in no particular country, in BCP 47. */
  locale: string
  /** Words that tell the language, beyond its most frequent ones: they stand in lists of shops. Separated by spaces. */
  words: string
  quotes: readonly [open: string, close: string]
  /** With the space that some languages set before it. */
  exclamation: string
  /** A rating such as "4.8 of 5", with `{rating}` and `{scale}`; and in a sentence, with `{rating}` and, if it is known, `{count}`. */
  rating: Readonly<Record<'short' | 'alone' | 'counted', string>>
  /** What begins the part of a title after the name, such as "with …". */
  titleTail: RegExp
  /** Matches what nobody would lead with: delivery, returns, warranty, care, what is in the box. */
  usual: RegExp
  /** Matches a benefit that is equally true of any product: "You will love it". */
  empty: RegExp
  /** Matches an offer within a text: "20% off". */
  offer: RegExp
  /** Matches a whole clause that says that something is free: "first class free". */
  free: RegExp
  /** Matches a benefit that denies something: "No sparring". */
  negation: RegExp
  /** Matches what others attest: "Dermatologically tested". */
  proof: RegExp
  /** What stands before the subject of an idea, such as "make an image of our". */
  request: RegExp
  /** Matches the indefinite article at the begin, which a line leaves out: "A cup that …"; and every determiner, which a name has not. */
  article: RegExp
  determiner: RegExp
  /** Matches the conjunction before the last part of a list. */
  and: RegExp
  /** The word between a thing and its audience: "for". */
  audience: RegExp
  /** Matches what that word says of a purpose instead: "for hiking". */
  purpose: RegExp
  /** Matches the begin of a sentence, which names nothing: "We teach …". */
  pronoun: RegExp
  /** Matches the begin of a clause that belongs to the one before it: "who have never boxed". */
  relative: RegExp
  /** Full forms and contractions: "does not", "doesn’t". */
  contractions: readonly (readonly [full: string, short: string])[]
  calls: Readonly<Record<Offering, Readonly<Record<CallStep, string>>>>
  brief: BriefSentences
}

/** Fills the slots of a sentence. */
export function fillSentence(sentence: string, slots: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/gu, (_, slot: string) => slots[slot] ?? '')
}
