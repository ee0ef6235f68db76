import type { ResultField } from '@marquee/contract/result-imports'
import { BREAKDOWN_HEADINGS, DERIVED_HEADING, HEADING_PATTERNS, RESULT_HEADINGS } from './result-headings.ts'

/** Signs that only one currency has. */
const CURRENCY_SIGNS: Readonly<Record<string, string>> = {
  '€': 'EUR',
  '£': 'GBP',
  R$: 'BRL',
  '₹': 'INR',
  zł: 'PLN',
  '₺': 'TRY',
}

/** What each column seems to hold; no field twice, except for breakdowns. Other headings are mapped by the person who imports. */
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
      .findIndex((name, place) => guesses[place] === null && pattern.test(name) && !DERIVED_HEADING.test(name))
    if (index !== -1 && !guesses.includes(field)) {
      guesses[index] = field
    }
  }
  return guesses
}

/** The currency that a heading names, as `Amount spent (USD)`; null when none does. */
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

/** Whether the headings are English ones, whose days begin with the month where nothing else says so. */
export function isEnglish(headings: readonly string[]): boolean {
  const normalized = headings.map(normalizeHeading)
  return ['ad name', 'amount spent', 'reporting starts', 'ad id', 'day'].some((name) => normalized.includes(name))
}

/** Without what stands in brackets: a currency, or the words of an abbreviation. */
function normalizeHeading(heading: string): string {
  return toWords(heading.replaceAll(/\([^)]*\)/g, ' '))
}

/** Without case, accents and signs. */
function toWords(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
