import type { BenefitRule } from './benefit-rule.ts'
import { lowerFirst } from './text-case.ts'
import { findInfinitive, isInfinitive, toGerund, toInfinitive, toSingular, toThirdPerson } from './verb-forms.ts'
import { ADJECTIVAL_VERBS, AFTER_A_VERB, AMBIGUOUS, PLURAL_NOUNS, READER_VERBS, SKILLS, STATIVE } from './word-lists.ts'

const NEGATED = /^(does not|doesn['’]t|do not|don['’]t|never|no longer|won['’]t|will not|cannot|can['’]t) (\S+)(.*)$/i

/** "Does not leak", "Never soaks through", "Never run out of coffee again". */
export const readNegatedVerb: BenefitRule = (text, _, { isPlural }) => {
  const [, sign = '', said = '', rest = ''] = NEGATED.exec(text) ?? []
  const [negation, verb] = [sign.toLowerCase(), said.toLowerCase()]
  if (verb === '') {
    return null
  }
  if (/^do/.test(negation)) {
    return { kind: 'verb', claim: `${isPlural ? 'do' : 'does'} not ${verb}${rest}` }
  }
  if (!/^(?:never|no longer)/.test(negation)) {
    return { kind: 'verb', claim: `${negation} ${verb}${rest}` }
  }
  const infinitive = isInfinitive(verb) ? verb : toInfinitive(verb)
  const isProducts = infinitive !== verb || STATIVE.has(verb) || (isPlural && !READER_VERBS.has(verb))
  return isProducts
    ? { kind: 'verb', claim: `${negation} ${isPlural ? infinitive : toThirdPerson(infinitive)}${rest}` }
    : { kind: 'imperative', you: `you ${negation} ${infinitive}${rest}` }
}

/** What the product does: "Brews in 2 minutes", of several "Weigh next to nothing". */
export const readVerb: BenefitRule = (text, words, { isPlural }) => {
  const [first = '', second = ''] = words
  const infinitive = findProductVerb(first, second, isPlural)
  if (first === 'can' && words.length > 1) {
    return { kind: 'verb', claim: lowerFirst(text) }
  }
  if (infinitive === null || words.length === 1 || /^(?:and|or|is|are)$/.test(second)) {
    return null
  }
  const rest = text.slice(first.length)
  return { kind: 'verb', claim: `${isPlural ? infinitive : toThirdPerson(infinitive)}${agree(rest, isPlural)}` }
}

function findProductVerb(first: string, second: string, isPlural: boolean): string | null {
  if (
    isPlural &&
    isInfinitive(first) &&
    !READER_VERBS.has(first) &&
    (STATIVE.has(first) || isVerbBefore(first, second))
  ) {
    return first
  }
  if (!first.endsWith('s') || PLURAL_NOUNS.has(first) || (second === 'of' && !/^(?:tastes|smells)$/.test(first))) {
    return null
  }
  return (
    findInfinitive(first) ??
    (/^(?:a|an|the|your|its|you|it|to|into|them|every)$/.test(second) ? toInfinitive(first) : null)
  )
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

/** What the reader does: "Write emails that get answered". */
export const readImperative: BenefitRule = (text, words) => {
  const [first = '', second = '', third = ''] = words
  const isPair = /^(?:or|and)$/.test(second) && isInfinitive(third)
  if (words.length === 1 || !isInfinitive(first) || STATIVE.has(first)) {
    return null
  }
  if (!isPair && !isVerbBefore(first, second) && !hasPluralObject(first, words)) {
    return null
  }
  const infinitive = lowerFirst(text)
  const isSkill = SKILLS.has(first) && !isPair
  return {
    kind: 'imperative',
    infinitive,
    you: `you ${first === 'know' ? '' : 'can '}${infinitive}`,
    ...(isSkill ? { skill: infinitive, gerund: `${toGerund(first)}${text.slice(first.length)}` } : {}),
  }
}

function isVerbBefore(first: string, second: string): boolean {
  return !/^(?:and|or|of)$/.test(second) && (!AMBIGUOUS.has(first) || AFTER_A_VERB.has(second))
}

/** "Cut build times by 60%": the object of an ambiguous verb is in the plural, and something follows it. */
function hasPluralObject(first: string, words: readonly string[]): boolean {
  const object = words.slice(1, 3).findIndex((word) => /[^siu]s$/.test(word) && toSingular(word) !== word)
  return !ADJECTIVAL_VERBS.has(first) && object !== -1 && words.length > object + 2
}
