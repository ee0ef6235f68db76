import type { LineFact } from '@marquee/contract/image-words'
import type { Benefit, BenefitForms, ProductName } from '../writer-language.ts'
import type { BenefitRule, Parsed } from './benefit-rule.ts'
import { findAnswered } from './find-answered.ts'
import { readModifier, readNegation } from './read-modifiers.ts'
import { readList, readQuestion, readSentence } from './read-sentences.ts'
import { readNoun, readNumber, toThingWithArticle } from './read-things.ts'
import { readImperative, readNegatedVerb, readVerb } from './read-verbs.ts'
import { lowerFirst, upperFirst } from './text-case.ts'

/** In the order in which they are tried. */
const RULES: readonly BenefitRule[] = [
  readQuestion,
  readList,
  readSentence,
  readNegatedVerb,
  readNegation,
  readVerb,
  readModifier,
  readNumber,
  readImperative,
  readNoun,
]
const MOST_WORDS = 14

/** Parses a benefit as it was written by a user or a shop. What cannot be understood is kept as written, without further forms. */
export function parseBenefit(written: string, fact: LineFact, name: ProductName): Benefit {
  const plain = written
    .trim()
    .replaceAll(/\s+/gu, ' ')
    .replace(/[.;,:\s]+$/u, '')
  const parsed = applyRules(plain, name)
  return { kind: parsed.kind, forms: toForms(plain, parsed, name), fact, answers: findAnswered(plain) }
}

function applyRules(plain: string, name: ProductName): Parsed {
  const words = plain.toLowerCase().split(' ')
  if (words.length <= MOST_WORDS) {
    for (const rule of RULES) {
      const parsed = rule(plain, words, name)
      if (parsed !== null) {
        return parsed
      }
    }
  }
  return { kind: 'quoted' }
}

function toForms(plain: string, { kind, ...forms }: Parsed, { isPlural }: ProductName): BenefitForms {
  const short = kind === 'question' ? plain : lowerFirst(plain)
  const end = /[.!?]$/.test(plain) ? '' : '.'
  const withArticle = forms.thing === undefined ? null : toThingWithArticle(forms.thing)
  const plus = withArticle === null ? null : `Plus ${withArticle}${end}`
  const common = { plain, short, ...forms }
  if (forms.claim !== undefined) {
    const subject = isPlural ? 'They' : 'It'
    return { ...common, sentence: `${subject} ${forms.claim}.`, addition: plus ?? toAddition(subject, forms.claim) }
  }
  if (forms.you !== undefined) {
    return { ...common, sentence: `${upperFirst(forms.you)}.`, addition: `And ${forms.you}.` }
  }
  // A question is asked once, in a headline.
  const sentence = kind === 'question' ? '' : `${plain}${end}`
  return { ...common, sentence, addition: plus ?? (kind === 'negation' ? `And ${short}${end}` : sentence) }
}

function toAddition(subject: string, claim: string): string {
  if (/^(?:does|do|never|no longer|will|won|cannot|can['’]t|always)\b| not | never /.test(claim)) {
    return `And ${subject.toLowerCase()} ${claim}.`
  }
  if (/\b(?:too|also|as well)\b/.test(claim)) {
    return `${subject} ${claim}.`
  }
  const [, verb = '', rest = ''] = /^(is|are|can|has|have) (.+)$/.exec(claim) ?? []
  return verb === '' ? `${subject} also ${claim}.` : `${subject} ${verb} also ${rest}.`
}
