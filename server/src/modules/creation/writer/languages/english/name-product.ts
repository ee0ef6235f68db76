import { findNameSegment } from '../title-segment.ts'
import type { Offering } from '../offering.ts'
import type { ProductName } from '../writer-language.ts'
import { countDistinctive, isUse } from './distinctive-words.ts'
import { findKind, isKindWord, isPluralNoun, toKind } from './find-kind.ts'
import { isSentenceCase, takesArticle } from './name-article.ts'
import { isCommon } from './proper-words.ts'
import { lowerFirst, upperFirst } from './text-case.ts'
import { trimTitle } from './title-words.ts'
import { COLOURS, DEPARTMENTS, MATERIALS, MODEL_WORDS, PARTICIPLES, UNCOUNTABLE } from './word-lists.ts'

interface Context {
  brandName: string
  category: string
  offering: Offering
}

const TAIL =
  /\s+(?:with|w\/|for|made|that|which|in|by|from|incl\.?|including|designed|featuring|inspired|and more|on|at|of|near)\s+.*$/iu
/** "Vet Clinic at the Park" is the whole name of a place. */
const TAIL_OF_PLACE = /\s+(?:with|w\/|for|by|featuring|incl\.?|including)\s+.*$/iu
const NO_TAIL = /(?!)/u
const BOOK = /\b(?:books?|novels?|fiction|memoirs?|poetry)\b/i
const LONGEST_NAME = 5

/** Names a product as people do: without sizes, colours, uses and the name of the shop. */
export function nameProduct(title: string, context: Context): ProductName {
  const isWork = BOOK.test(context.category)
  const isWhole = isWork || context.offering === 'charity'
  const tail = context.offering === 'place' ? TAIL_OF_PLACE : TAIL
  const segment = findNameSegment(title, context.brandName, isWhole ? NO_TAIL : tail)
  const words = trimTitle(segment.split(' ').filter(Boolean))
  if (isWhole) {
    return nameWork(words.join(' '), context)
  }
  const distinctive = countDistinctive(words, context.brandName)
  const ofCategory = distinctive === 0 ? endAtCategory(words, toKind(context.category)) : null
  const kind = ofCategory === null ? findKind(words, distinctive, context) : toKind(context.category)
  const named = ofCategory ?? chooseNameWords(words, { distinctive, kind, offering: context.offering })
  return { ...toName(named, distinctive, context.offering), kind, offering: context.offering }
}

/** A long title of common words up to the noun of its category: "Slim Wallet" of "Slim Wallet RFID Blocking Leather Bifold"; else null. */
function endAtCategory(words: readonly string[], kind: string): string[] | null {
  const noun = kind.replace(/^.*\s/, '')
  const at = words.slice(0, LONGEST_NAME).findIndex((word) => word.toLowerCase() === noun)
  return words.length > LONGEST_NAME && at > 0 ? words.slice(0, at + 1) : null
}

/** Books and causes have a title, which stays as it is. */
function nameWork(title: string, { category, offering }: Context): ProductName {
  const kind = offering === 'charity' ? '' : toKind(category.replace(/^books$/i, 'book'))
  return { label: title, inSentence: title, kind, offering, isPlural: false, isUncountable: false }
}

/** A doctor is no "it", the practice is; "Dr. Jart Cream" is a thing. */
function toLabel(named: readonly string[], offering: Offering): { label: string; isPractice: boolean } {
  const label = named.join(' ').replace(/^the\s+/i, '') || 'This'
  const isPractice =
    /^(?:place|service)$/.test(offering) &&
    /^(?:Dr|Prof)\b/.test(label) &&
    !/\b(?:clinic|practice|cent(?:re|er)|dentistry|institute)\b/i.test(label)
  return { label: isPractice ? `${label}’s practice` : label, isPractice }
}

function toName(named: readonly string[], distinctive: number, offering: Offering) {
  const { label, isPractice } = toLabel(named, offering)
  // "Yoga for Beginners" is one thing.
  const last = label
    .toLowerCase()
    .replace(/\s(?:for|of|with|to|in)\s.*$/, '')
    .replace(/^.*\s/, '')
  const isKnown = isCommon(last)
  const isUncountable = isKnown && UNCOUNTABLE.has(last)
  const isNameOfOne = named.length === 1 && offering !== 'product' && offering !== 'food'
  const said = distinctive === 0 && !isNameOfOne ? toSaid(named, label) : label
  const determiner = findDeterminer({ words: named, distinctive, isKnown, isUncountable, offering })
  return {
    label: upperFirst(label),
    inSentence: isPractice ? label : `${determiner} ${said}`.trim(),
    isPlural: isKnown && isPluralNoun(last) && !isOneCompany(named, offering),
    isUncountable,
  }
}

/** "Travel cup" is "the travel cup" within a sentence. */
function toSaid(named: readonly string[], label: string): string {
  return isSentenceCase(named) ? lowerFirst(label) : label
}

/** "Kestrel Payments" is one, although its last word is in the plural. */
function isOneCompany(named: readonly string[], offering: Offering): boolean {
  return offering !== 'product' && offering !== 'food' && !isSentenceCase(named)
}

/** "Pine dog food" is a name; "dog food" alone is said of any, so it is "this dog food". */
function findDeterminer(named: Parameters<typeof takesArticle>[0]): string {
  const label = named.words.join(' ')
  const isKindOnly = named.isUncountable && label === label.toLowerCase() && named.offering !== 'service'
  const other = isKindOnly ? 'this' : ''
  return takesArticle(named) ? 'the' : other
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
  const [first = ''] = words
  if ((distinctive === 0 && first === 'The') || /^(?:19|20)\d\d$/.test(first)) {
    return words.slice(0, 3)
  }
  const name = distinctive === 0 ? findCommonName(words) : words.slice(0, Math.min(distinctive, 3))
  if (isModelName(name, distinctive)) {
    return name
  }
  return addKind(words, name, kind)
}

const AND = /^(?:&|and|\+)$/

/** The name with the kind at the end of the title; "… High Chair & Booster" ends with two things, so it is the first one. */
function addKind(words: readonly string[], name: readonly string[], kind: string): string[] {
  const kindWords = words.slice(kind === '' ? -2 : -kind.split(' ').length)
  return AND.test(kindWords[0] ?? '')
    ? words.slice(
        0,
        words.findIndex((word) => AND.test(word)),
      )
    : [...name, ...kindWords.map((word) => word.toLowerCase())]
}

/** Whether a name says which product it is, and not only whose: "Mason & Pine" and "Grandma Vida’s" are brands. */
function isModelName(name: readonly string[], distinctive: number): boolean {
  const isBrand = name[1] === '&' || /['’]s$/.test(name.at(-1) ?? '')
  return distinctive === 0 ? name.length > 2 : distinctive > 1 && !isBrand
}

/** A brand of common words at the start of a long title: "Instant Pot Duo 7-in-1 …", "Wild Meadow Grain-Free …"; empty when they describe. */
function findCommonName(words: readonly string[]): string[] {
  const model = words
    .slice(0, 4)
    .findIndex((word, index) => index > 1 && MODEL_WORDS.has(word.toLowerCase()) && !isUse(word))
  if (model !== -1) {
    return words.slice(0, model + 1)
  }
  const [first = '', second = '', third = ''] = words.map((word) => word.toLowerCase())
  const isBrandWord = (word: string) => isKindWord(word) && !COLOURS.has(word) && !isMaterialOrUse(word)
  return isBrandWord(first) && isBrandWord(second) && !isKindWord(third) ? words.slice(0, 2) : []
}

function isMaterialOrUse(word: string): boolean {
  return MATERIALS.has(word) || DEPARTMENTS.has(word) || UNCOUNTABLE.has(word) || PARTICIPLES.has(word)
}
