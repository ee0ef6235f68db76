import type { BenefitRule, Parsed } from './benefit-rule.ts'
import { isInfinitive, mayBeThirdPerson, toInfinitive, toThirdPerson } from './verb-forms.ts'
import { READER_VERBS, STATIVE } from './word-lists.ts'

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
  // "Never more than 40 guests".
  if (!isInfinitive(verb) && !mayBeThirdPerson(verb)) {
    return { kind: 'quoted' }
  }
  const infinitive = isInfinitive(verb) ? verb : toInfinitive(verb)
  const isProducts = infinitive !== verb || STATIVE.has(verb) || (isPlural && !READER_VERBS.has(verb))
  return isProducts
    ? { kind: 'verb', claim: `${negation} ${isPlural ? infinitive : toThirdPerson(infinitive)}${rest}` }
    : { kind: 'imperative', you: `you ${negation} ${infinitive}${rest}` }
}
