import { isCommon, isProper } from './proper-words.ts'

/** Converts the first letter to lower case, except in names and abbreviations: `BPA-free`, `USB charging`, `Italian leather`. */
export function lowerFirst(text: string): string {
  const [first = ''] = text.split(/[\s,]/u)
  return /^\p{Lu}(?:\p{Ll}|$)/u.test(first) && !/^.\S*\p{Lu}/u.test(first) && first !== 'I' && !isProper(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

/** A text in capitals is written as a sentence; abbreviations, which the dictionary does not have, keep theirs. */
export function toSentenceCase(text: string): string {
  if (text !== text.toUpperCase() || text.split(' ').length < 2 || !/\p{L}{3}/u.test(text)) {
    return text
  }
  return upperFirst(text.split(' ').map(toOwnCase).join(' '))
}

function toOwnCase(word: string): string {
  const lower = word.toLowerCase()
  const bare = lower.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  if (isCommon(bare)) {
    return lower
  }
  return isProper(upperFirst(bare)) ? upperFirst(lower) : word
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
