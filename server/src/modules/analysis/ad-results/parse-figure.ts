import type { DecimalSign } from '@marquee/contract/result-imports'
import type { Cell } from '../../../platform/spreadsheets/table-row.ts'

/** Placeholders for empty values in exports, and what Excel writes where a formula has no result. */
const NOTHING = new Set('|n/a|na|nan|null|none|k. a.|k.a.|n.v.t.|n.b.|#n/a|#div/0!'.split('|'))
/** A figure that the platform does not tell exactly, as `< 10`. */
const WITHHELD = /^[<>]\s*[\d.,]+\s*%?$/

/** Currency symbols, also as `US$`, currency codes, and the spaces that separate thousands in many languages. */
const DECORATION = /[A-Z]{0,3}\p{Sc}|[\s'’\u00a0\u202f]|^[A-Z]{3}|[A-Z]{3}$|^kr\.?|kr\.?$|zł|Kč|Ft$/gu

/** Most figures of a file are written so. */
const PLAIN = /^\d+(?:\.\d+)?$/
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
  const said = cell ?? ''
  return decimal === '.' && PLAIN.test(said) ? Number(said) : parseText(said, decimal)
}

function parseText(said: string, decimal: DecimalSign): number | null | undefined {
  const text = said.normalize('NFKC').trim().replace(/^['’]/, '')
  if (isNothing(text) || WITHHELD.test(text)) {
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

/** Whether a cell holds one of the placeholders for an empty value. */
export function isNothing(text: string): boolean {
  return /^[-–—−\s]*$/.test(text) || NOTHING.has(text.toLowerCase())
}

/** The figures by which the decimal sign is guessed. */
interface WrittenFigures {
  /** Amounts and rates. */
  amounts: Iterable<Cell>
  /** Figures without decimals, as impressions: a sign in them separates thousands. */
  counts?: Iterable<Cell>
  /** Amounts of money. They have two decimals or none, so a sign before three digits separates thousands unless others say otherwise. */
  money?: Iterable<Cell>
}

/** Guesses the decimal sign from figures of the file: the last of two different signs, or a sign that does not separate thousands. */
export function guessDecimal({ amounts, counts = [], money = [] }: WrittenFigures): DecimalSign {
  const sure = [
    ...[...amounts, ...money].map(findDecimal),
    ...[...counts].map((cell) => findDecimal(cell) ?? findOther(cell)),
  ]
  const signs = sure.some((sign) => sign !== null) ? sure : [...money].map(findOther)
  const count = (sign: DecimalSign) => signs.filter((found) => found === sign).length
  return count(',') > count('.') ? ',' : '.'
}

/** The decimal sign of this figure, if it is certain; otherwise null. */
function findDecimal(cell: Cell): DecimalSign | null {
  const digits = toDigits(cell)
  const [last, ...others] = digits.match(/[.,]/g)?.toReversed() ?? []
  if (last === undefined || (others.length === 0 && /^[1-9]\d{0,2}[.,]\d{3}$/.test(digits))) {
    return null
  }
  const isThousands = others.length > 0 && !others.some((sign) => sign !== last)
  return (last === ',') === isThousands ? '.' : ','
}

/** The decimal sign of a file with this count, if it has a separator of thousands. */
function findOther(cell: Cell): DecimalSign | null {
  const separator = toDigits(cell).match(/^\d{1,3}([.,])\d{3}$/)?.[1]
  if (separator === undefined) {
    return null
  }
  return separator === ',' ? '.' : ','
}

/** The digits and the signs between them: a point behind them belongs to a currency, as in `7,50 kr.` */
function toDigits(cell: Cell): string {
  const [figure = ''] = typeof cell === 'string' ? (cell.match(/\d(?:.*\d)?/) ?? []) : []
  return figure.replaceAll(/[^\d.,]/g, '')
}
