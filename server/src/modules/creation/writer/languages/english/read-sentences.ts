import { type BenefitRule, FINITE, type Parsed, toBe, type Words } from './benefit-rule.ts'
import { lowerFirst } from './text-case.ts'
import { AFTER_A_PARTICIPLE } from './read-modifiers.ts'
import { findInfinitive, isInfinitive, toSingular } from './verb-forms.ts'
import { canBeNoun } from './dictionary.ts'
import { AMBIGUOUS, PLURAL_NOUNS, UNCOUNTABLE } from './word-lists.ts'

const SUBJECT = /^(?:it|they|you|we|i|she|he|there|this|these|that|those|your|our|my|its|their)$/
const DETERMINER = /^(?:a|an|the|one|every|each|your|our|its|their|this)$/

export const readQuestion: BenefitRule = (text) => (text.endsWith('?') ? { kind: 'question' } : null)

/** Fixed phrases of two verbs, which ask nobody to do anything. */
const PHRASES =
  /^(?:rain or shine|plug and play|plug in and go|mix and match|wash and go|grab and go|cut to (?:length|size|fit))\b/i

/** A text with several sentences, a colon or a list is not taken apart: its forms would be those of its first part. */
export const readList: BenefitRule = (text) =>
  PHRASES.test(text) || /[.!:;•|–—]\s|\s[-–—/+]\s|^[^,]+,[^,]+,/u.test(text) ? { kind: 'quoted' } : null

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
  const contracted = /^(?:it|they|this)['’](?:s|re) (.+)$/i.exec(text)?.[1]
  if (contracted !== undefined) {
    return { kind: 'sentence', claim: `${toBe(name)} ${contracted}` }
  }
  if (/^you(?:['’](?:ll|re|ve))?$/.test(first)) {
    return { kind: 'sentence', you: lowerFirst(text) }
  }
  return SUBJECT.test(first) || DETERMINER.test(first) ? readSubject(text, words) : readNounSubject(text, words)
}

function readSubject(text: string, { all, first }: Words): Parsed | null {
  const hasVerb = all.slice(1).some((word) => FINITE.test(word) || isThirdPerson(word))
  if (!SUBJECT.test(first)) {
    return hasVerb && !/\b(?:that|which|who)\b|.\b(?:they|you|we) /i.test(text) ? toSentence(text) : null
  }
  if (hasVerb && first === 'your') {
    return { kind: 'sentence', you: lowerFirst(text) }
  }
  return hasVerb || /^(?:we|they|i|there)$/.test(first) ? { kind: 'sentence' } : { kind: 'quoted' }
}

const LONGEST_SUBJECT = 3

/** "Children eat free on Sundays", "Doors open at 7 pm", "Raised edges protect the camera". */
function readNounSubject(text: string, words: Words): Parsed | null {
  const { first, second, third } = words
  if (isPluralSubject(first) && isPassive(second, third)) {
    return { kind: 'sentence', you: `${lowerFirst(first)} are ${text.slice(first.length + 1)}` }
  }
  const hasPredicate = (isPluralSubject(first) && isPredicate(second)) || isRunning(words)
  if (!hasPredicate && !hasDescribedSubject(words) && !hasFiniteVerb(words)) {
    return null
  }
  return isOnePart(words) ? toSentence(`the ${lowerFirst(text)}`) : toSentence(text)
}

/** "Builds run 3x faster": builds may be a verb, but not before another one that has no object. */
function isRunning({ first, second, third }: Words): boolean {
  const isNoun = first.endsWith('s') && canBeNoun(toSingular(first))
  return isNoun && /^(?:run|last|load|arrive|stay|ship|start|finish)$/.test(second) && AFTER_A_VERB_ALONE.test(third)
}

const AFTER_A_VERB_ALONE = /^(?:\d.*|.*ly|faster|longer|for|in|within|from|until)$/

/** "Tray comes off with one hand": within a sentence it is the tray. */
function isOnePart({ first, second }: Words): boolean {
  const isSingular = canBeNoun(first) && !isPluralSubject(first) && !UNCOUNTABLE.has(first)
  return isSingular && (FINITE.test(second) || isThirdPerson(second))
}

/** "Raised edges protect the camera". */
function hasDescribedSubject({ all, first, second }: Words): boolean {
  const subject = all.slice(0, LONGEST_SUBJECT).findIndex((word, index) => index > 0 && isPluralSubject(word))
  return subject > 0 && isPredicate(all[subject + 1] ?? '') && !isInfinitive(first) && !isPreposition(second)
}

/** "Doors are open": the verb agrees with its subject, so that "LED work light" is none. */
function hasFiniteVerb({ first, second }: Words): boolean {
  const isFinite =
    FINITE.test(second) && (/s$|^(?:was|were|had|can|will|are|have)$/.test(second) || isPluralSubject(first))
  return isFinite && !isInfinitive(first) && findInfinitive(first) === null
}

function isPreposition(word: string): boolean {
  return /^(?:of|for|with|in|on|to|from|by|that|and|or)$/.test(word)
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
