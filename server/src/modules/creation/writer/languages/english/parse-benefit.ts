import type { LineFact } from '@marquee/contract/image-words'
import type { Benefit, BenefitForms, BenefitKind, ProductName } from '../writer-language.ts'
import { findAnswered } from './find-answered.ts'
import { isProper } from './proper-words.ts'
import { findInfinitive, isInfinitive, toGerund, toSingular, toThirdPerson } from './verb-forms.ts'
import {
  ADJECTIVE_ENDINGS,
  ADJECTIVES,
  AFTER_A_VERB,
  AMBIGUOUS,
  EXTRAS,
  FEATURES,
  MATERIALS,
  PARTICIPLES,
  PLURAL_NOUNS,
  STATIVE,
  UNCOUNTABLE,
} from './word-lists.ts'

type Parsed = { kind: BenefitKind } & Pick<
  BenefitForms,
  'claim' | 'you' | 'infinitive' | 'gerund' | 'thing' | 'problem'
>
type Rule = (text: string, words: readonly string[], name: ProductName) => Parsed | null

const MOST_WORDS_OF_A_FORM = 14
const NEGATED_VERB =
  /^(does not|doesn['’]t|do not|don['’]t|never|no longer|won['’]t|will not|cannot|can['’]t) (\S+)(.*)$/i
const SUBJECT = /^(?:it|they|you|we|i|she|he|there|this|these|that|those|your|our|my|its|their|every|each|all)$/i
const SINGULAR_SUBJECT = /^(?:it|this)$/i
const FINITE =
  /^(?:is|are|was|were|has|have|had|can|will|does|do|gets?|comes?|takes?|makes?|keeps?|works?|stays?|goes)$/i
const NUMBER_WORD =
  /^(?:[~≈]?[$€£]?\d[\d.,/×x]*(?:%|[a-z°"”″]*)?(?:-[a-z]+)*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozens?|hundreds?|thousands?)$/i

/** Parses a benefit as it was written by a user or a shop. What cannot be understood is kept as written, without further forms. */
export function parseBenefit(written: string, fact: LineFact, name: ProductName): Benefit {
  const plain = written
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.;,:\s]+$/u, '')
  const words = plain.toLowerCase().split(' ')
  const parsed = (words.length > MOST_WORDS_OF_A_FORM ? null : applyRules(plain, words, name)) ?? {
    kind: 'quoted' as const,
  }
  const { kind, ...forms } = parsed
  return { kind, forms: toForms(plain, parsed.kind, forms, name), fact, answers: findAnswered(plain) }
}

function applyRules(plain: string, words: readonly string[], name: ProductName): Parsed | null {
  const rules = [
    readQuestion,
    readList,
    readSentence,
    readNegation,
    readNegatedVerb,
    readVerb,
    readModifier,
    readNumber,
    readImperative,
    readNoun,
  ]
  for (const rule of rules) {
    const parsed = rule(plain, words, name)
    if (parsed !== null) {
      return parsed
    }
  }
  return null
}

const readQuestion: Rule = (text) => (text.endsWith('?') ? { kind: 'question' } : null)

/** Text with several sentences or with a colon is not taken apart: its forms would be those of its first part. */
const readList: Rule = (text) => (/[.!:;•|–—]\s|\s[-–—/&+]\s|^[^,]+,[^,]+,/u.test(text) ? { kind: 'quoted' } : null)

const readSentence: Rule = (text, words, { isPlural }) => {
  const [first = '', second = ''] = words
  const isAboutReader = first === 'your' && words.length > 2
  const pronoun = SINGULAR_SUBJECT.test(first) ? !isPlural : first === 'they' && isPlural
  if (pronoun && words.length > 2) {
    return { kind: 'sentence', claim: text.slice(text.indexOf(' ') + 1) }
  }
  if (first === 'you' && words.length > 2) {
    return { kind: 'sentence', you: lowerFirst(text) }
  }
  if (SUBJECT.test(first)) {
    const hasVerb = words
      .slice(1)
      .some(
        (word) => FINITE.test(word) || (word.endsWith('s') && findInfinitive(word) !== null && !PLURAL_NOUNS.has(word)),
      )
    if (hasVerb && isAboutReader) {
      return { kind: 'sentence', you: lowerFirst(text) }
    }
    return hasVerb || /^(?:we|they|i|there)$/.test(first) ? { kind: 'sentence' } : { kind: 'quoted' }
  }
  return FINITE.test(second) && !isInfinitive(first) && findInfinitive(first) === null ? { kind: 'sentence' } : null
}

const readNegation: Rule = (text) => {
  const [, sign = '', thing = ''] = /^(no|zero|without(?: any)?|not a|free of|free from) (.+)$/i.exec(text) ?? []
  if (thing === '' || /^(?:no one|no matter|no longer)/i.test(text)) {
    return null
  }
  const isOneThing = !/\b(?:and|or|that|which|required|needed|necessary|involved|included|to)\b|,/i.test(thing)
  const of = sign.toLowerCase()
  const problem = isOneThing && !of.startsWith('zero') ? lowerFirst(thing) : undefined
  const claim = of.startsWith('free') ? { claim: `is ${lowerFirst(text)}` } : {}
  return { kind: 'negation', ...claim, ...(problem === undefined || thing.split(' ').length > 3 ? {} : { problem }) }
}

const readNegatedVerb: Rule = (_, words, { isPlural }) => {
  const [, negation = '', verb = '', rest = ''] = NEGATED_VERB.exec(words.join(' ')) ?? []
  if (verb === '') {
    return null
  }
  if (/^do/.test(negation)) {
    return isInfinitive(verb) ? { kind: 'verb', claim: `${isPlural ? 'do' : 'does'} not ${verb}${rest}` } : null
  }
  const infinitive = findInfinitive(verb) ?? (isInfinitive(verb) ? verb : null)
  if (/^(?:never|no longer)/.test(negation)) {
    if (infinitive === null) {
      return null
    }
    const isThirdPerson = findInfinitive(verb) !== null || STATIVE.has(verb)
    const other = `${negation} ${infinitive}${rest}`
    return isThirdPerson
      ? { kind: 'verb', claim: `${negation} ${isPlural ? infinitive : toThirdPerson(infinitive)}${rest}` }
      : { kind: 'imperative', you: `you ${other}` }
  }
  return infinitive === verb ? { kind: 'verb', claim: `${negation} ${verb}${rest}` } : null
}

/** Adjectives, participles and phrases with a preposition, all of which follow "is". */
const readModifier: Rule = (text, words, { isPlural }) => {
  const [first = '', second = ''] = words
  const last = words.at(-1) ?? ''
  const isParticiple =
    PARTICIPLES.has(first) &&
    /^(?:in|by|from|for|to|on|with|without|at|as|of|under|against|and|every|when|using|around|until|near|daily|fresh|twice|once|locally)$/.test(
      second,
    )
  const isAdjectivePhrase =
    isAdjective(first) &&
    (words.length === 1 ||
      /^(?:to|for|in|on|with|at|up|down|from|of|as|enough|and|even|without|by|against|when|until|inside|under|within)$/.test(
        second,
      ))
  const isAdjectiveAtEnd =
    words.length <= 3 &&
    isAdjective(last) &&
    !NUMBER_WORD.test(first) &&
    first !== 'free' &&
    !/^(?:more|all)$/.test(first)
  const isPurpose =
    /^(?:for|from|in|on|by|under|within|with)$/.test(first) &&
    /^for$/.test(first) &&
    !words.some((word) => FINITE.test(word))
  const isDegree =
    /^(?:very|so|extra|super|ultra|fully|completely|100%|always|naturally|dermatologically|clinically|ethically|individually|freshly|locally|fairly|hand)$/.test(
      first,
    ) &&
    (isAdjective(last) || PARTICIPLES.has(second) || isAdjective(second))
  return isParticiple || isAdjectivePhrase || isAdjectiveAtEnd || isPurpose || isDegree
    ? { kind: 'adjective', claim: `${isPlural ? 'are' : 'is'} ${lowerFirst(text)}` }
    : null
}

const readNumber: Rule = (text, [first = '', second = ''], name) => {
  if (
    !NUMBER_WORD.test(first) &&
    !/^(?:up to|over|more than|at least|about|only|just)$/.test(`${first} ${second}`.trim()) &&
    !/^(?:over|only|just|about)$/.test(first)
  ) {
    return null
  }
  return !/^100%/.test(first) && /\b(?:off|per cent|percent|faster|more|less|fewer|longer|lighter)\b|%/i.test(text)
    ? { kind: 'number' }
    : { kind: 'number', ...toThing(text, name) }
}

const readVerb: Rule = (text, words, { isPlural }) => {
  const [first = '', second = ''] = words
  const infinitive = first.endsWith('s') && !PLURAL_NOUNS.has(first) ? findInfinitive(first) : null
  const isProducts = infinitive !== null || (isPlural && STATIVE.has(first) && !/^(?:and|of)$/.test(second))
  if (!isProducts || words.length === 1 || /^(?:and|or|of|is|are)$/.test(second)) {
    return null
  }
  const base = infinitive ?? first
  const rest = text.slice(first.length)
  return { kind: 'verb', claim: `${isPlural ? base : toThirdPerson(base)}${agree(rest, isPlural)}` }
}

/** The verbs and pronouns after "and" agree with the subject too; they are in the third person as the first one is. */
function agree(rest: string, isPlural: boolean): string {
  if (!isPlural) {
    return rest
  }
  return rest
    .replaceAll(/\b(and|then) (\w+s)\b/g, (whole, and: string, verb: string) => {
      const infinitive = PLURAL_NOUNS.has(verb) ? null : findInfinitive(verb)
      return infinitive === null ? whole : `${and} ${infinitive}`
    })
    .replaceAll(/\bits own\b/g, 'their own')
    .replaceAll(/\bitself\b/g, 'themselves')
}

const readImperative: Rule = (text, words) => {
  const [first = '', second = ''] = words
  if (words.length === 1 || !isInfinitive(first) || isAdjective(first) || STATIVE.has(first) || second === 'and') {
    return null
  }
  if (AMBIGUOUS.has(first) && !AFTER_A_VERB.has(second)) {
    return null
  }
  const infinitive = lowerFirst(text)
  return {
    kind: 'imperative',
    infinitive,
    you: `you can ${infinitive}`,
    ...(/\band\b/.test(text) ? {} : { gerund: `${toGerund(first)}${text.slice(first.length)}` }),
  }
}

const readNoun: Rule = (text, words, name) => {
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  if (STATIVE.has(first) && isInfinitive(first)) {
    return null
  }
  const isPhrase =
    words.every((word) => !FINITE.test(word)) &&
    !words.some((word) => SUBJECT.test(word) && word !== 'every' && word !== 'each')
  return isPhrase && !isAdjective(last) ? { kind: 'noun', ...toThing(text, name) } : null
}

function toForms(
  plain: string,
  kind: BenefitKind,
  forms: Omit<Parsed, 'kind'>,
  { isPlural }: ProductName,
): BenefitForms {
  const short = kind === 'question' || kind === 'quoted' ? plain : lowerFirst(plain)
  const end = /[.!?]$/.test(plain) ? '' : '.'
  const common = { plain, short, ...forms }
  const plus = toAddedThing(forms.thing)
  if (forms.claim !== undefined) {
    const subject = isPlural ? 'They' : 'It'
    return { ...common, sentence: `${subject} ${forms.claim}.`, addition: plus ?? toAddition(subject, forms.claim) }
  }
  if (forms.you !== undefined) {
    return { ...common, sentence: `${upperFirst(forms.you)}.`, addition: `And ${forms.you}.` }
  }
  const sentence = `${plain}${end}`
  const additions: Partial<Record<BenefitKind, string>> = {
    negation: `And ${short}${end}`,
    noun: plus ?? sentence,
    number: plus ?? sentence,
  }
  return { ...common, sentence, addition: additions[kind] ?? sentence }
}

/** The forms of a noun phrase. What a product is made of, and what comes with it, can be said of its name. */
function toThing(text: string, { isPlural, offering }: ProductName): Pick<BenefitForms, 'thing' | 'claim'> {
  const thing = lowerFirst(text)
  const head = findHead(thing)
  if (offering === 'product' && MATERIALS.has(head)) {
    return { thing, claim: `${isPlural ? 'are' : 'is'} made of ${thing}` }
  }
  const isPart = FEATURES.has(head) || FEATURES.has(toSingular(head)) || EXTRAS.has(head)
  const withArticle = isPart ? toThingWithArticle(thing) : null
  if (withArticle === null || offering === 'sale' || offering === 'event') {
    return { thing }
  }
  const verb = offering === 'product' || offering === 'food' ? 'come' : 'offer'
  return { thing, claim: `${verb}${isPlural ? '' : 's'}${verb === 'come' ? ' with' : ''} ${withArticle}` }
}

/** "Plus a 40-hour battery."; null when it is not known whether the noun takes an article. */
function toAddedThing(thing: string | undefined): string | null {
  const withArticle = thing === undefined ? null : toThingWithArticle(thing)
  return withArticle === null ? null : `Plus ${withArticle}.`
}

function toThingWithArticle(thing: string): string | null {
  const head = findHead(thing)
  if (
    /^(?:an?|the|your|our|my|its|every|each|all|everything)\s/i.test(thing) ||
    isUncountable(head) ||
    PLURAL_NOUNS.has(head) ||
    (/[^siu]s$/.test(head) && toSingular(head) !== head)
  ) {
    return thing
  }
  return FEATURES.has(head) && !/^(?:over|up to|about|only|just|more|at least)\s/.test(thing)
    ? `${/^(?:[aeiou]|8|11|18)/i.test(thing) && !/^(?:one|uni|use|eur)/i.test(thing) ? 'an' : 'a'} ${thing}`
    : null
}

/** The noun of a noun phrase: its last word before a preposition. */
function findHead(thing: string): string {
  const phrase =
    thing.split(
      /\s(?:for|with|of|in|on|at|to|from|by|until|that|which|every|without|per|and|after|before|under|between)\s/i,
    )[0] ?? ''
  return phrase.split(' ').at(-1)?.toLowerCase() ?? ''
}

function toAddition(subject: string, claim: string): string {
  const [, verb = '', rest = ''] = /^(is|are|can|has|have) (.+)$/.exec(claim) ?? []
  if (/^(?:does|do|never|no longer|will|won|cannot|can['’]t|always)\b/.test(claim) || / not | never /.test(claim)) {
    return `And ${subject.toLowerCase()} ${claim}.`
  }
  return verb === '' ? `${subject} also ${claim}.` : `${subject} ${verb} also ${rest}.`
}

function isAdjective(word: string): boolean {
  return (
    ADJECTIVES.has(word) || (ADJECTIVE_ENDINGS.test(word) && !/^(?:table|cable|vegetable|timetable|stable)$/.test(word))
  )
}

/** Converts the first letter to lower case, except in names and abbreviations: `BPA-free`, `USB charging`, `Italian leather`. */
export function lowerFirst(text: string): string {
  const [first = ''] = text.split(/[\s,]/u)
  return /^\p{Lu}(?:\p{Ll}|$)/u.test(first) && !/^.\S*\p{Lu}/u.test(first) && first !== 'I' && !isProper(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function isUncountable(noun: string): boolean {
  return UNCOUNTABLE.has(noun)
}
