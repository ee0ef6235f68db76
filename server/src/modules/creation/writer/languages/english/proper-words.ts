import { countFrequentWords } from '../../../../library/library.public.ts'
import { readDictionary } from './dictionary.ts'
import { toSingular } from './verb-forms.ts'

/** Whether the word is written with a capital within a sentence, as far as the dictionary tells: "Italian", "Monday". */
export function isProper(word: string): boolean {
  const { proper } = readDictionary()
  const name = word.replace(/['’]s$/, '')
  return !isCommon(word) && (proper.has(name) || proper.has(name.replace(/s$/, '')))
}

/** Whether the dictionary has the word as a common word. */
export function isCommon(word: string): boolean {
  const { common } = readDictionary()
  const lower = word.toLowerCase().replace(/['’]s?$/, '')
  // The dictionary lists words without the prefixes and suffixes that most words take.
  const bare = lower.replace(/^(?:re|un|dis|non|pre|in|mis|over|under|out)(?=\p{L}{4})/u, '')
  const stems = [lower, bare].flatMap((form) => [
    form,
    toSingular(form),
    form.replace(/(?:ing|ed|er|ers|est|able|ly|ness|less)$/, ''),
    form.replace(/(?:ing|ed|er|ers|able)$/, 'e'),
    form.replace(/(.)\1(?:ing|ed|ers?)$/, '$1'),
  ])
  return (
    stems.some((stem) => common.has(stem)) ||
    (lower.includes('-') && lower.split('-').every((part) => part !== '' && common.has(part)))
  )
}

/** How many of the words of a text are English: all of "Printed on recycled paper", but not of "Haftet an jeder Wand". */
export function countEnglish(text: string): { known: number; all: number } {
  const words = text.match(/\p{L}+(?:[’-]\p{L}+)*/gu) ?? []
  return { known: words.filter((word) => isCommon(word) || isProper(word)).length, all: words.length }
}

/** Whether nearly all words of a text are English. */
export function isEnglish(text: string): boolean {
  const { known, all } = countEnglish(text)
  return known >= all * 0.75
}

const MEASURES = /\d[\d.,]*\s?\p{L}{1,4}(?!\p{L})/gu

/**
 * Whether a text is in another language: most of its words are unknown to the English dictionary, or a third are while it has more frequent
 * words of another language. Words with capitals inside may be names, and are not counted.
 */
export function isForeign(text: string): boolean {
  const words = text.replaceAll(MEASURES, ' ').match(/(?<![\p{L}\p{N}-])\p{L}\p{Ll}+(?![\p{L}\p{N}-])/gu) ?? []
  const unknown = words.filter((word) => !isCommon(word) && !isProper(word)).length
  return (
    words.length > 1 && (unknown * 2 > words.length || (unknown * 3 >= words.length && hasOtherFrequentWords(text)))
  )
}

function hasOtherFrequentWords(text: string): boolean {
  const counts = countFrequentWords(text)
  const own = counts.find(({ language }) => language === 'en')?.count ?? 0
  return counts.some(({ count }) => count > own)
}
