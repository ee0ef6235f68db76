import { THREE_DECIMALS } from './currency-signs.ts'
import { chooseCurrency, type CurrencyMention, findCurrencies } from './find-currencies.ts'
import type { PriceContext } from './price-context.ts'
import { type Amount, findNumbers, type NumberMention, toNumber } from './price-numbers.ts'
import { MINOR_UNITS, readMultiplier } from './price-words.ts'
import { scoreAmount } from './score-amount.ts'

/** An amount in a price text, with the currencies that its sign can mean; none when it has no sign. */
export interface PricedAmount extends Amount {
  currencies: readonly string[]
}

const GAP_BEFORE = /^[\s:.=~+)-]{0,3}$/
const RANGE = /^ ?(?:-|to|bis|à|до) ?$/u
const GAP_BEHIND = /^(?:[.,]?-{1,3})?[\s*+]{0,2}$/
/** The cents behind a currency that stands as a decimal sign, `12€99`, or behind a space, `$12 99`. */
const CENTS = /^ ?(\d{2})(?![\d.,:]\d|\d)(?! ?(?:%|[\p{L}$€£]))/u

/** The amounts of a plain text that can be prices, the most likely one first. */
export function listAmounts(text: string, context: PriceContext): PricedAmount[] {
  const mentions = findCurrencies(text)
  // Signs are blanked out, so that the point of `Rs.50` is not read as a decimal sign.
  const masked = mentions.reduce((rest, { start, end }) => rest.slice(0, start) + '\0'.repeat(end - start) + rest.slice(end), text)
  const numbers = findNumbers(masked)
  const used = new Set<number>()
  return numbers
    .flatMap((number, index) => (used.has(number.start) ? [] : readAmount({ text, context, mentions, numbers, index, used })))
    .filter(({ score }) => score > REFUSED)
    .toSorted((a, b) => b.score - a.score)
}

/** Amounts at this score or below are quantities, percentages or savings. */
const REFUSED = -5

interface Place {
  text: string
  context: PriceContext
  mentions: readonly CurrencyMention[]
  numbers: readonly NumberMention[]
  index: number
  /** The starts of numbers that are the cents of another number. */
  used: Set<number>
}

function readAmount(place: Place): (PricedAmount & { score: number })[] {
  const { text, context, mentions, numbers, index, used } = place
  const number = numbers[index]
  if (number === undefined) {
    return []
  }
  const before = findBefore(place, number)
  const multiplier = readMultiplier(text.slice(number.end), before.length > 0)
  const end = number.end + multiplier.length
  const behind = findBehind(place, end, before.length > 0)
  const own = chooseOwn(before, behind) ?? chooseDistant(mentions)
  const amount = toNumber(number.written, THREE_DECIMALS.get(chooseCurrency(own, context) ?? ''))
  if (amount === null) {
    return []
  }
  const minor = before.length > 0 || behind.length > 0 ? undefined : MINOR_UNITS.find(([sign]) => sign.test(text.slice(end)))
  const cents = amount.isDecimal ? null : findCents(place, { before, behind, end })
  if (cents !== null) {
    used.add(cents.start)
  }
  const last = [...behind, ...(cents === null ? [] : [cents])].reduce((most, one) => Math.max(most, one.end), end)
  return [
    {
      value: cents === null ? (amount.value * multiplier.factor) / (minor === undefined ? 1 : 100) : amount.value + cents.value / 100,
      isDecimal: (amount.isDecimal && multiplier.factor === 1) || cents !== null || minor !== undefined,
      currencies: minor?.[1] ?? own,
      score: scoreAmount({
        before: text.slice(0, before[0]?.start ?? number.start),
        behind: text.slice(last),
        hasCurrency: before.length > 0 || behind.length > 0 || minor !== undefined,
        hasDecimals: amount.isDecimal || cents !== null,
        isMultiplied: multiplier.factor > 1,
      }),
    },
  ]
}

/** The mentions directly before a number: `US $ 12` has two. */
function findBefore({ text, mentions }: Place, number: NumberMention): CurrencyMention[] {
  const found: CurrencyMention[] = []
  let start = number.start
  for (const mention of mentions.filter(({ end }) => end <= number.start).toReversed()) {
    const gap = text.slice(mention.end, start)
    if (!GAP_BEFORE.test(gap) || (mention.isWeak && gap.includes('-'))) {
      break
    }
    found.unshift(mention)
    start = mention.start
  }
  return isOfNumberBefore(text.slice(0, start), text.slice(found.at(-1)?.end ?? start, number.start)) ? [] : found
}

/**
 * Whether a sign between two numbers belongs to the first: `10 € 12 €`. It belongs to the second when it stands closer to that, `15 $799`,
 * or when the first is a part of a name, `PS5 € 499`.
 */
function isOfNumberBefore(before: string, gapBehind: string): boolean {
  const [, letter, gap] = /(\p{L}?)\d[\d.,]*([-\s]*)$/u.exec(before) ?? []
  return gap !== undefined && letter === '' && gap.length <= gapBehind.length
}

/** The mentions directly behind a number, or behind the end of its range: `24 - 38 €`. */
function findBehind(place: Place, from: number, hasBefore: boolean): CurrencyMention[] {
  const { text, mentions, numbers } = place
  const found: CurrencyMention[] = []
  let end = from
  for (const mention of mentions.filter(({ start }) => start >= from)) {
    if (!GAP_BEHIND.test(text.slice(end, mention.start))) {
      break
    }
    found.push(mention)
    end = mention.end
  }
  const next = numbers.find(({ start }) => start >= end)
  if (next === undefined) {
    return found
  }
  const gap = text.slice(end, next.start)
  if (found.length === 0) {
    return !hasBefore && RANGE.test(gap) ? findBehind(place, next.end, false) : []
  }
  // `USD 10 EUR 9`: what stands before the next number belongs to it.
  const isOfNext = hasBefore
    ? /^[\s.]?$/.test(gap)
    : !isOfNumberBefore(text.slice(0, found[0]?.start), gap) && GAP_BEFORE.test(gap)
  return isOfNext ? [] : found
}

/** The more exact of the currencies around a number: `SGD4.90 $` is in SGD, `$12 CAD` in CAD. */
function chooseOwn(before: readonly CurrencyMention[], behind: readonly CurrencyMention[]): readonly string[] | null {
  const all = [...before, ...behind]
  const [first] = all
  const shared = first?.currencies.filter((code) => all.every(({ currencies }) => currencies.includes(code))) ?? []
  if (shared.length > 0) {
    return shared
  }
  const exact = all.find(({ currencies }) => currencies.length === 1 && (first?.currencies.includes(currencies[0] ?? '') ?? false))
  return (exact ?? all.find(({ currencies, isWeak }) => currencies.length === 1 && !isWeak && first?.isWeak === true) ?? first)?.currencies ?? null
}

/** The currency that a text names apart from its numbers, as in `Price in EUR (incl. VAT): 12.50`. */
function chooseDistant(mentions: readonly CurrencyMention[]): readonly string[] {
  return mentions.find(({ isWeak }) => !isWeak)?.currencies ?? []
}

interface Ends {
  before: readonly CurrencyMention[]
  behind: readonly CurrencyMention[]
  end: number
}

function findCents({ text, numbers, index }: Place, { before, behind, end }: Ends) {
  const from = behind.at(-1)?.end ?? end
  const [whole, digits] = CENTS.exec(text.slice(from)) ?? []
  const next = numbers[index + 1]
  const isLast = numbers.length === index + 2
  const isCents = digits !== undefined && next !== undefined && next.written === digits && (before.length > 0 || behind.length > 0)
  const isTight = behind.length > 0 && before.length === 0 && whole?.length === 2
  return isCents && (isLast || isTight) ? { start: next.start, end: next.end, value: Number(digits) } : null
}
