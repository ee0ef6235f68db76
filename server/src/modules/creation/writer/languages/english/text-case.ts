import { isProper } from './proper-words.ts'

/** Converts the first letter to lower case, except in names and abbreviations: `BPA-free`, `USB charging`, `Italian leather`. */
export function lowerFirst(text: string): string {
  const [first = ''] = text.split(/[\s,]/u)
  return /^\p{Lu}(?:\p{Ll}|$)/u.test(first) && !/^.\S*\p{Lu}/u.test(first) && first !== 'I' && !isProper(first)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

export function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
