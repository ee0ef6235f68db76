import type { Offering } from '../offering.ts'
import { isCommon, isProper } from './proper-words.ts'
import { upperFirst } from './text-case.ts'
import { toSingular } from './verb-forms.ts'
import { ADJECTIVES, COLOURS, DEPARTMENTS, MODEL_WORDS, UNCOUNTABLE } from './word-lists.ts'

interface KindContext {
  category: string
  offering: Offering
}

/** The kind is the last noun of the title with the noun before it, else the category when it is one: "coffee press". */
export function findKind(words: readonly string[], distinctive: number, { category, offering }: KindContext): string {
  const ofCategory = toKind(category)
  if (offering === 'sale' || offering === 'event' || (offering === 'place' && ofCategory !== '')) {
    return ofCategory
  }
  return findKindOfTitle(words.slice(distinctive), offering) ?? ofCategory
}

/** The kind at the end of a title, which may be empty; null when the title ends with something else. "CarbonLess Fleet" is no fleet. */
function findKindOfTitle(words: readonly string[], offering: Offering): string | null {
  const [first = '', before = '', last = ''] = ['', '', ...words.map((word) => word.toLowerCase())].slice(-3)
  const isOther = offering === 'software' && !SOFTWARE.test(last)
  if (!isKindWord(last) || isOther || /^(?:to|and|of|&)$/.test(before)) {
    return null
  }
  const compound = `${first} ${before}`
  return joinKind(COMPOUNDS.has(compound) ? compound : before, last)
}

const SOFTWARE =
  /^(?:app|apps|software|platform|tool|tools|crm|plugin|extension|dashboard|api|suite|assistant|tracker|planner|editor|builder|manager)$/

/** Two words that are one thing, so that a third one names what is made for it: "ice cream maker". */
const COMPOUNDS: ReadonlySet<string> = new Set([
  'air quality',
  'blood pressure',
  'blood sugar',
  'car seat',
  'coffee bean',
  'hard drive',
  'hot water',
  'ice cream',
  'olive oil',
  'sleeping bag',
  'video game',
  'wine glass',
])

function joinKind(before: string, last: string): string {
  const isJoined = COMPOUNDS.has(before) || (isKindWord(before) && !COLOURS.has(before)) || isActivity(before)
  const alone = VAGUE.test(last) ? '' : last
  return isJoined ? `${before} ${last}` : alone
}

/** "running" in "running shoes", but not "cancelling" in "noise cancelling headphones". */
function isActivity(word: string): boolean {
  return /.{3}ing$/.test(word) && isCommon(word) && !/(?:cancell?|chang|absorb|amaz|lift)ing$/.test(word)
}

/** Kinds that say nothing alone. */
const VAGUE =
  /^(?:kit|set|center|centre|system|bundle|collection|box|tool|product|device|item|unit|series|edition|packs?|sizes?)$/

export function isKindWord(word: string): boolean {
  return word !== '' && isCommon(word) && isNounWord(word)
}

/** The kind that a category names, in the singular; empty for a department such as "Home & Kitchen". */
export function toKind(category: string): string {
  const plain = category.split(/[>/|]/).at(-1)?.trim().toLowerCase() ?? ''
  const words = plain.split(' ')
  const last = words.at(-1) ?? ''
  const kind = [...words.slice(0, -1), isMassPlural(last) ? last : toSingular(last)]
  const written = category.split(/[\s>/|]+/)
  const toOwn = (word: string) => (isCommon(word) ? word : (written.find((one) => one.toLowerCase() === word) ?? word))
  return isThing(plain, words, last) ? kind.map(toOwn).join(' ') : ''
}

const MOST_KIND_WORDS = 3

function isThing(plain: string, words: readonly string[], last: string): boolean {
  const isDepartment = words.includes('and') || DEPARTMENTS.has(last) || RANGE.test(last)
  return /^[a-z -]{3,28}$/.test(plain) && words.length <= MOST_KIND_WORDS && !isDepartment && isCommon(last)
}

/** What a department has, of which there is no single one: "audio", "grooming", "baby gear". */
const RANGE = /(?:ing|ics|wear|ware(?<!software|hardware)|audio|gear|decor|fashion|equipment|supplies|industry)$/

/** Nouns that people only use in the plural. */
function isMassPlural(noun: string): boolean {
  return /^(?:headphones|earphones|earbuds|shoes|boots|trainers|sneakers|sandals|socks|trousers|jeans|leggings|shorts|tights|gloves|glasses|sunglasses|scissors|pyjamas|pajamas|slippers|beans|vitamins)$/.test(
    noun,
  )
}

function isNounWord(word: string): boolean {
  const isOther =
    word.length > 4
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

/** Whether a common noun is in the plural. */
export function isPluralNoun(noun: string): boolean {
  return (
    isMassPlural(noun) ||
    (/[^siu]s$/.test(noun) && !UNCOUNTABLE.has(noun) && toSingular(noun) !== noun && isCommon(toSingular(noun)))
  )
}
