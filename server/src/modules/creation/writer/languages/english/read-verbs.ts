import type { ProductName } from '../writer-language.ts'
import { type BenefitRule, type Parsed, toWords, type Words } from './benefit-rule.ts'
import { toThingWithArticle } from './read-things.ts'
import { lowerFirst } from './text-case.ts'
import { findInfinitive, isInfinitive, toInfinitive, toSingular, toThirdPerson } from './verb-forms.ts'
import { ADJECTIVAL_VERBS, AFTER_A_VERB, AMBIGUOUS, PLURAL_NOUNS, READER_VERBS, SKILLS, STATIVE } from './word-lists.ts'

const NEGATED = /^(does not|doesn['’]t|do not|don['’]t|never|no longer|won['’]t|will not|cannot|can['’]t) (\S+)(.*)$/i

/** "Does not leak", "Never soaks through", "Never run out of coffee again". */
export const readNegatedVerb: BenefitRule = (text, _, { isPlural }) => {
  const found = NEGATED.exec(text)
  if (found === null) {
    return null
  }
  const [, sign = '', said = '', rest = ''] = found
  const [negation, verb] = [sign.toLowerCase(), said.toLowerCase()]
  if (/^(?:never|no longer)/.test(negation)) {
    return readNever(negation, verb, { rest, isPlural })
  }
  if (/^(?:do not|don)/.test(negation) && isOfReader(verb, isPlural)) {
    return { kind: 'imperative' }
  }
  const auxiliary = isPlural ? 'do not' : 'does not'
  return { kind: 'verb', claim: `${negation.startsWith('do') ? auxiliary : negation} ${verb}${rest}` }
}

/** "Don't check a bag": one product cannot do that, because it "does not". */
function isOfReader(verb: string, isPlural: boolean): boolean {
  return !STATIVE.has(verb) && (!isPlural || READER_VERBS.has(verb))
}

function readNever(negation: string, verb: string, { rest, isPlural }: { rest: string; isPlural: boolean }): Parsed {
  const infinitive = isInfinitive(verb) ? verb : toInfinitive(verb)
  const isProducts = infinitive !== verb || STATIVE.has(verb) || (isPlural && !READER_VERBS.has(verb))
  return isProducts
    ? { kind: 'verb', claim: `${negation} ${isPlural ? infinitive : toThirdPerson(infinitive)}${rest}` }
    : { kind: 'imperative', you: `you ${negation} ${infinitive}${rest}` }
}

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
  const isProducts = isInfinitive(first) && !READER_VERBS.has(first)
  return isProducts && (STATIVE.has(first) || isVerbBefore(first, second)) ? first : null
}

function findThirdPerson({ first, second }: Words): string | null {
  const isNoun = !first.endsWith('s') || PLURAL_NOUNS.has(first) || /^(?:that|which|who)$/.test(second)
  if (isNoun || (second === 'of' && !/^(?:tastes|smells)$/.test(first))) {
    return null
  }
  const isBeforeObject = /^(?:a|an|the|your|its|you|it|to|into|them|every)$/.test(second)
  return findInfinitive(first) ?? (isBeforeObject ? toInfinitive(first) : null)
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

/** "Just add water". */
export const readSimpleAction: BenefitRule = (text, { first, second }) =>
  first === 'just' && isInfinitive(second) ? { kind: 'imperative', you: `you ${lowerFirst(text)}` } : null

/** What the reader does: "Write emails that get answered". */
export const readImperative: BenefitRule = (text, words) => {
  const { all, first, second, third } = words
  const isPair = isInfinitive(first) && /^(?:or|and)$/.test(second) && isInfinitive(third)
  if (all.length === 1 || STATIVE.has(first) || !(isPair || isAction(words))) {
    return null
  }
  return /(?: and|&|,) (?:it|they) /.test(text)
    ? { kind: 'imperative' }
    : toReaderAction(text, SKILLS.has(first) && !isPair)
}

function toReaderAction(text: string, isSkill: boolean): Parsed {
  const infinitive = lowerFirst(text)
  const you = `you ${/^(?:know|pay only) /i.test(text) ? '' : 'can '}${infinitive}`
  return { kind: 'imperative', infinitive, you, ...(isSkill ? { skill: infinitive } : {}) }
}

function isAction({ all, first, second }: Words): boolean {
  return isInfinitive(first) && (isVerbBefore(first, second) || hasPluralObject(first, all))
}

function isVerbBefore(first: string, second: string): boolean {
  return !/^(?:and|or|of)$/.test(second) && (!AMBIGUOUS.has(first) || AFTER_A_VERB.has(second))
}

/** "Cut build times by 60%": the object of an ambiguous verb is in the plural, and something follows it. */
function hasPluralObject(first: string, words: readonly string[]): boolean {
  const object = words.slice(1, 3).findIndex((word) => /[^siu]s$/.test(word) && toSingular(word) !== word)
  return !ADJECTIVAL_VERBS.has(first) && object !== -1 && words.length > object + 2
}
