import { type BenefitRule, FINITE, NUMBER_WORD, type Parsed, toBe, type Words } from './benefit-rule.ts'
import type { ProductName } from '../writer-language.ts'
import { lowerFirst } from './text-case.ts'
import { toSingular } from './verb-forms.ts'
import { ADJECTIVE_ENDINGS, ADJECTIVES, PARTICIPLES, UNCOUNTABLE } from './word-lists.ts'

export const AFTER_AN_ADJECTIVE =
  /^(?:to|for|in|on|with|at|up|down|from|of|as|enough|and|even|without|by|against|when|until|till|inside|under|within|every|all|daily|late|if|than|over|\d+)$/
export const AFTER_A_PARTICIPLE =
  /^(?:in|by|from|for|to|on|with|without|at|as|of|under|against|and|every|when|if|using|around|until|up|within|near|daily|fresh|twice|once|locally|the|before|after)$/
const DEGREE =
  /^(?:very|so|extra|super|ultra|fully|completely|100%|always|naturally|dermatologically|clinically|ethically|individually|freshly|locally|fairly|hand|third-party)$/

const DENIAL = /^(no|zero|without(?: any)?|not a|free of|free from) (.+)$/i
const NO_DENIAL = /^(?:no one|no matter|no longer|no more than)\b/i
const NO_PROBLEM =
  /\b(?:reported|allowed|found|and|or|that|which|required|needed|necessary|involved|included|to|ever|again)\b|,/i
const LONGEST_PROBLEM = 3

/** "No bitterness", "Without sugar", "Free of BPA". */
export const readNegation: BenefitRule = (text, _, name) => {
  const found = NO_DENIAL.test(text) ? null : DENIAL.exec(text)
  if (found === null) {
    return null
  }
  const [, sign = '', thing = ''] = found
  if (/^no$/i.test(sign)) {
    return { kind: 'negation', ...toDenial(text, thing, name), ...toProblem(sign, thing) }
  }
  const claim = /^free/i.test(sign) ? { claim: `${toBe(name)} ${lowerFirst(text)}` } : {}
  return { kind: 'negation', ...claim, ...toProblem(sign, thing) }
}

function toProblem(sign: string, thing: string) {
  const isProblem = !NO_PROBLEM.test(thing) && !/^zero/i.test(sign) && thing.split(' ').length <= LONGEST_PROBLEM
  return isProblem ? { problem: lowerFirst(thing) } : {}
}

const NEEDED = /^(.+?) (needed|required|necessary)$/i

/** Things "have no chain to oil"; around all else "there is no paperwork". What is not needed is said of the reader's situation. */
function toDenial(text: string, thing: string, { offering, isPlural }: ProductName) {
  const [, unneeded = '', needed = ''] = NEEDED.exec(thing) ?? []
  const be = (noun: string) => (isPluralHead(noun) ? 'are' : 'is')
  if (/ (?:in|up|on|off)$/.test(unneeded)) {
    return {}
  }
  if (unneeded !== '') {
    return { you: `no ${unneeded} ${be(unneeded)} ${needed}` }
  }
  if (/,|\b(?:or|and|that|which|more|matter|than|involved|included|ever|again|just|only)\b/i.test(thing)) {
    return {}
  }
  return offering === 'product' || offering === 'food'
    ? { claim: `${isPlural ? 'have' : 'has'} ${lowerFirst(text)}` }
    : { you: `there ${be(thing)} ${lowerFirst(text)}` }
}

function isPluralHead(noun: string): boolean {
  const [phrase = ''] = noun.toLowerCase().split(/ (?:for|with|of|in|on|at|to|from|by|until|per) /)
  const head = phrase.split(' ').at(-1) ?? ''
  return /[^siu]s$/.test(head) && !UNCOUNTABLE.has(head) && toSingular(head) !== head
}

/** Adjectives, participles and purposes, all of which follow "is". Of a sale nothing of the kind can be said. */
export const readModifier: BenefitRule = (text, words, name) => {
  // "Open with £500" is what one does with an account.
  if (words.first === 'open' && words.second === 'with') {
    return null
  }
  const signs = [isPassiveOfParticle, beginsAsParticiple, beginsAsAdjective, isPurpose, hasDegree, endsAsAdjective]
  if (!signs.some((sign) => sign(words))) {
    return readJudged(text, name)
  }
  if (name.offering === 'course' && /^[a-z]+-ready\b/i.test(text)) {
    return { kind: 'adjective', you: `you are ${lowerFirst(text)}` }
  }
  const isOfPart = isOfResult(words.first, name) || PAST.test(text)
  return name.offering === 'sale' || isOfPart
    ? { kind: 'adjective' }
    : { kind: 'adjective', claim: `${toBe(name)} ${lowerFirst(text)}` }
}

/** What happened once would be said in the past: "Picked in April 2026", "Tested on 60 women". */
const PAST =
  /\b(?:in|since) (?:(?:\p{L}+ )?(?:19|20)\d\d|January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:last|yesterday)\b|^(?:[\p{L}]+ly )?[Tt]ested (?:on|with) \d/u

/** What is made or delivered is a part of what a place or a service does, and not the place itself. */
function isOfResult(first: string, { offering }: ProductName): boolean {
  return offering === 'place'
    ? isParticiple(first) && !ADJECTIVES.has(first)
    : /^(?:service|event|charity)$/.test(offering) &&
        /^(?:delivered|finished|done|served|shipped|edited|cooked|planted|grown|packed|printed)$/.test(first)
}

const JUDGED = /^([a-z]{3,}(?<!ly)) (recommended|approved|tested)$/i

/** "Vet recommended". */
function readJudged(text: string, name: ProductName): Parsed | null {
  const [, expert = '', verdict = ''] = JUDGED.exec(text) ?? []
  return expert === '' || name.offering === 'sale'
    ? null
    : { kind: 'adjective', claim: `${toBe(name)} ${lowerFirst(expert)}-${verdict.toLowerCase()}` }
}

/** "Set up by an engineer". */
function isPassiveOfParticle({ first, second, third }: Words): boolean {
  return (
    /^(?:set|put|cut|run|read)$/.test(first) &&
    (second === 'by' || (/^(?:up|together|out|off)$/.test(second) && third === 'by'))
  )
}

/** "Made in Portugal", but not "Cut to length", which the reader does. */
function beginsAsParticiple(words: Words): boolean {
  const { first, second } = words
  return (
    isParticiple(first) &&
    AFTER_A_PARTICIPLE.test(second) &&
    !isPairBeforeNoun(words) &&
    `${first} ${second}` !== 'cut to'
  )
}

/** "Insured and background-checked cleaners": both describe a noun. */
function isPairBeforeNoun({ all, second, third }: Words): boolean {
  const [, , , fourth = ''] = all
  const isPair = second === 'and' && (isAdjective(third) || isParticiple(third))
  return isPair && fourth !== '' && !AFTER_AN_ADJECTIVE.test(fourth) && !AFTER_A_PARTICIPLE.test(fourth)
}

function beginsAsAdjective(words: Words): boolean {
  const { all, first, second } = words
  return isAdjective(first) && (all.length === 1 || AFTER_AN_ADJECTIVE.test(second)) && !isPairBeforeNoun(words)
}

function isPurpose({ all, first }: Words): boolean {
  return first === 'for' && !all.some((word) => FINITE.test(word))
}

function hasDegree({ all, first }: Words): boolean {
  return DEGREE.test(first) && all.slice(1).some((word) => isAdjective(word) || isParticiple(word))
}

const OF_PART = /^(?:free|more|all|first|second|every|last)$/
// "Pool open until 10 pm" is about the pool.
const RARELY_LAST = /^(?:available|open|light|free|fast|quick|natural|perfect|simple|mild)$/
const MOST_WORDS = 3

/** "Machine washable", "Dishwasher safe"; "First lesson free" is about the lesson. */
function endsAsAdjective({ all: whole, first }: Words): boolean {
  const end = whole.findIndex(
    (word, index) => index > 0 && AFTER_AN_ADJECTIVE.test(word) && !/^(?:and|\d+)$/.test(word),
  )
  const all = end === -1 ? whole : whole.slice(0, end)
  const last = all.at(-1) ?? ''
  if (all.length === 1) {
    return isAdjective(last) || isParticiple(last)
  }
  const isAboutPart = NUMBER_WORD.test(first) || OF_PART.test(first)
  return (
    all.length <= MOST_WORDS && !isAboutPart && !RARELY_LAST.test(last) && isAdjective(last) && !last.endsWith('er')
  )
}

export function isAdjective(word: string): boolean {
  const isComparative =
    word.endsWith('er') &&
    (ADJECTIVES.has(word.slice(0, -2)) || ADJECTIVES.has(word.slice(0, -1)) || ADJECTIVES.has(`${word.slice(0, -3)}y`))
  return (
    ADJECTIVES.has(word) ||
    isComparative ||
    (ADJECTIVE_ENDINGS.test(word) && !/^(?:proof|table|cable|vegetable|timetable|stable)$/.test(word))
  )
}

function isParticiple(word: string): boolean {
  return (
    PARTICIPLES.has(word) ||
    (/[a-z-]{3,}ed$/.test(word) && !/(?:seed|feed|speed|need|breed|hundred)$/.test(word)) ||
    /-(?:made|grown|built|led|woven|sewn|cut)$/.test(word)
  )
}
