import { countFrequentWords } from '../../../library/library.public.ts'
import { isEnglish } from './english/proper-words.ts'
import { findNameSegment } from './title-segment.ts'
import type { BenefitKind, Objection, WriterLanguage } from './writer-language.ts'

/** A language whose frames need no grammatical forms of a benefit: they quote it as it was written, and use the product's name as a label. */
interface PlainLanguage extends Pick<
  WriterLanguage,
  | 'code'
  | 'locale'
  | 'brief'
  | 'frameworks'
  | 'calls'
  | 'commonObjections'
  | 'sayRating'
  | 'offerEnd'
  | 'empty'
  | 'offerInText'
  | 'request'
> {
  /** What begins the part of a title after the name, such as "mit …". */
  titleTail: RegExp
  /** Matches a benefit that denies something; its group `problem` is what is denied. */
  negation: RegExp
  /** What a benefit must say for it to answer an objection. */
  answered: readonly (readonly [Objection, RegExp])[]
  /** Between a rating and its scale: "4,8 von 5". */
  outOf: string
  /** Matches benefits that begin with a small letter within a sentence; German keeps the capitals of its nouns. */
  lowersFirst: RegExp
}

const LONGEST_NAME = 6
/** The letters by which two forms of a long word are the same. */
const STEM = 8

/** Makes a writer's language of frames that need no agreement. */
export function createPlainLanguage({
  titleTail,
  negation,
  answered,
  lowersFirst,
  outOf,
  ...language
}: PlainLanguage): WriterLanguage {
  const lowerFirst = (text: string) =>
    lowersFirst.test(text) && /^\p{Lu}[\p{Ll}’]/u.test(text) && !/^\S*\p{Ll}\S*\p{Lu}/u.test(text)
      ? text.charAt(0).toLowerCase() + text.slice(1)
      : text
  return {
    ...language,
    objections: {},
    nameProduct: (title, { brandName, offering }) => {
      const words = findNameSegment(title, brandName, titleTail).split(' ')
      const named = words.slice(0, LONGEST_NAME).join(' ')
      // Only a name that was cut may end with "de la"; "Crema de día" and "kaas & zo" are whole.
      const label = words.length > LONGEST_NAME ? named.replace(/(?:\s(?:\p{Ll}{1,3}|&))+$/u, '') : named
      return { inSentence: label, label, kind: '', isPlural: false, isUncountable: false, offering }
    },
    parseBenefit: (written, fact) => {
      const plain = written
        .trim()
        .replaceAll(/\s+/gu, ' ')
        .replace(/[.;,:\s]+$/u, '')
      const problem = negation.exec(plain)?.groups?.['problem']
      const kind = toKind(plain, problem)
      const sentence = kind === 'question' ? '' : plain.replace(/(?<![.!?])$/u, '.')
      return {
        kind,
        forms: {
          plain,
          short: kind === 'question' ? '' : lowerFirst(plain),
          sentence,
          addition: sentence,
          ...(problem === undefined ? {} : { problem: lowerFirst(problem) }),
        },
        fact,
        answers: answered.find(([, sign]) => sign.test(plain))?.[0] ?? null,
      }
    },
    grammarSlots: () => ({}),
    formatRating: (rating) =>
      rating.replace(
        /^(\d)(?:\.(\d+))? of (\d+)$/,
        (_, whole: string, part: string | undefined, scale: string) =>
          `${whole}${part === undefined ? '' : `,${part}`} ${outOf} ${scale}`,
      ),
    // "Mild" and "Robust" are words of several languages.
    isForeign: (text) => (/\s/.test(text) || ENGLISH_MARK.test(text)) && isInAnother(text, language.code),
    agreeGain: (gain) => gain,
    lowerFirst,
    repeatsItself: (text) => /:[^.!?]*:/u.test(text) || repeatsQuestion(text),
    speak: (text) => text,
  }
}

/** Words of English lists and offers that the other languages do not have. */
const ENGLISH_MARK =
  /\b(?:save|until|free|shipping|delivery|today|easy|fits|keeps|folds|works|comes|includes|washable|resistant|wireless|lasts|holds|weighs|charges|cleans)\b/i

/**
 * Whether a line is clearly in another language. English is what texts are mixed with, so one of its frequent words is enough when the
 * dictionary has the others too; the Romance languages share many words, so it takes two more than their own.
 */
function isInAnother(text: string, code: string): boolean {
  // A word that is said twice tells no more than once: "Acalma a vermelhidão durante a noite" is not French.
  const counts = countFrequentWords([...new Set(text.toLowerCase().match(/[\p{L}’']+/gu))].join(' '))
  const own = counts.find(({ language }) => language === code)?.count ?? 0
  const [other] = counts.filter(({ language }) => language !== code)
  if (other?.language === 'en' || ENGLISH_MARK.test(text)) {
    return (other?.count ?? 0) >= own && isEnglish(text)
  }
  return other !== undefined && other.count >= own + 2
}

/** Whether an answer repeats two words or the stem of a long one: "Costi nascosti? Senza costi nascosti", "Versteckte Kosten? Keine versteckten Gebühren". */
function repeatsQuestion(text: string): boolean {
  const [question = '', answer = ''] = text.toLowerCase().split('?')
  const words = question.match(/\p{L}+/gu) ?? []
  const isStemSaid = words.some((word) => word.length >= STEM && answer.includes(word.slice(0, STEM)))
  return isStemSaid || words.slice(1).some((word, index) => answer.includes(`${words[index]} ${word}`))
}

function toKind(plain: string, problem: string | undefined): BenefitKind {
  if (plain.endsWith('?')) {
    return 'question'
  }
  return problem === undefined ? 'quoted' : 'negation'
}
