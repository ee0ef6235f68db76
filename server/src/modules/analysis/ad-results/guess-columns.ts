import type { ResultField } from '@marquee/contract/result-imports'
import { BREAKDOWN_HEADINGS, DERIVED_HEADING, HEADING_PATTERNS, RESULT_HEADINGS } from './result-headings.ts'

/** Symbols that belong to a single currency. */
const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  R$: 'BRL',
  '₹': 'INR',
  zł: 'PLN',
  '₺': 'TRY',
}

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
  return field === 'ctr' || !DERIVED_HEADING.test(name)
}

/** The currency that a heading names, as in `Amount spent (USD)`; null when no heading names one. */
export function findCurrency(headings: readonly string[]): string | null {
  for (const heading of headings) {
    const said = heading.match(/\(\s*([A-Z]{3}|\p{Sc}|R\$|zł)\s*\)/u)?.[1] ?? ''
    const code = CURRENCY_SIGNS[said] ?? (/^[A-Z]{3}$/.test(said) ? said : null)
    if (code !== null) {
      return code
    }
  }
  return null
}

/** Whether the headings are English. Dates in English exports begin with the month, unless the dates show another order. */
export function isEnglish(headings: readonly string[]): boolean {
  const normalized = headings.map(normalizeHeading)
  return ['ad name', 'amount spent', 'reporting starts', 'ad id', 'day'].some((name) => normalized.includes(name))
}

/** Removes text in brackets: a currency, or the full form of an abbreviation. */
function normalizeHeading(heading: string): string {
  return toWords(heading.replaceAll(/\([^)]*\)/g, ' '))
}

/** Removes case, accents and punctuation. */
function toWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
