import { THREE_DECIMALS } from './currency-signs.ts'
import { chooseCurrency, type CurrencyMention, findCurrencies } from './find-currencies.ts'
import { findBefore, findBehind, type SignedText } from './find-signs-around.ts'
import type { PriceContext } from './price-context.ts'
import { type Amount, findNumbers, type NumberMention, toNumber } from './price-numbers.ts'
import { MINOR_UNITS, readMultiplier } from './price-words.ts'
import { scoreAmount } from './score-amount.ts'

/** An amount in a price text, with the currencies that its sign can mean; none when it has no sign. */
interface PricedAmount extends Amount {
  currencies: readonly string[]
  /** The text before the amount and behind it, without its sign. */
  before: string
  behind: string
}

/** The cents behind a currency that stands as a decimal sign, `12€99`, or behind a space, `$12 99`. */
const CENTS = /^ ?(\d{2})(?![\d.,:]\d|\d)(?! ?(?:%|[\p{L}$€£]))/u

/** The amounts of a plain text that can be prices, the most likely one first. */
export function listAmounts(text: string, context: PriceContext): PricedAmount[] {
  const mentions = findCurrencies(text)
  // Signs are blanked out, so that the point of `Rs.50` is not read as a decimal sign.
  const masked = mentions.reduce(
    (rest, { start, end }) => rest.slice(0, start) + '\0'.repeat(end - start) + rest.slice(end),
    text,
  )
  const numbers = findNumbers(masked)
  const amounts = numbers.map((number) => readAmount({ text, context, mentions, numbers, number }))
  const cents = new Set(amounts.map((amount) => amount?.centsAt))
  return amounts
    .filter((_, index) => !cents.has(numbers[index]?.start))
    .filter((amount) => amount !== null)
    .filter(({ score }) => score > REFUSED)
    .toSorted((a, b) => b.score - a.score)
}

/** Amounts at this score or below are quantities, percentages or savings. */
const REFUSED = -5

interface Place extends SignedText {
  context: PriceContext
  number: NumberMention
}

interface ScoredAmount extends PricedAmount {
  score: number
  /** Where the number that is its cents begins; null when it has none. */
  centsAt: number | null
}

function readAmount(place: Place): ScoredAmount | null {
  const { text, context, number } = place
  const signs = readSigns(place)
  const { currencies, factor, unit, isSigned } = signs
  const amount = toNumber(number.written, THREE_DECIMALS.get(chooseCurrency(currencies, context) ?? ''))
  if (amount === null) {
    return null
  }
  const isWhole = isSigned && !amount.isDecimal
  const cents = isWhole ? findCents(place, signs.end, signs.start === number.start) : null
  const { written, start, end } = cents ?? { written: '0', start: null, end: signs.end }
  const hasDecimals = amount.isDecimal || cents !== null
  const around = { before: text.slice(0, signs.start), behind: text.slice(end) }
  return {
    value: amount.value * factor * unit + Number(written) / 100,
    isDecimal: (hasDecimals && factor === 1) || unit < 1,
    currencies,
    ...around,
    centsAt: start,
    score: scoreAmount({ ...around, hasCurrency: isSigned, hasDecimals, isMultiplied: factor > 1 }),
  }
}

interface Signs {
  /** Where the number begins and ends together with its signs. */
  start: number
  end: number
  isSigned: boolean
  currencies: readonly string[]
  /** What words such as `million` multiply the number with. */
  factor: number
  /** 0.01 when the number counts cents. */
  unit: number
}

function readSigns(place: Place): Signs {
  const { text, mentions, number } = place
  const before = findBefore(place, number)
  const { factor, length } = readMultiplier(text.slice(number.end), before.length > 0)
  const from = number.end + length
  const behind = findBehind(place, from, before.length > 0)
  const start = before[0]?.start ?? number.start
  const end = behind.at(-1)?.end ?? from
  const currencies = chooseCurrencies([...before, ...behind])
  if (currencies !== null) {
    return { start, end, isSigned: true, currencies, factor, unit: 1 }
  }
  const minor = MINOR_UNITS.find(([sign]) => sign.test(text.slice(from)))
  return minor === undefined
    ? { start, end, isSigned: false, currencies: findDistant(mentions), factor, unit: 1 }
    : { start, end, isSigned: true, currencies: minor[1], factor, unit: 0.01 }
}

/** What the signs around a number mean together: `SGD4.90 $` is in SGD, `$12 CAD` in CAD; null without a sign. */
function chooseCurrencies(signs: readonly CurrencyMention[]): readonly string[] | null {
  const [first, ...others] = signs
  if (first === undefined) {
    return null
  }
  const shared = first.currencies.filter((code) => others.every(({ currencies }) => currencies.includes(code)))
  const exact = first.isWeak ? others.find(({ isWeak, currencies }) => !isWeak && currencies.length === 1) : undefined
  return shared.length > 0 ? shared : (exact ?? first).currencies
}

/** The currency that a text names apart from its numbers, as in `Price in EUR (incl. VAT): 12.50`. */
function findDistant(mentions: readonly CurrencyMention[]): readonly string[] {
  return mentions.find(({ isWeak }) => !isWeak)?.currencies ?? []
}

/** The number that is the cents of another one, at a place behind its signs. */
function findCents({ text, numbers, number }: Place, from: number, isSignBehind: boolean): NumberMention | null {
  const [whole, digits] = CENTS.exec(text.slice(from)) ?? []
  const following = numbers.filter(({ start }) => start > number.start)
  const [next] = following
  const isTight = isSignBehind && whole?.length === 2
  return next !== undefined && next.written === digits && (following.length === 1 || isTight) ? next : null
}
