import { THREE_DECIMALS } from './currency-signs.ts'
import { chooseCurrency, findCurrencies } from './find-currencies.ts'
import { toPlainPriceText } from './plain-price-text.ts'
import { getCurrencyOfCountry, type PriceContext } from './price-context.ts'
import type { Amount } from './price-numbers.ts'
import { findTerms, type PriceTerms } from './price-terms.ts'
import { FREE } from './price-words.ts'
import { listAmounts } from './list-amounts.ts'

export interface Price {
  /** A decimal with two places or none, such as `19.90`. */
  amount: string
  /** ISO 4217; null when neither the text nor its page names one. */
  currency: string | null
}

/**
 * Reads the price that a text asks now, with the separators and currency signs of any country: `1.234,56 €`, `$.75`, `CHF 1’234.50`,
 * `Was $80 Now $60`, `AED 8000 (USD 2179)`. Percentages, savings and quantities are no prices; `Free` is 0.
 * @param context what the page says; it decides what shared signs such as `$` and `kr` mean, and completes a bare number
 * @returns null when the text asks no price
 */
export function parsePrice(text: string, context: PriceContext = {}): Price | null {
  const plain = toPlainPriceText(text)
  const best = findBestAmount(plain, context)
  if (best === undefined) {
    return FREE.test(plain) ? { amount: '0', currency: context.currency ?? null } : null
  }
  const currency =
    chooseCurrency(best.currencies, context) ?? context.currency ?? getCurrencyOfCountry(context.country ?? '')
  const amount = formatAmount(best)
  // A price below a cent, as of one request to a service, is not free.
  return best.value > 0 && Number(amount) === 0 ? null : { amount, currency }
}

/** The words that belong to the price of a text, such as "from" and "/month"; empty without any. */
export function readPriceTerms(text: string, context: PriceContext = {}): PriceTerms {
  return findTerms(findBestAmount(toPlainPriceText(text), context) ?? { before: '', behind: '' })
}

function findBestAmount(plain: string, context: PriceContext) {
  return listAmounts(toLocalSpelling(plain, context), context)[0]
}

/**
 * Reads a price of structured data, where a point is the decimal sign of a plain number.
 * @param currency as stated: an ISO code or a sign; empty when there is none
 */
export function parseStatedPrice(value: string, currency: string, context: PriceContext = {}): Price | null {
  const stated = readStatedCurrency(currency, context)
  const plain =
    /^\s*\d{1,10}\.\d{3,}\s*$/.test(value) && !isGroupedByPoint(value, stated, context)
      ? { amount: formatAmount({ value: Number(value), isDecimal: true }), currency: null }
      : null
  const price = plain ?? parsePrice(value, stated === null ? context : { ...context, currency: stated })
  return price && { amount: price.amount, currency: stated ?? price.currency }
}

/** `1.299` on a German page: three figures behind a point are thousands where the point groups them and the currency has two decimals. */
function isGroupedByPoint(value: string, currency: string | null, { language, country }: PriceContext): boolean {
  if (!/^\s*[1-9]\d{0,2}\.\d{3}\s*$/.test(value) || THREE_DECIMALS.has(currency ?? '')) {
    return false
  }
  // Many pages leave the language of their template unchanged and name their country elsewhere.
  return [language || 'en', `und-${country ?? 'US'}`].some((tag) => groupsByPoint(tag))
}

function groupsByPoint(tag: string): boolean {
  try {
    return new Intl.NumberFormat(new Intl.Locale(tag).maximize().baseName)
      .formatToParts(1_234_567)
      .some(({ type, value }) => type === 'group' && value === '.')
  } catch {
    return false
  }
}

function readStatedCurrency(currency: string, context: PriceContext): string | null {
  const [mention] = findCurrencies(currency)
  return mention === undefined ? null : chooseCurrency(mention.currencies, context)
}

function formatAmount({ value, isDecimal }: Amount): string {
  return isDecimal || !Number.isInteger(value) ? value.toFixed(2) : String(value)
}

/** In Hungary `ft` is the forint, elsewhere a foot. */
function toLocalSpelling(text: string, { country, language = '' }: PriceContext): string {
  const isHungarian = country === 'HU' || language.startsWith('hu')
  return isHungarian ? text.replaceAll(/(?<=\d ?)ft(?!\p{L})/gu, 'Ft') : text
}
