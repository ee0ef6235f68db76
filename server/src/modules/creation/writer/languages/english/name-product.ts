import { findNameSegment } from '../title-segment.ts'
import type { Offering, ProductName } from '../writer-language.ts'
import { lowerFirst, upperFirst } from './text-case.ts'
import { isCommon, isProper } from './proper-words.ts'
import { toSingular } from './verb-forms.ts'
import { ADJECTIVES, COLOURS, DEPARTMENTS, MODEL_WORDS, UNCOUNTABLE } from './word-lists.ts'

interface Context {
  brandName: string
  category: string
  offering: Offering
}

const TAIL =
  /\s+(?:with|w\/|for|made|that|which|in|by|from|incl\.?|including|designed|featuring|inspired|and more|on|at|of)\s+.*$/iu
const LONGEST_NAME = 5

/** Names a product as people do: without sizes, colours, uses and the name of the shop. */
export function nameProduct(title: string, context: Context): ProductName {
  const segment = findNameSegment(title, context.brandName, TAIL)
  const words = trimEnd(segment.split(' ').filter(Boolean))
  const distinctive = countDistinctive(words, context.brandName)
  const kind = findKind(words, distinctive, context)
  const named = chooseWords(words, distinctive, kind, context)
  const text = named.join(' ').replace(/^the\s+/i, '')
  const last = text.split(' ').at(-1)?.toLowerCase() ?? ''
  const isKindKnown = isCommon(last) && named.length > 0
  const isPlural = isKindKnown && isPluralNoun(last)
  const uncountable = isKindKnown && UNCOUNTABLE.has(last)
  const label = text || 'This'
  const isBare =
    !/^the\s/i.test(named.join(' ')) &&
    !takesArticle({ words: named, distinctive, isKindKnown, isUncountable: uncountable, offering: context.offering })
  return {
    label: upperFirst(label),
    inSentence: isBare
      ? distinctive === 0 && isSentenceCase(named)
        ? lowerFirst(label)
        : label
      : `the ${distinctive === 0 && isSentenceCase(named) ? lowerFirst(label) : label}`,
    kind,
    isPlural,
    isUncountable: uncountable,
    offering: context.offering,
  }
}

/** Without colours, wearers and article numbers at the end. */
function trimEnd(words: readonly string[]): string[] {
  const last = words.at(-1)?.toLowerCase() ?? ''
  const isExtra = COLOURS.has(last) || /^(?:(?:women|men|kid|boy|girl)s?['’]s?|unisex|\d{4,}|&|\+)$/.test(last)
  return words.length > 2 && isExtra && !/^(?:19|20)\d\d$/.test(last) ? trimEnd(words.slice(0, -1)) : [...words]
}

/** The number of words at the start that are a name of their own: words that the dictionary does not have, and their model. */
function countDistinctive(words: readonly string[], brandName: string): number {
  const brand = brandName.toLowerCase().split(' ').filter(Boolean)
  const isBrandFirst = brand.length > 0 && brand.every((word, index) => words[index]?.toLowerCase() === word)
  const isPair = words.length > 3 && words[1] === '&'
  const owner = words.findIndex((word) => /['’]s$/.test(word)) + 1
  let count = isBrandFirst
    ? brand.length
    : isPair
      ? 3
      : owner > 0 && owner <= 3 && words.length > LONGEST_NAME
        ? owner
        : 0
  while (count < words.length && isDistinctive(words[count] ?? '')) {
    count += 1
  }
  while (count > 0 && count < words.length && isModel(words[count] ?? '')) {
    count += 1
  }
  return count
}

function isDistinctive(word: string): boolean {
  return (
    /^.*\p{Ll}\p{Lu}/u.test(word) ||
    (/^\p{Lu}/u.test(word) && !isCommon(word) && !isProper(word)) ||
    /^\p{Lu}{2,}\d*$/u.test(word)
  )
}

function isModel(word: string): boolean {
  return MODEL_WORDS.has(word.toLowerCase()) || /\d/.test(word) || /^[IVX]+$/.test(word)
}

/** The kind is the last noun of the title with the noun before it, else the category when it is one: "coffee press". */
function findKind(words: readonly string[], distinctive: number, { category, offering }: Context): string {
  const common = words.slice(distinctive).map((word) => word.toLowerCase())
  const last = common.at(-1)
  if (last !== undefined && isCommon(last) && isNounWord(last) && offering !== 'sale' && offering !== 'event') {
    const before = common.at(-2)
    const isCompound = before !== undefined && isCommon(before) && isNounWord(before) && !COLOURS.has(before)
    return isCompound ? `${before} ${last}` : last
  }
  return toKind(category)
}

function toKind(category: string): string {
  const plain = category.split(/[>/|]/).at(-1)?.trim().toLowerCase() ?? ''
  const words = plain.split(' ')
  const last = words.at(-1) ?? ''
  const isThing =
    /^[a-z -]{3,28}$/.test(plain) &&
    words.length <= 3 &&
    !words.includes('and') &&
    !DEPARTMENTS.has(last) &&
    isCommon(last)
  return isThing ? [...words.slice(0, -1), isMassPlural(last) ? last : toSingular(last)].join(' ') : ''
}

/** Nouns that people only use in the plural. */
function isMassPlural(noun: string): boolean {
  return /^(?:headphones|earphones|earbuds|shoes|boots|trainers|sneakers|sandals|socks|trousers|jeans|leggings|shorts|tights|gloves|glasses|sunglasses|scissors|pyjamas|pajamas|slippers|beans|vitamins)$/.test(
    noun,
  )
}

function isNounWord(word: string): boolean {
  const isOther =
    word.length > 5
      ? /(?:ing|able|ible|less|ful|proof|ly|-free|ed|ic|est|ous|ive)$/.test(word)
      : /^(?:for|and|the|with|to|of|in|on|&|\+)$|ly$/.test(word)
  return (
    !isOther &&
    !ADJECTIVES.has(word) &&
    !MODEL_WORDS.has(word) &&
    !isProper(upperFirst(word)) &&
    /^[a-z-]{2,}$/.test(word)
  )
}

function chooseWords(words: readonly string[], distinctive: number, kind: string, { offering }: Context): string[] {
  if (
    words.length <= LONGEST_NAME ||
    offering === 'event' ||
    offering === 'sale' ||
    offering === 'course' ||
    offering === 'place'
  ) {
    return [...words]
  }
  const name = words.slice(0, Math.min(distinctive, 3))
  const kindWords = kind === '' ? [] : words.slice(-kind.split(' ').length)
  const isOwner = /['’]s$/.test(words[distinctive - 1] ?? '')
  const isWhole = distinctive > 1 && words[1] !== '&' && !isOwner
  return isWhole
    ? name
    : [...name, ...(kindWords.length > 0 ? kindWords : words.slice(-2)).map((word) => word.toLowerCase())]
}

function isPluralNoun(noun: string): boolean {
  return (
    isMassPlural(noun) ||
    (/[^siu]s$/.test(noun) && !UNCOUNTABLE.has(noun) && toSingular(noun) !== noun && isCommon(toSingular(noun)))
  )
}

/** Whether the name is written as in a sentence, so that its capital comes only from its place: "Travel cup". */
function isSentenceCase(words: readonly string[]): boolean {
  return words.slice(1).every((word) => !/^\p{Lu}/u.test(word))
}

interface Named {
  words: readonly string[]
  distinctive: number
  isKindKnown: boolean
  isUncountable: boolean
  offering: Offering
}

function takesArticle({ words, distinctive, isKindKnown, isUncountable: uncountable, offering }: Named): boolean {
  const [first = ''] = words
  if (
    /^(?:my|your|our|a|an|no|every)$/i.test(first) ||
    /['’]s$/.test(first) ||
    /\b(?:19|20)\d\d$/.test(words.join(' '))
  ) {
    return false
  }
  if (offering === 'software' || offering === 'place' || offering === 'course' || offering === 'service') {
    return isKindKnown && !uncountable && distinctive === 0 && offering !== 'place' && offering !== 'course'
  }
  const isModelLast = isModel(words.at(-1) ?? '') && words.length > 1
  return isKindKnown ? !uncountable : (distinctive > 1 || isModelLast) && words.length > 1 && offering !== 'food'
}
