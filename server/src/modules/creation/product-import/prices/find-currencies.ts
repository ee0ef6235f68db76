import { CODES_THAT_ARE_WORDS, CURRENCY_SIGNS, type CurrencySign, REPLACED_CURRENCIES } from './currency-signs.ts'
import { getCurrencyOfCountry, getCurrencyOfLanguage, type PriceContext } from './price-context.ts'
import { currencies as offered } from '@marquee/contract/currencies'

/** A sign, word or code of a currency in a text. */
export interface CurrencyMention {
  start: number
  end: number
  /** ISO 4217; several for a sign that countries share. */
  currencies: readonly string[]
  /** True for letters that mean a currency only next to a number. */
  isWeak: boolean
}

const CODES: ReadonlySet<string> = new Set([...offered, ...REPLACED_CURRENCIES])
const CODE = /(?<!\p{L})\p{L}{3}(?!\p{L})/gu

const PATTERNS = CURRENCY_SIGNS.flatMap(({ written, currencies, side = null }) =>
  written.map((one) => ({
    letters: one.toLowerCase(),
    pattern: toPattern(one, side),
    currencies,
    isWeak: side !== null || isShortWord(one),
  })),
)

/** All mentions of currencies in a text, in their order; of overlapping ones the longest. */
export function findCurrencies(text: string): CurrencyMention[] {
  const lower = text.toLowerCase()
  // Most spellings do not occur at all, and looking for their letters is cheaper than running their patterns.
  const signs = PATTERNS.filter(({ letters }) => lower.includes(letters)).flatMap(({ pattern, ...sign }) =>
    [...text.matchAll(pattern)].map((match) => ({ ...sign, start: match.index, end: match.index + match[0].length })),
  )
  const found: CurrencyMention[] = []
  for (const mention of [...findCodes(text), ...signs].toSorted(byLength)) {
    if (found.every(({ start, end }) => mention.end <= start || mention.start >= end)) {
      found.push(mention)
    }
  }
  return found.toSorted((a, b) => a.start - b.start)
}

/** Chooses between the currencies that share a sign: the page's own currency, then its country's, then its language's. */
export function chooseCurrency(currencies: readonly string[], context: PriceContext): string | null {
  const wanted = [
    context.currency,
    getCurrencyOfCountry(context.country ?? ''),
    getCurrencyOfLanguage(context.language ?? ''),
  ]
  return wanted.find((code) => code && currencies.includes(code)) ?? currencies[0] ?? null
}

function findCodes(text: string): CurrencyMention[] {
  return [...text.matchAll(CODE)].flatMap(({ 0: written, index }) => {
    const code = written.toUpperCase()
    const isWeak = written !== code || CODES_THAT_ARE_WORDS.has(code)
    const mention = { start: index, end: index + 3, currencies: [code], isWeak }
    return CODES.has(code) ? [mention] : []
  })
}

function byLength(a: CurrencyMention, b: CurrencyMention): number {
  return b.end - b.start - (a.end - a.start) || a.currencies.length - b.currencies.length
}

function isShortWord(written: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}.]{1,3}$/u.test(written)
}

/** Long words are found in every case; short ones only as written, because `FT` and `ft` differ. */
function toPattern(written: string, side: CurrencySign['side'] | null): RegExp {
  const number = side === 'before' ? String.raw`(?=[\s.]{0,2}\d)` : ''
  const behindNumber = side === 'after' ? String.raw`(?<=\d\s?)` : ''
  const start = /^\p{L}/u.test(written) && !isIdeographic(written) ? String.raw`(?<!\p{L})` : ''
  const end = /\p{L}$/u.test(written) && !isIdeographic(written) ? String.raw`(?!\p{L})` : ''
  const isWord = /\p{L}{4}/u.test(written)
  const sign = written.replaceAll(/[$()*+./?[\\\]^{|}]/g, String.raw`\$&`)
  return new RegExp(behindNumber + start + sign + end + number, isWord ? 'giu' : 'gu')
}

/** Chinese, Japanese and Korean write no space between a word and its currency. */
function isIdeographic(written: string): boolean {
  return /^[\p{Script=Han}\p{Script=Hangul}\p{Script=Thai}]/u.test(written)
}
