import { countFrequentWords } from '../../../library/library.public.ts'
import { LANGUAGES } from './find-language.ts'

const LISTED = new Map(Object.values(LANGUAGES).map(({ code, words }) => [String(code), new Set(words.split(' '))]))
/** Frequent words of English that texts in other languages have too, as names or as words of their own. */
const SHARED = /(?<!\p{L})(?:a|all|an|as|at|by|has|her|in|is|just|made|no|on|per|per|us|was|we|will)(?!\p{L})/giu

/** How many words of a text are typical of each language, the most first: frequent ones, and those of shops' lists. */
export function countLanguageWords(text: string): { language: string; count: number }[] {
  const words = text.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? []
  const countListed = (language: string) => words.filter((word) => LISTED.get(language)?.has(word) === true).length
  return countFrequentWords(text)
    .map(({ language, count }) => ({ language, count: count + countListed(language) }))
    .toSorted((a, b) => b.count - a.count)
}

/**
 * The language that a line is clearly in, although it stands among lines of another one; null otherwise. English is what texts are mixed
 * with, so it needs one word more than the other language has; two others need a lead of two, because they share words.
 */
export function findOtherLanguage(text: string, code: string): string | null {
  const own = countIn(text, code)
  const [other] = countLanguageWords(text).filter(({ language }) => language !== code)
  if (other === undefined || !/\s/.test(text)) {
    return null
  }
  const isMixedIn = other.language === 'en'
  const count = isMixedIn ? countIn(text.replaceAll(SHARED, ' '), 'en') : other.count
  return count >= own + (isMixedIn ? 1 : 2) ? other.language : null
}

function countIn(text: string, code: string): number {
  return countLanguageWords(text).find(({ language }) => language === code)?.count ?? 0
}
