import type { LineFact } from '@marquee/contract/image-words'
import type { Benefit, BenefitForms, BenefitKind, ProductName } from '../writer-language.ts'
import { type BenefitRule, type Parsed, toWords } from './benefit-rule.ts'
import { findAnswered } from './find-answered.ts'
import { readModifier, readNegation } from './read-modifiers.ts'
import { readList, readQuestion, readSentence } from './read-sentences.ts'
import { readNoun, readNumber, toThingWithArticle } from './read-things.ts'
import { readNegatedVerb } from './read-negated-verbs.ts'
import { readImperative, readSimpleAction, readVerb } from './read-verbs.ts'
import { mayBeThirdPerson } from './verb-forms.ts'
import { lowerFirst, toSentenceCase, upperFirst } from './text-case.ts'

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
  readSimpleAction,
  readImperative,
  readNoun,
]
const MOST_WORDS = 14

/** Parses a benefit as it was written by a user or a shop. What cannot be understood is kept as written, without further forms. */
export function parseBenefit(written: string, fact: LineFact, name: ProductName): Benefit {
  const plain = toSentenceCase(
    written
      .trim()
      .replaceAll(/\s+/gu, ' ')
      .replace(/[.;,:\s]+$/u, ''),
  )
  const parsed = applyRules(plain, name)
  return { kind: parsed.kind, forms: toForms(plain, parsed, name), fact, answers: findAnswered(plain) }
}

function applyRules(plain: string, name: ProductName): Parsed {
  const words = toWords(plain)
  if (words.all.length <= MOST_WORDS) {
    for (const rule of RULES) {
      const parsed = rule(plain, words, name)
      if (parsed !== null) {
        return isOfSeller(plain) ? { kind: parsed.kind } : parsed
      }
    }
  }
  return { kind: 'quoted' }
}

/** "Made by me in Lisbon": said of the product in other words, it would no longer be the seller who speaks. */
function isOfSeller(plain: string): boolean {
  return /(?<!\p{L})(?:I|me|my|we|us|our|We|My|Our)(?!\p{L})/u.test(plain)
}

function toForms(plain: string, { kind, ...forms }: Parsed, name: ProductName): BenefitForms {
  if (kind === 'question') {
    // A question is asked once, in a headline.
    return { plain, short: '', sentence: '', addition: '', question: plain }
  }
  const common = { plain, ...toAlone(plain, { kind, ...forms }, name), ...forms }
  const withArticle = forms.thing === undefined ? null : toThingWithArticle(forms.thing)
  const sentences = toSentences(common, kind, name)
  return {
    ...common,
    ...sentences,
    ...toJoined(forms.claim),
    ...(withArticle === null ? {} : toArticled(withArticle, forms)),
  }
}

/** A noun phrase with its article; it is added with "Plus" when nothing else can be said of it. */
function toArticled(articled: string, { claim, you }: Pick<BenefitForms, 'claim' | 'you'>) {
  return claim === undefined && you === undefined ? { articled, addition: `Plus ${articled}.` } : { articled }
}

/** The forms that stand alone, or after a colon. Of several products "Fold flat" would be an order, so it gets its subject. */
function toAlone(plain: string, { kind, claim }: Pick<Parsed, 'kind' | 'claim'>, { isPlural }: ProductName) {
  const action = kind === 'verb' ? claim : undefined
  if (action === undefined) {
    // "Boots: grips wet rock" would not agree.
    const isOfOne = isPlural && mayBeThirdPerson(plain.toLowerCase().split(' ')[0] ?? '')
    return { line: plain, short: isOfOne && kind === 'quoted' ? '' : lowerFirst(plain) }
  }
  const short = isPlural ? `they ${action}` : action
  return { line: isPlural || isOfProduct(plain, action) ? upperFirst(short) : plain, short }
}

/** Whether the verb was written as an order, while it is the product that does it: "Stay sharp for a year". */
function isOfProduct(plain: string, claim: string): boolean {
  const [written = '', said = ''] = [plain, claim].map((text) => text.toLowerCase().split(' ')[0])
  return said !== written && said === `${written}s`
}

type Said = Pick<BenefitForms, 'plain' | 'short' | 'claim' | 'you'>

function toSentences({ plain, short, claim, you }: Said, kind: BenefitKind, { isPlural }: ProductName) {
  if (claim !== undefined) {
    const subject = isPlural ? 'They' : 'It'
    return { sentence: `${subject} ${claim}.`, addition: toAddition(subject, claim) }
  }
  if (you !== undefined) {
    return { sentence: `${upperFirst(you)}.`, addition: `And ${you}.` }
  }
  const end = /[.!?]$/.test(plain) ? '' : '.'
  return {
    sentence: `${plain}${end}`,
    addition: kind === 'negation' && !/,|\bor\b/.test(plain) ? `And ${short}${end}` : `${plain}${end}`,
  }
}

/** A claim that can be joined to others by "and", and the same with "also"; none when it has an "and" or a comma of its own. */
function toJoined(claim: string | undefined): Pick<BenefitForms, 'joined' | 'also'> {
  if (claim === undefined || /,|\band\b|&/.test(claim)) {
    return {}
  }
  const also = / (?:also|too) |^ (?:ends|starts|begins|opens|closes) /.test(` ${claim} `)
    ? ''
    : toAddition('', claim).trim().replace(/\.$/, '')
  return { joined: claim, ...(/^(?:And )|^$/.test(also) ? {} : { also }) }
}

function toAddition(subject: string, claim: string): string {
  if (/^(?:does|do|never|no longer|will|won|cannot|can['’]t|always)\b| not | never /.test(claim)) {
    return `And ${subject.toLowerCase()} ${claim}.`
  }
  // "It also ends on Sunday" would be one more thing that it does.
  if (/\b(?:too|also|as well)\b|^(?:ends|starts|begins|opens|closes)\b/.test(claim)) {
    return `${subject} ${claim}.`
  }
  const [, verb = '', rest = ''] = /^(is|are|can|has(?= had)|have(?= had)) (.+)$/.exec(claim) ?? []
  return verb === '' ? `${subject} also ${claim}.` : `${subject} ${verb} also ${rest}.`
}
