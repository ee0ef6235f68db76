import type { BenefitForms, ProductName } from '../writer-language.ts'
import { type BenefitRule, FINITE, NUMBER_WORD, toBe, type Words } from './benefit-rule.ts'
import { canBeAdjective, canBeNoun, canBeVerb } from './dictionary.ts'
import { isCommon } from './proper-words.ts'
import { AFTER_AN_ADJECTIVE, isAdjective } from './read-modifiers.ts'
import { lowerFirst } from './text-case.ts'
import { isInfinitive, mayBeThirdPerson, toSingular } from './verb-forms.ts'
import { EXTRAS, FEATURES, MATERIALS, PLURAL_NOUNS, STATIVE, UNCOUNTABLE } from './word-lists.ts'

const BEFORE_A_NUMBER = /^(?:over|only|just|about)$/
const TWO_BEFORE_A_NUMBER = /^(?:up to|more than|at least|less than)$/
const COMPARISON = /\b(?:off|per cent|percent|faster|more|less|fewer|longer|lighter|quieter)\b|%/i
const PREPOSITION =
  /\s(?:for|with|of|in|on|at|to|from|by|until|that|which|who|every|without|per|and|after|before|under|between|like|when|against|upon)\s/i
const NOT_GOODS = /\b(?:returns?|shipping|delivery|exchanges?|refunds?|stocks?|while|until|ends?|only)\b/i

const PLAIN_VERB = /^(?:gives|buys|feeds|pays|covers|funds|gets|lets|provides|makes|lasts|keeps|goes|plants|helps)$/

const DISTANCE = /^\S+ (?:minutes?|hours?|steps?|met(?:re|er)s?|km|miles?|stops?) (?:from|away)\b/i
/** "100 days to try". */
const TRIAL = /^\d+ (?:days|nights|weeks|months) to (?:try|return|decide|change)\b/i
const WEIGHT = /^\d[\d.,]*\s?(?:k?g|lbs?|oz|grams)$/i

/** "40-hour battery", "Over 200 recipes"; a weight alone is what the product weighs. */
export const readNumber: BenefitRule = (text, { all, first, second }, name) => {
  const isNumber =
    NUMBER_WORD.test(first) ||
    (BEFORE_A_NUMBER.test(first) && NUMBER_WORD.test(second)) ||
    TWO_BEFORE_A_NUMBER.test(`${first} ${second}`)
  if (!isNumber) {
    return null
  }
  // "$30 gives one family clean water".
  if (all.slice(1, -1).some((word) => PLAIN_VERB.test(word))) {
    return { kind: 'sentence', you: text }
  }
  if (!first.startsWith('100%') && (COMPARISON.test(text) || !isNounPhrase(text.replace(/^\S+ /, '')))) {
    return { kind: 'number' }
  }
  return { kind: 'number', ...(toMeasured(text, name) ?? toThing(text, name)) }
}

/** Of a trial, a distance or a weight more can be said than of other numbers. */
function toMeasured(text: string, name: ProductName): Pick<BenefitForms, 'claim' | 'you'> | null {
  if (/^(?:one|1|single) owner$/i.test(text)) {
    return { claim: `${name.isPlural ? 'have' : 'has'} had one owner` }
  }
  if (TRIAL.test(text)) {
    const object = name.isPlural ? ' them' : ' it'
    return { you: `you have ${text}${/ try$/i.test(text) ? object : ''}` }
  }
  if (DISTANCE.test(text)) {
    return { claim: `${toBe(name)} ${lowerFirst(text)}` }
  }
  return WEIGHT.test(text) && name.offering === 'product' ? { claim: `weigh${name.isPlural ? '' : 's'} ${text}` } : null
}

const NO_NOUN = /^(?:from|with|in|on|at|to|by|under|all|as|max\.?|maximum|min\.?|minimum)$/

export const readNoun: BenefitRule = (text, words, name) => {
  const isVerb = isInfinitive(words.first) && STATIVE.has(words.first)
  if (/\b(?:included|available)$/i.test(text)) {
    return { kind: 'noun' }
  }
  const isHours =
    words.first === 'open' &&
    /^(?:\d|daily|late|until|till|on|from|(?:mon|tues|wednes|thurs|fri|satur|sun)day)/.test(words.second)
  const isOther = isHours || isVerb || NO_NOUN.test(words.first) || isFragment(words)
  if (isOther || !isNounPhrase(text)) {
    return null
  }
  return mayBeAction(words) ? { kind: 'noun' } : { kind: 'noun', ...toThing(text, name) }
}

/** "Lights at the push of a button" may be lights, or what a grill does. */
function mayBeAction({ first, second }: Words): boolean {
  return mayBeThirdPerson(first) && /^(?:in|on|at|to|up|under|over|with)$/.test(second)
}

function isFragment({ first, second, last }: Words): boolean {
  const isQuality = (canBeAdjective(first) || isAdjective(first)) && AFTER_AN_ADJECTIVE.test(second)
  const isCompared = /^\p{Ll}{3,}er$/u.test(first) && /^(?:after|than|and|with|every)$/.test(second)
  return (
    isQuality ||
    isCompared ||
    (isAdjective(last) && last !== 'light') ||
    (isInfinitive(first) && isAdjective(second) && !isAdjective(first))
  )
}

/** Whether a text can only be a noun phrase. "Broth simmers for 18 hours" is a sentence, and "Stands without pegs" may be one. */
function isNounPhrase(text: string): boolean {
  const [phrase = text] = text.split(/\s(?:that|which|who)\s/i)
  const words = phrase.toLowerCase().split(' ')
  const [first = '', second = ''] = words
  const mayBegin = mayBeThirdPerson(first) && !isNounBefore(first, second)
  const isVerbList = /^\w+s, \w+s,? and \w+s$/i.test(text)
  if (mayBegin || words.some((word, index) => isVerbAfter(words, word, index)) || isVerbList) {
    return false
  }
  return words.every(
    (word) =>
      !FINITE.test(word) &&
      !/^(?:it|they|you|we|i|she|he|don['’]t|doesn['’]t|can['’]t|won['’]t|never|always)$/.test(word),
  )
}

/** "Guides for beginners", "Spots for September": nouns before a preposition that verbs rarely have. */
function isNounBefore(first: string, second: string): boolean {
  const after = PLURAL_NOUNS.has(first) ? AFTER_PLURAL_NOUN : /^(?:for|of|from|by|and|per|)$/
  return canBeNoun(toSingular(first)) && after.test(second)
}

const AFTER_PLURAL_NOUN = /^(?:for|of|from|by|and|or|per|in|on|at|to|with|until|up|under|over|that|you|\S*\d\S*|)$/

/** Whether a word within a text may be a verb that agrees with the noun before it: "broth simmers", "fingertips grip". */
function isVerbAfter(words: readonly string[], word: string, index: number): boolean {
  const before = words[index - 1] ?? ''
  const after = words[index + 1] ?? ''
  if (before === '' || after === '' || PLURAL_NOUNS.has(word) || !isCommon(before)) {
    return false
  }
  const isPluralBefore = /[^siu]s$/.test(before) && canBeNoun(toSingular(before))
  return isPluralBefore ? isBaseVerb(word) : agreesWithOne(word, before, after)
}

function isBaseVerb(word: string): boolean {
  return (canBeVerb(word) || isInfinitive(word)) && !NO_VERB.test(word)
}

function agreesWithOne(word: string, before: string, after: string): boolean {
  return !NUMBER_WORD.test(before) && mayBeThirdPerson(word) && (canBeNoun(before) || after.endsWith('ly'))
}

/** Words after a plural noun that are prepositions or participles, though the dictionary lets them be verbs. */
const NO_VERB = /^(?:in|on|off|up|out|over|down|made|cut|set|free|open)$|ed$/

/** "Free shipping over €50". */
const FREE_SERVICE =
  /^free (?:returns?|shipping|delivery|exchanges?|refunds?|sharpening|repairs?|cancell?ation|updates|samples)\b/i

/** The forms of a noun phrase. What a product is made of, and what comes with it, can be said of its name. */
function toThing(text: string, name: ProductName): Pick<BenefitForms, 'thing' | 'claim' | 'goods' | 'you'> {
  const thing = lowerFirst(text)
  if (FREE_SERVICE.test(text) && name.offering !== 'sale') {
    return { thing, you: `you get ${thing}` }
  }
  if (name.offering === 'sale') {
    return NOT_GOODS.test(text) ? { thing } : { thing, goods: thing.replace(/ from \S*\d\S*$/, '') }
  }
  const claim = name.offering === 'event' ? null : toThingClaim(thing, name)
  return claim === null ? { thing } : { thing, claim }
}

function toThingClaim(thing: string, name: ProductName): string | null {
  const head = findHead(thing)
  if (name.offering === 'product' && isMaterial(thing, head)) {
    return `${toBe(name)} made of ${thing}`
  }
  if (/^(?:product|food)$/.test(name.offering) && isSeveral(thing, head)) {
    return `${name.isPlural ? 'have' : 'has'} ${thing}`
  }
  const isOffered = /^(?:place|service|software|course)$/.test(name.offering)
  const withArticle = isOffered || isPart(thing, head) ? toThingWithArticle(thing) : null
  return withArticle === null ? null : `${toHave(name, head)} ${withArticle}`
}

/** What food is sold in: "Glass jar". */
const CONTAINER = /^(?:jar|bottle|tin|can|tube|pouch|carton|pack|box|bag)$/

function isMaterial(thing: string, head: string): boolean {
  const isCounted = NUMBER_WORD.test(thing.split(' ')[0] ?? '') && !thing.startsWith('100%')
  return MATERIALS.has(head) && !isCounted
}

/** "30 accessories", but not "3 minutes" or "2 years of support". */
function isSeveral(thing: string, head: string): boolean {
  // "2 panels per package" is what one gets, not what they have.
  return (
    !/ per /.test(thing) && /^\d[\d,.]*\+? /.test(thing) && isPluralNoun(head) && !UNITS.test(head) && !EXTRAS.has(head)
  )
}

/** A part or an extra, or something that is counted: "three brightness levels". */
function isPart(thing: string, head: string): boolean {
  const isCounted = NUMBER_WORD.test(thing.split(' ')[0] ?? '') && !UNITS.test(head) && !/ per /.test(thing)
  return isCounted || FEATURES.has(head) || FEATURES.has(toSingular(head)) || EXTRAS.has(head)
}

/** What is measured, and so is no part. */
const UNITS =
  /^(?:seconds?|minutes?|hours?|days?|nights?|weeks?|months?|years?|g|kg|mg|ml|l|km|mbps|ghz|watts?|litres?|liters?|protein|gummy|people|person|times?|washes|miles|mpg)$|\d/

/** What is bought comes with something, and food in what it is packed in; all else offers it. */
function toHave({ offering, isPlural }: ProductName, head: string): string {
  if (offering !== 'product' && offering !== 'food') {
    return isPlural ? 'offer' : 'offers'
  }
  const isPacked = offering === 'food' && CONTAINER.test(head)
  return `${isPlural ? 'come' : 'comes'} ${isPacked ? 'in' : 'with'}`
}

/** "12 months’ guarantee" has its number in the place of an article. */
const DETERMINED = /^(?:(?:an?|the|your|our|my|its|every|each|all|everything|one)\s|\d+ \w+s[’'] )/i

/** A noun phrase with its article; null when it is not known whether it takes one. */
export function toThingWithArticle(thing: string): string | null {
  const head = findHead(thing)
  // "Plus less sugar" would not add anything.
  if (UNITS.test(head) || /^(?:less|fewer|more)\s/i.test(thing)) {
    return null
  }
  if (DETERMINED.test(thing) || UNCOUNTABLE.has(head) || isPluralNoun(head)) {
    return thing
  }
  const isCounted = FEATURES.has(head) && !/^(?:over|up to|about|only|just|more|at least)\s/.test(thing)
  const isVowel = /^(?:[aeiou]|8|11|18)/i.test(thing) && !/^(?:one|uni|use|usb|eur)/i.test(thing)
  return isCounted ? `${isVowel ? 'an' : 'a'} ${thing}` : null
}

function isPluralNoun(head: string): boolean {
  return PLURAL_NOUNS.has(head) || (/[^siu]s$/.test(head) && toSingular(head) !== head)
}

/** The noun of a noun phrase: its last word before a preposition. */
function findHead(thing: string): string {
  const [phrase = ''] = thing.split(PREPOSITION)
  return phrase.split(' ').at(-1)?.toLowerCase() ?? ''
}
