import { isCommon, isProper } from './proper-words.ts'
import { MODEL_WORDS } from './word-lists.ts'

const LONG_TITLE = 5

/** The number of words at the start that are a name of their own: words that the dictionary does not have, and their model. */
export function countDistinctive(words: readonly string[], brandName: string): number {
  const isYear = /^(?:19|20)\d\d$/.test(words[0] ?? '')
  const known = isYear && words.length > 2 ? 1 : countBrandWords(words, brandName)
  const rest = words.slice(known)
  const unknown = rest.findIndex((word) => !isDistinctive(word))
  const count = known + (unknown === -1 ? rest.length : unknown)
  const models = words.slice(count).findIndex((word, index) => !isModel(word) || (index > 0 && isUse(word)))
  return count === 0 ? 0 : count + (models === -1 ? words.length - count : models)
}

/** Words that name a model only when they come first: "AeroPress Go Travel Press" is a travel press. */
export function isUse(word: string): boolean {
  return /^(?:travel|home|studio|kids|classic)$/i.test(word)
}

/** The words of the brand's name at the start: as the profile gives it, "Mason & Pine", or "Grandma Vida’s". */
function countBrandWords(words: readonly string[], brandName: string): number {
  const brand = brandName.toLowerCase().split(' ').filter(Boolean)
  if (brand.length > 0 && brand.every((word, index) => words[index]?.toLowerCase() === word)) {
    return brand.length
  }
  if (words.length > 3 && words[1] === '&') {
    return 3
  }
  const owner = words.findIndex((word) => /['’]s$/.test(word)) + 1
  return owner <= 3 && words.length > LONG_TITLE ? owner : 0
}

function isDistinctive(word: string): boolean {
  const isOrigin = isProper(word) && /(?:ish|ese|an)$|^(?:Swiss|French|Dutch|Greek|Czech)$/.test(word)
  return (
    /^.*\p{Ll}\p{Lu}/u.test(word) ||
    (/^\p{Lu}/u.test(word) && !isCommon(word) && !isOrigin) ||
    /^\p{Lu}{2,}\d*$/u.test(word)
  )
}

export function isModel(word: string): boolean {
  return MODEL_WORDS.has(word.toLowerCase()) || (/\d/.test(word) && !/^\d+-\p{L}/u.test(word)) || /^[IVX]+$/.test(word)
}
