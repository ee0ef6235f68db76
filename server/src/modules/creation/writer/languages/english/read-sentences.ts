import { type BenefitRule, FINITE, type Parsed, type Words } from './benefit-rule.ts'
import { lowerFirst } from './text-case.ts'
import { AFTER_A_PARTICIPLE } from './read-modifiers.ts'
import { findInfinitive, isInfinitive, toSingular } from './verb-forms.ts'
import { AMBIGUOUS, PLURAL_NOUNS } from './word-lists.ts'

const SUBJECT = /^(?:it|they|you|we|i|she|he|there|this|these|that|those|your|our|my|its|their)$/
const DETERMINER = /^(?:a|an|the|one|every|each|your|our|its|their|this)$/

export const readQuestion: BenefitRule = (text) => (text.endsWith('?') ? { kind: 'question' } : null)

/** Fixed phrases of two verbs, which ask nobody to do anything. */
const PHRASES = /^(?:rain or shine|plug and play|mix and match|wash and go|grab and go)\b/i

/** A text with several sentences, a colon or a list is not taken apart: its forms would be those of its first part. */
export const readList: BenefitRule = (text) =>
  PHRASES.test(text) || /[.!:;•|–—]\s|\s[-–—/&+]\s|^[^,]+,[^,]+,/u.test(text) ? { kind: 'quoted' } : null

const FEWEST_WORDS = 3

/** A sentence with a subject of its own. One about the product gives its claim, one about the reader is kept as a clause. */
export const readSentence: BenefitRule = (text, words, name) => {
  const { all, first } = words
  if (all.length < FEWEST_WORDS) {
    return null
  }
  const pronouns = name.isPlural ? ['they'] : ['it', 'this']
  if (pronouns.includes(first)) {
    return { kind: 'sentence', claim: text.slice(first.length + 1) }
  }
  if (first === 'you') {
    return { kind: 'sentence', you: lowerFirst(text) }
  }
  return SUBJECT.test(first) || DETERMINER.test(first) ? readSubject(text, words) : readNounSubject(text, words)
}

function readSubject(text: string, { all, first }: Words): Parsed | null {
  const hasVerb = all.slice(1).some((word) => FINITE.test(word) || isThirdPerson(word))
  if (!SUBJECT.test(first)) {
    return hasVerb && !/\b(?:that|which|who)\b/i.test(text) ? toSentence(text) : null
  }
  if (hasVerb && first === 'your') {
    return { kind: 'sentence', you: lowerFirst(text) }
  }
  return hasVerb || /^(?:we|they|i|there)$/.test(first) ? { kind: 'sentence' } : { kind: 'quoted' }
}

/** "Children eat free on Sundays", "Doors open at 7 pm". */
function readNounSubject(text: string, { first, second, third }: Words): Parsed | null {
  if (isPluralSubject(first) && isPredicate(second)) {
    return toSentence(text)
  }
  if (isPluralSubject(first) && isPassive(second, third)) {
    return { kind: 'sentence', you: `${lowerFirst(first)} are ${text.slice(first.length + 1)}` }
  }
  return FINITE.test(second) && !isInfinitive(first) && findInfinitive(first) === null ? toSentence(text) : null
}

function isPredicate(word: string): boolean {
  return isInfinitive(word) && (!AMBIGUOUS.has(word) || /^(?:open|work|pay|travel)$/.test(word))
}

/** "Claims paid within a week": a participle after a noun in the plural. */
function isPassive(second: string, third: string): boolean {
  return /^(?:paid|delivered|checked|answered|processed|shipped|served)$/.test(second) && AFTER_A_PARTICIPLE.test(third)
}

/** A sentence of its own subject can follow "With the product, …", unless the seller speaks in it. */
function toSentence(text: string): Parsed {
  return /\b(?:we|our|us|i|my)\b/i.test(text) ? { kind: 'sentence' } : { kind: 'sentence', you: lowerFirst(text) }
}

function isThirdPerson(word: string): boolean {
  return word.endsWith('s') && !PLURAL_NOUNS.has(word) && findInfinitive(word) !== null
}

function isPluralSubject(word: string): boolean {
  const isPlural = /^(?:children|people|kids)$/.test(word) || (/[^siu]s$/.test(word) && toSingular(word) !== word)
  return isPlural && (PLURAL_NOUNS.has(word) || findInfinitive(word) === null)
}
