import { type BenefitRule, FINITE, NUMBER_WORD } from './benefit-rule.ts'
import { lowerFirst } from './text-case.ts'
import { ADJECTIVE_ENDINGS, ADJECTIVES, PARTICIPLES } from './word-lists.ts'

const AFTER_AN_ADJECTIVE =
  /^(?:to|for|in|on|with|at|up|down|from|of|as|enough|and|even|without|by|against|when|until|till|inside|under|within|every|all|daily|late|if|than|over)$/
const AFTER_A_PARTICIPLE =
  /^(?:in|by|from|for|to|on|with|without|at|as|of|under|against|and|every|when|if|using|around|until|up|within|near|daily|fresh|twice|once|locally|the|before|after)$/
const DEGREE =
  /^(?:very|so|extra|super|ultra|fully|completely|100%|always|naturally|dermatologically|clinically|ethically|individually|freshly|locally|fairly|hand|third-party)$/

/** "No bitterness", "Without sugar", "Free of BPA". */
export const readNegation: BenefitRule = (text, _, { isPlural }) => {
  const [, sign = '', thing = ''] = /^(no|zero|without(?: any)?|not a|free of|free from) (.+)$/i.exec(text) ?? []
  if (thing === '' || /^(?:no one|no matter|no longer|no more than)\b/i.test(text)) {
    return null
  }
  const isOneThing = !/\b(?:and|or|that|which|required|needed|necessary|involved|included|to|ever|again)\b|,/i.test(
    thing,
  )
  const isProblem = isOneThing && !/^zero/i.test(sign) && thing.split(' ').length <= 3
  return {
    kind: 'negation',
    ...(/^free/i.test(sign) ? { claim: `${isPlural ? 'are' : 'is'} ${lowerFirst(text)}` } : {}),
    ...(isProblem ? { problem: lowerFirst(thing) } : {}),
  }
}

/** Adjectives, participles and purposes, all of which follow "is". Of a sale nothing of the kind can be said. */
export const readModifier: BenefitRule = (text, words, { isPlural, offering }) => {
  const [first = '', second = ''] = words
  const isModifier =
    (isParticiple(first) && AFTER_A_PARTICIPLE.test(second)) ||
    (isAdjective(first) && (words.length === 1 || AFTER_AN_ADJECTIVE.test(second))) ||
    (first === 'for' && !words.some((word) => FINITE.test(word))) ||
    (DEGREE.test(first) && words.slice(1).some((word) => isAdjective(word) || isParticiple(word))) ||
    endsAsAdjective(words)
  if (!isModifier) {
    return null
  }
  const isOfPart = offering === 'place' && isParticiple(first) && !ADJECTIVES.has(first)
  return offering === 'sale' || isOfPart
    ? { kind: 'adjective' }
    : { kind: 'adjective', claim: `${isPlural ? 'are' : 'is'} ${lowerFirst(text)}` }
}

/** "Machine washable", "Dishwasher safe"; "First lesson free" is about the lesson. */
function endsAsAdjective(words: readonly string[]): boolean {
  const [first = ''] = words
  const last = words.at(-1) ?? ''
  const isAboutPart = NUMBER_WORD.test(first) || /^(?:free|more|all|first|second|every|last)$/.test(first)
  return (
    words.length <= 3 &&
    !isAboutPart &&
    !/^(?:light|free|fast|quick|natural|perfect|simple|mild)$/.test(last) &&
    ((isAdjective(last) && !(words.length > 1 && last.endsWith('er'))) || (words.length === 1 && isParticiple(last)))
  )
}

export function isAdjective(word: string): boolean {
  const isComparative =
    word.endsWith('er') &&
    (ADJECTIVES.has(word.slice(0, -2)) || ADJECTIVES.has(word.slice(0, -1)) || ADJECTIVES.has(`${word.slice(0, -3)}y`))
  return (
    ADJECTIVES.has(word) ||
    isComparative ||
    (ADJECTIVE_ENDINGS.test(word) && !/^(?:table|cable|vegetable|timetable|stable)$/.test(word))
  )
}

function isParticiple(word: string): boolean {
  return (
    PARTICIPLES.has(word) ||
    (/[a-z-]{3,}ed$/.test(word) && !/(?:seed|feed|speed|need|breed|hundred)$/.test(word)) ||
    /-(?:made|grown|built|led|woven|sewn|cut)$/.test(word)
  )
}
