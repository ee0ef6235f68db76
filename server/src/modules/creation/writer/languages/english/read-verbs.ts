import type { ProductName } from '../writer-language.ts'
import { type BenefitRule, FINITE, type Parsed, toWords, type Words } from './benefit-rule.ts'
import { canBeAdjective, canBeNoun } from './dictionary.ts'
import { AFTER_AN_ADJECTIVE } from './read-modifiers.ts'
import { toThingWithArticle } from './read-things.ts'
import { lowerFirst } from './text-case.ts'
import {
  findInfinitive,
  isInfinitive,
  mayBeThirdPerson,
  toInfinitive,
  toSingular,
  toThirdPerson,
} from './verb-forms.ts'
import {
  ADJECTIVAL_VERBS,
  AFTER_A_VERB,
  AMBIGUOUS,
  FEATURES,
  MATERIALS,
  PLURAL_NOUNS,
  READER_VERBS,
  SKILLS,
  STATIVE,
} from './word-lists.ts'

/** What the product does: "Brews in 2 minutes", of several "Weigh next to nothing". */
export const readVerb: BenefitRule = (text, words, name) => {
  const { isPlural } = name
  const { all, first, second } = words
  if (all.length === 1 || /^(?:and|or|is|are)$/.test(second)) {
    return null
  }
  if (first === 'can') {
    return { kind: 'verb', claim: lowerFirst(text) }
  }
  if (first.endsWith('ly')) {
    return readAfterAdverb(text, first, name)
  }
  const infinitive = (isPlural ? findPluralVerb(words) : null) ?? findThirdPerson(words) ?? findProducts(words)
  return infinitive === null ? readVerbList(text, all, name) : toAction(infinitive, text.slice(first.length), name)
}

function toAction(infinitive: string, rest: string, { isPlural }: ProductName): Parsed {
  const verb = isPlural ? infinitive : toThirdPerson(infinitive)
  return { kind: 'verb', claim: withArticle(`${verb}${agree(rest, isPlural)}`) }
}

/** "Comes with carrying strap" is a list's short form of "comes with a carrying strap". */
function withArticle(claim: string): string {
  const [, verb = '', thing = ''] = /^(comes? with|includes?|features?) (.+)$/.exec(claim) ?? []
  const articled = thing === '' ? null : toThingWithArticle(thing)
  return articled === null ? claim : `${verb} ${articled}`
}

/** "Records, transcribes and summarizes". */
function readVerbList(text: string, all: readonly string[], { isPlural }: ProductName): Parsed | null {
  const verbs = all.filter((word) => word !== 'and').map((word) => word.replace(/,$/, ''))
  const isList =
    /^\w+, \w+,? and \w+$/.test(text) && verbs.every((word) => word.endsWith('s') && findInfinitive(word) !== null)
  return isList && !isPlural ? { kind: 'verb', claim: lowerFirst(text) } : null
}

/** "Visibly reduces blemishes". */
function readAfterAdverb(text: string, adverb: string, name: ProductName): Parsed | null {
  const rest = text.slice(adverb.length + 1)
  const claim = readVerb(rest, toWords(rest), name)?.claim
  return claim === undefined ? null : { kind: 'verb', claim: `${adverb} ${claim}` }
}

/** "Stay sharp for a year", of a set: no reader can do that. */
function findProducts({ first, second }: Words): string | null {
  return /^(?:stay|dissolve|absorb|arrive|withstand|survive|glide)$/.test(first) &&
    !/^(?:and|or|of|in touch|up)$/.test(second)
    ? first
    : null
}

function findPluralVerb({ first, second }: Words): string | null {
  // "Stretch denim" is what jeans are made of, and the reader falls asleep.
  const isOther = MATERIALS.has(second) || second === 'asleep'
  const isProducts = isInfinitive(first) && !READER_VERBS.has(first) && !isOther
  return isProducts && (STATIVE.has(first) || isVerbBefore(first, second)) ? first : null
}

function findThirdPerson({ first, second, third }: Words): string | null {
  if (!first.endsWith('s') || isPluralNoun(first, second, third) || isNounOf(first, second)) {
    return null
  }
  return findInfinitive(first) ?? (isBeforeObject(first, second) ? toInfinitive(first) : null)
}

/** "Spots for September" are spots, and "Months of use" are months, but "Works for eight hours" is a verb. */
function isNounOf(first: string, second: string): boolean {
  if (second === 'for') {
    return canBeNoun(toSingular(first)) && !STATIVE.has(toInfinitive(first)) && !FOR_A_TIME.test(first)
  }
  return /^(?:that|which|who)$/.test(second) || (second === 'of' && !/^(?:tastes|smells)$/.test(first))
}

function isBeforeObject(first: string, second: string): boolean {
  if (!mayBeThirdPerson(first)) {
    return false
  }
  const isPreposition = /^(?:to|into|every|on|onto|without|through)$/.test(second)
  return /^(?:a|an|the|your|its|you|it|them)$/.test(second) || (isPreposition && !canBeNoun(toSingular(first)))
}

/** "Cuts for every budget" are cuts, but "Cuts heating bills" is what the product does. */
function isPluralNoun(first: string, second: string, third: string): boolean {
  const isDescribed = canBeAdjective(second) && canBeNoun(third)
  const isObject =
    isDescribed ||
    /^(?:the|your|a|an)$|.{3}ing$/.test(second) ||
    (/[^siu]s$/.test(second) && toSingular(second) !== second)
  return PLURAL_NOUNS.has(first) && !isObject
}

const FOR_A_TIME = /^(?:keeps|runs|lasts|works|stays|burns|glows|plays|holds|goes)$/

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

/** "Just add water". */
export const readSimpleAction: BenefitRule = (text, { first, second }) =>
  first === 'just' && isInfinitive(second) ? { kind: 'imperative', you: `you ${lowerFirst(text)}` } : null

/** What the reader does: "Write emails that get answered". */
export const readImperative: BenefitRule = (text, words, { isPlural }) => {
  const { all, first, second, third } = words
  const isPair = isInfinitive(first) && /^(?:or|and)$/.test(second) && isInfinitive(third)
  if (all.length === 1 || STATIVE.has(first) || !(isPair || isAction(words))) {
    return null
  }
  const isOther = isOfOther(text, isPlural) || isInstruction(words)
  return isOther ? { kind: 'imperative' } : toReaderAction(text, SKILLS.has(first) && !isPair)
}

/** "Try them at home" is said of several, and "Fill it and it glows" of the product as well. */
function isOfOther(text: string, isPlural: boolean): boolean {
  return (isPlural ? /\bit\b/ : /\bthem\b/).test(text) || /(?: and|&|,) (?:it|they) /.test(text)
}

/** "Serve over ice" lacks what is served. */
function isInstruction({ first, second }: Words): boolean {
  return INSTRUCTIONS.test(first) && /^(?:over|with|at|in|on|for|once|twice|daily|before|after|\d.*)$/.test(second)
}

/** What is done with a product, so that the verb has an object: "Use twice a day". */
const INSTRUCTIONS =
  /^(?:serve|use|apply|store|steep|shake|rinse|wash|heat|keep|chill|mix|add|take|refrigerate|spray|massage|soak|drink|eat|wear|charge|clean|cook|bake|freeze)$/

function toReaderAction(text: string, isSkill: boolean): Parsed {
  const infinitive = lowerFirst(text)
  const you = `you ${/^(?:know|pay only) /i.test(text) ? '' : 'can '}${infinitive}`
  // "What if you could use it …?" would not say what.
  const alone = /\bit\b/.test(text) ? {} : { infinitive }
  return { kind: 'imperative', ...alone, you, ...(isSkill ? { skill: infinitive } : {}) }
}

function isAction({ all, first, second }: Words): boolean {
  // "Cool in summer" describes, "Pull tab makes opening easy" is a sentence, "Pour spouts on both sides" are spouts.
  if (
    !isInfinitive(first) ||
    isPart(second) ||
    (canBeAdjective(first) && AFTER_AN_ADJECTIVE.test(second)) ||
    hasClause(all)
  ) {
    return false
  }
  const isNounToo = canBeNoun(first) && !AFTER_A_VERB.has(second) && !isOneOfMany(second)
  return isNounToo ? hasPluralObject(first, all) : isVerbBefore(first, second) || hasPluralObject(first, all)
}

/** "Pour spouts", "Grab handle", "Drip tray": parts are named after what one does with them. */
function isPart(second: string): boolean {
  return FEATURES.has(toSingular(second)) || /^(?:tabs?|trays?|loops?|rings?|clips?|buttons?|holes?)$/.test(second)
}

/** "Write emails", "Grow tomatoes": the object follows without a determiner. Before it, what could be a noun is no certain verb. */
function isOneOfMany(second: string): boolean {
  return /^(?:anything|everything|more|two|three|\d.*)$/.test(second)
}

/** Whether a noun and a verb that agrees with it follow the first word. */
function hasClause(all: readonly string[]): boolean {
  return all.slice(2, 4).some((word, index) => {
    const subject = all[index + 1] ?? ''
    const isSingular = !/[^su]s$/.test(subject) && canBeNoun(subject)
    return isSingular && mayBeThirdPerson(word) && (FINITE.test(word) || !canBeNoun(toSingular(word)))
  })
}

function isVerbBefore(first: string, second: string): boolean {
  return !/^(?:and|or|of)$/.test(second) && (!AMBIGUOUS.has(first) || AFTER_A_VERB.has(second))
}

/** "Cut build times by 60%": the object of an ambiguous verb is in the plural, and what follows says by how much, or what is left out. */
function hasPluralObject(first: string, words: readonly string[]): boolean {
  const object = words.slice(1, 3).findIndex((word) => /[^siu]s$/.test(word) && toSingular(word) !== word)
  const after = words[object + 2] ?? ''
  return !ADJECTIVAL_VERBS.has(first) && object !== -1 && /^(?:by|without|in|faster|before)$/.test(after)
}
