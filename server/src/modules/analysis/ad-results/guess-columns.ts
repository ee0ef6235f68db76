import type { ResultField } from '@marquee/contract/result-imports'
import { BREAKDOWN_HEADINGS, DERIVED_HEADING, HEADING_PATTERNS, RESULT_HEADINGS } from './result-headings.ts'

/** Symbols that belong to a single currency. */
const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  R$: 'BRL',
  US$: 'USD',
  CA$: 'CAD',
  A$: 'AUD',
  AU$: 'AUD',
  NZ$: 'NZD',
  MX$: 'MXN',
  HK$: 'HKD',
  '₹': 'INR',
  '₩': 'KRW',
  zł: 'PLN',
  '₺': 'TRY',
}

const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** Guesses the field of each column. No field is used twice, except for breakdowns. The user maps the remaining columns. */
export function guessColumns(headings: readonly string[]): (ResultField | null)[] {
  const normalized = headings.map(normalizeHeading)
  const guesses: (ResultField | null)[] = normalized.map((name) => (BREAKDOWN_HEADINGS.has(name) ? 'breakdown' : null))
  for (const [field, names] of Object.entries(RESULT_HEADINGS) as [ResultField, readonly string[]][]) {
    const name = names.find((candidate) => normalized.includes(candidate))
    if (name !== undefined) {
      guesses[normalized.indexOf(name)] = field
    }
  }
  for (const [field, pattern] of Object.entries(HEADING_PATTERNS) as [ResultField, RegExp][]) {
    const index = headings
      .map(toWords)
      .findIndex((name, place) => guesses[place] === null && pattern.test(name) && isOfKind(field, name))
    if (index !== -1 && !guesses.includes(field)) {
      guesses[index] = field
    }
  }
  return guesses
}

function isOfKind(field: ResultField, name: string): boolean {
  return field === 'ctr' || field === 'spend' || !DERIVED_HEADING.test(name)
}

/** The currency that a heading names, as in `Amount spent (USD)`; null when no heading names one. */
export function findCurrency(headings: readonly string[]): string | null {
  for (const heading of headings) {
    const code = toCurrency(heading.match(/\(\s*([A-Z]{3}|[A-Z]{0,2}\p{Sc}|zł)\s*\)/u)?.[1] ?? '')
    if (code !== null) {
      return code
    }
  }
  return null
}

/** The currency that an amount names, as `€ 12,50`, `US$7` or `12.50 USD`; null for an amount without one. */
export function findAmountCurrency(amount: string): string | null {
  return toCurrency(amount.replaceAll(/[\d.,\s'’\u00a0\u202f-]/g, ''))
}

/** Abbreviations of metrics, as CVR, look like codes of currencies. */
function toCurrency(said: string): string | null {
  return CURRENCY_SIGNS[said] ?? (CURRENCY_CODES.has(said) ? said : null)
}

/** Whether the headings are English. Dates in English exports begin with the month, unless the dates show another order. */
export function isEnglish(headings: readonly string[]): boolean {
  const normalized = headings.map(normalizeHeading)
  return ['ad name', 'amount spent', 'reporting starts', 'ad id', 'day', 'cost', 'campaign name'].some((name) =>
    normalized.includes(name),
  )
}

/** Removes text in brackets: a currency, or the full form of an abbreviation. */
function normalizeHeading(heading: string): string {
  return toWords(heading.replaceAll(/\([^)]*\)/g, ' '))
}

/** Removes case, accents and punctuation, and where interfaces of Google have a field, as in `metrics.clicks`. */
export function toWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^(?:metrics|segments|ad group ad) /, '')
}
