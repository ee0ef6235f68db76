import type { DecimalSign } from '@marquee/contract/result-imports'
import type { Cell } from '../../../platform/spreadsheets/table-row.ts'

/** Placeholders for empty values in exports. */
const NOTHING = new Set(['', '-', '–', '—', '−', 'n/a', 'na', 'null', '--', 'k. a.', 'k.a.', 'n.v.t.', 'n.b.'])

/** Currency symbols, currency codes, and the spaces that separate thousands in many languages. */
const DECORATION = /[\p{Sc}\s'’\u00a0\u202f]|^[A-Z]{3}|[A-Z]{3}$|R\$|^kr\.?|kr\.?$|zł|Kč|Ft$/gu

/** Thousands in groups of three digits; India writes its larger groups with two digits. */
const WITH_POINT = /^-?(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})?(?:\.\d*)?$/
const WITH_COMMA = /^-?(?:\d+|\d{1,3}(?:\.\d{2,3})*\.\d{3})?(?:,\d*)?$/

/**
 * Parses a figure as exports write it: with a currency, a percent sign, thousands separators.
 * @returns null for an empty cell, undefined for text that is not a figure
 */
export function parseFigure(cell: Cell | undefined, decimal: DecimalSign): number | null | undefined {
  if (typeof cell === 'number') {
    return cell
  }
  const text = (cell ?? '').trim()
  if (NOTHING.has(text.toLowerCase())) {
    return null
  }
  const isPercent = text.endsWith('%')
  const bare = text.replace(/%$/, '').replaceAll(DECORATION, '')
  if (!/\d/.test(bare) || !(decimal === '.' ? WITH_POINT : WITH_COMMA).test(bare)) {
    return undefined
  }
  const plain = bare.replaceAll(decimal === '.' ? ',' : '.', '').replace(decimal, '.')
  return isPercent ? Number(plain) / 100 : Number(plain)
}

/**
 * Guesses the decimal sign from figures of the file: the last of two different signs, or a sign that is not followed by exactly
 * three digits.
 */
export function guessDecimal(figures: Iterable<Cell>): DecimalSign {
  const signs = [...figures].map(findDecimal)
  const count = (sign: DecimalSign) => signs.filter((found) => found === sign).length
  return count(',') > count('.') ? ',' : '.'
}

/** The decimal sign of this figure, if it is certain; otherwise null. */
function findDecimal(cell: Cell): DecimalSign | null {
  const digits = typeof cell === 'string' ? cell.replaceAll(/[^\d.,]/g, '') : ''
  const last = digits.match(/[.,](?=\d*$)/)?.[0]
  const isSure = isMixed(digits) || !/[.,]\d{3}$/.test(digits) || /^0[.,]/.test(digits)
  if (last === undefined || !isSure) {
    return null
  }
  return last === ',' ? ',' : '.'
}

function isMixed(digits: string): boolean {
  return digits.includes(',') && digits.includes('.')
}
