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
  const named = chooseNameWords(words, { distinctive, kind, offering: context.offering })
  return { ...toName(named, distinctive, context.offering), kind, offering: context.offering }
}

function toName(named: readonly string[], distinctive: number, offering: Offering) {
  const label = named.join(' ').replace(/^the\s+/i, '') || 'This'
  // "Yoga for Beginners" is one thing.
  const last = label
    .toLowerCase()
    .replace(/\s(?:for|of|with|to|in)\s.*$/, '')
    .replace(/^.*\s/, '')
  const isKnown = isCommon(last)
  const isUncountable = isKnown && UNCOUNTABLE.has(last)
  const isNameOfOne = named.length === 1 && offering !== 'product' && offering !== 'food'
  const said = distinctive === 0 && isSentenceCase(named) && !isNameOfOne ? lowerFirst(label) : label
  const isSaidWithArticle = takesArticle({ words: named, distinctive, isKnown, isUncountable, offering })
  return {
    label: upperFirst(label),
    inSentence: isSaidWithArticle ? `the ${said}` : said,
    isPlural: isKnown && isPluralNoun(last),
    isUncountable,
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
  const known = countBrandWords(words, brandName)
  const rest = words.slice(known)
  const unknown = rest.findIndex((word) => !isDistinctive(word))
  const count = known + (unknown === -1 ? rest.length : unknown)
  const models = words.slice(count).findIndex((word) => !isModel(word))
  return count === 0 ? 0 : count + (models === -1 ? words.length - count : models)
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
  return owner <= 3 && words.length > LONGEST_NAME ? owner : 0
}

function isDistinctive(word: string): boolean {
  const isOrigin = isProper(word) && /(?:ish|ese|an|ss|ch)$/.test(word)
  return (
    /^.*\p{Ll}\p{Lu}/u.test(word) ||
    (/^\p{Lu}/u.test(word) && !isCommon(word) && !isOrigin) ||
    /^\p{Lu}{2,}\d*$/u.test(word)
  )
}

function isModel(word: string): boolean {
  return MODEL_WORDS.has(word.toLowerCase()) || /\d/.test(word) || /^[IVX]+$/.test(word)
}

/** The kind is the last noun of the title with the noun before it, else the category when it is one: "coffee press". */
function findKind(words: readonly string[], distinctive: number, { category, offering }: Context): string {
  const [before = '', last = ''] = ['', ...words.slice(distinctive).map((word) => word.toLowerCase())].slice(-2)
  const isTitled = offering === 'sale' || offering === 'event' || /^(?:to|and|of)$/.test(before)
  if (isTitled || !isKindWord(last)) {
    return toKind(category)
  }
  return isKindWord(before) && !COLOURS.has(before) ? `${before} ${last}` : last
}

function isKindWord(word: string): boolean {
  return word !== '' && isCommon(word) && isNounWord(word)
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

const NAMED_IN_FULL: ReadonlySet<Offering> = new Set(['event', 'sale', 'course', 'place'])

/** A long title is shortened to its own name, or to the brand and the kind. */
function chooseNameWords(
  words: readonly string[],
  { distinctive, kind, offering }: { distinctive: number; kind: string; offering: Offering },
): string[] {
  if (words.length <= LONGEST_NAME || NAMED_IN_FULL.has(offering)) {
    return [...words]
  }
  if (distinctive === 0 && words[0] === 'The') {
    return words.slice(0, 3)
  }
  const name = words.slice(0, Math.min(distinctive, 3))
  const isBrand = words[1] === '&' || /['’]s$/.test(name.at(-1) ?? '')
  if (distinctive > 1 && !isBrand) {
    return name
  }
  const kindWords = words.slice(kind === '' ? -2 : -kind.split(' ').length)
  return [...name, ...kindWords.map((word) => word.toLowerCase())]
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
  /** Whether the last word is a common noun. */
  isKnown: boolean
  isUncountable: boolean
  offering: Offering
}

const HAS_DETERMINER = /^(?:my|your|our|a|an|no|every)\s/i
const OWNER = /^(?:\S+ )?(\S+)['’]s\s/u

function takesArticle(named: Named): boolean {
  const name = named.words.join(' ')
  if (/^the\s/i.test(name)) {
    return true
  }
  const owner = OWNER.exec(`${name} `)?.[1]
  // "Grandma Vida’s oil" has an owner; "the Chef’s Knife Set" is for any chef.
  const hasOwner = owner !== undefined && !isCommon(owner)
  if (hasOwner || HAS_DETERMINER.test(`${name} `) || /\b(?:19|20)\d\d$/.test(name) || named.isUncountable) {
    return false
  }
  return ARTICLES[named.offering](named)
}

/** Services and places have names of their own; things have an article unless their name is one word of its own. */
const ARTICLES: Readonly<Record<Offering, (named: Named) => boolean>> = {
  place: () => false,
  course: () => false,
  software: isDescribed,
  service: isDescribed,
  food: ({ isKnown }) => isKnown,
  product: isThing,
  event: isThing,
  sale: isThing,
}

function isThing({ words, distinctive, isKnown }: Named): boolean {
  return isKnown || (words.length > 1 && (distinctive > 1 || isModel(words.at(-1) ?? '')))
}

function isDescribed({ words, distinctive, isKnown }: Named): boolean {
  return isKnown && distinctive === 0 && words.length > 1
}
