import { isKindWord } from './find-kind.ts'
import { isCommon } from './proper-words.ts'
import { ADJECTIVES, COLOURS, MODEL_WORDS } from './word-lists.ts'

/** The words of a title that name the product: without wearers, specifications, colours and qualities around them. */
export function trimTitle(words: readonly string[]): string[] {
  return trimEnd(withoutSpecification(withoutWearer(words)))
}

function withoutWearer(words: readonly string[]): readonly string[] {
  return words.length > 2 && /^(?:(?:wo)?men|boy|girl)['’]?s$/i.test(words[0] ?? '') ? words.slice(1) : words
}

/** "Gaming Laptop i7 RTX 4060": numbers after a common noun are no part of the name. */
function withoutSpecification(words: readonly string[]): readonly string[] {
  const start = words.findIndex((word, index) => {
    const before = words[index - 1]?.toLowerCase() ?? ''
    const isNumber = /\d/.test(word) && !/^(?:(?:19|20)\d\d|\d+-in-\d+)$/.test(word)
    const isRatio = index > 1 && /\d\/\d/.test(word)
    return isRatio || (index > 1 && isNumber && isCommon(before) && !ADJECTIVES.has(before) && !MODEL_WORDS.has(before))
  })
  return start === -1 ? words : words.slice(0, start)
}

const WEARERS = /^(?:(?:women|men|kid|boy|girl)s?['’]s?|women|men|boys|girls|unisex|adults)$/
const ARTICLE_NUMBER = /^(?:\d{4,}|[a-z]{2,}\d{2,}[a-z\d]*|\d+-in-\d+|24\/7|&|\+)$/

/** Without colours, wearers, article numbers and described qualities ("Non Slip", "Color Changing", "Sensitive") at the end. */
function trimEnd(words: readonly string[]): string[] {
  if (words.length <= 2) {
    return [...words]
  }
  const [before = '', last = ''] = words.slice(-2)
  if (words.length > 3 && PAIR.test(`${before} ${last}`.toLowerCase())) {
    return trimEnd(words.slice(0, -2))
  }
  return isDescribing(before, last) ? trimEnd(words.slice(0, -1)) : [...words]
}

/** "Fixed-Rate ISA" needs its abbreviation. */
function isDescribing(before: string, last: string): boolean {
  return (
    isDescription(last.toLowerCase()) ||
    SIZE_OR_PORT.test(last) ||
    (isAbbreviation(last) && !before.includes('-')) ||
    isQualityAfterNoun(before.toLowerCase(), last.toLowerCase())
  )
}

function isAbbreviation(word: string): boolean {
  return /^\p{Lu}{3,}$/u.test(word) && !isCommon(word)
}

function isDescription(word: string): boolean {
  return COLOURS.has(word) || WEARERS.test(word) || isArticleNumber(word)
}

/** "Dog Bed L", "Knee Brace L/XL", "Charger USB-C". */
const SIZE_OR_PORT = /^(?:X{0,3}[SL](?:\/X{0,3}[SML])?|M(?:\/X{0,3}L)?|USB(?:-[AC])?|Ø)$/u
const PAIR =
  /^(?:non .*|(?:queen|king|twin|full|double|single|plus|one) size|colou?r changing|heavy duty|long lasting)$/

function isArticleNumber(word: string): boolean {
  return ARTICLE_NUMBER.test(word) && !/^(?:19|20)\d\d$/.test(word)
}

function isQualityAfterNoun(before: string, last: string): boolean {
  return isKindWord(before) && isCommon(last) && (ADJECTIVES.has(last) || QUALITY.test(last))
}

const QUALITY = /.{4}(?:able|ible|ful|less|proof|ive)$/
