import { isCommon, isProper } from './proper-words.ts'
import { VERBS } from './word-lists.ts'

/** Converts the first letter to lower case, except in names and abbreviations: `BPA-free`, `USB charging`, `Italian leather`, `Vibram sole`. */
export function lowerFirst(text: string): string {
  const [first = '', second = ''] = text.split(/[\s,]/u)
  if (/^\p{Lu}\p{Ll}/u.test(second) && !isProper(second)) {
    // "Gas Safe registered engineers" begins with a name of two words.
    return text
  }
  return /^\p{Lu}(?:\p{Ll}|$)/u.test(first) &&
    !/^.\S*\p{Lu}/u.test(first) &&
    first !== 'I' &&
    !isProper(first) &&
    !isName(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** Whether a word is unknown and no form of a word that descriptions use. */
function isName(word: string): boolean {
  const isDescription =
    /['’-]|^(?:re|un|non|anti|pre)|(?:able|ible|proof|y|less|free|weight|ed|ing|ic|al|ous|ive|er|s)$/i
  return !isCommon(word) && !VERBS.has(word.toLowerCase()) && !isDescription.test(word)
}

/** A text in capitals, or with a capital in each word, is written as a sentence; abbreviations, which the dictionary does not have, keep theirs. */
export function toSentenceCase(text: string): string {
  const words = text.split(' ')
  if (words.length > 1 && words.every((word) => /^\p{Lu}[\p{Ll}-]+$/u.test(word) && isCommon(word))) {
    return upperFirst(words.map(toOwnCase).join(' '))
  }
  if (text !== text.toUpperCase() || text.split(' ').length < 2 || !/\p{L}{3}/u.test(text)) {
    return text
  }
  return upperFirst(text.split(' ').map(toOwnCase).join(' '))
}

function toOwnCase(word: string): string {
  const lower = word.toLowerCase()
  const bare = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (isCommon(bare) || /['’](?:t|s|re|ll|ve)$/.test(bare)) {
    return lower
  }
  return isProper(upperFirst(bare)) ? upperFirst(lower) : word
}

/** Converts the first letter to upper case, except in names with a capital of their own, such as "iPhone". */
export function upperFirst(text: string): string {
  if (/^\p{Ll}\S*\p{Lu}/u.test(text)) {
    return text
  }
  return text.charAt(0).toUpperCase() + text.slice(1)
}
