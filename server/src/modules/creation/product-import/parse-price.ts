export interface Price {
  /** A decimal with up to two places, such as `19.90`. */
  amount: string
  /** ISO 4217; null when the text names none. */
  currency: string | null
}

const ISO = /\b(USD|EUR|GBP|CHF|CAD|AUD|JPY|SEK|DKK|NOK|PLN|BRL|INR|CZK|NZD|MXN|SGD|HKD|TRY|ZAR|CNY|KRW)\b/i

/** The order matters: longer symbols must come before the shorter symbols that they contain. */
const SYMBOLS: ReadonlyArray<readonly [RegExp, string]> = [
  [/R\$/, 'BRL'],
  [/C(?:A)?\$/, 'CAD'],
  [/AU?\$/, 'AUD'],
  [/NZ\$/, 'NZD'],
  [/US\$|\$/, 'USD'],
  [/€|\beuros?\b/i, 'EUR'],
  [/£/, 'GBP'],
  [/\bFr\.|\bSFr\b/, 'CHF'],
  [/¥|円/, 'JPY'],
  [/₹|\bRs\.?/i, 'INR'],
  [/zł/i, 'PLN'],
  [/Kč/i, 'CZK'],
  [/₩/, 'KRW'],
  [/₺/, 'TRY'],
]

/** Three countries write crowns in the same way; the page's language determines the currency. */
const CROWNS: Readonly<Record<string, string>> = { da: 'DKK', nb: 'NOK', nn: 'NOK', no: 'NOK', sv: 'SEK' }

const NUMBER = /\d(?:[\d.,'’\u00a0\u202f ]*\d)?/

/**
 * Parses a price in its usual written forms: `1.234,56 €`, `$1,234.56`, `1 234,56 kr`, `CHF 1’234.50`, `19,-`.
 * @param language the language of the page, such as `sv-SE`
 * @returns null when the text has no number
 */
export function parsePrice(text: string, language = ''): Price | null {
  const [number] = NUMBER.exec(text) ?? []
  if (number === undefined) {
    return null
  }
  const amount = toAmount(number)
  return amount === null ? null : { amount, currency: findCurrency(text, language) }
}

function findCurrency(text: string, language: string): string | null {
  const [code] = ISO.exec(text) ?? []
  const symbol = SYMBOLS.find(([pattern]) => pattern.test(text))
  const crown = /\bkr\.?(?![\p{L}])/iu.test(text) ? (CROWNS[language.slice(0, 2).toLowerCase()] ?? 'SEK') : null
  return code?.toUpperCase() ?? symbol?.[1] ?? crown
}

/**
 * The last point or comma is the decimal separator when one, two, or more than three digits follow it; with three digits, it groups
 * thousands. A separator that occurs twice always groups thousands.
 */
function toAmount(number: string): string | null {
  const compact = number.replaceAll(/[\s'’\u00a0\u202f]/g, '')
  const [, whole = compact, sign = '', decimals = ''] = /^(.*)([.,])(\d+)$/.exec(compact) ?? []
  const isDecimal = sign !== '' && decimals.length !== 3 && !whole.includes(sign)
  const digits = (isDecimal ? whole : compact).replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  if (digits.length > 10) {
    return null
  }
  return digits + (isDecimal ? `.${decimals.slice(0, 2).padEnd(2, '0')}` : '')
}

/** Parses a price of structured data, where a point is the decimal separator when the text is a plain number. */
export function parseStatedPrice(value: string, currency: string): Price | null {
  const code = currency.trim().toUpperCase()
  const stated = /^[A-Z]{3}$/.test(code) ? code : (parsePrice(`1 ${currency}`)?.currency ?? null)
  const price = /^\d{1,10}\.\d{3,}$/.test(value)
    ? { amount: Number(value).toFixed(2), currency: null }
    : parsePrice(value)
  return price && { amount: price.amount, currency: stated ?? price.currency }
}
