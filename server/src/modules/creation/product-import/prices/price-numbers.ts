/** A number in a text. */
export interface NumberMention {
  start: number
  end: number
  written: string
}

export interface Amount {
  value: number
  /** True when decimals were written, also zeros. */
  isDecimal: boolean
}

/** Groups of three digits behind spaces, perhaps with two more for cents; or digits with any separators; or cents alone. */
const NUMBER =
  /(?<!\d)(?:(?<!\p{L})\d{1,3}(?: \d{3})+(?!\d)(?:[.,]\d{1,2}(?!\d)| \d{2}(?![\d.,]))?|\d(?:[\d.,']*\d)?|(?<![\d.,])[.,]\d{1,2}(?!\d))/gu
const MOST_DIGITS = 10

/** All numbers of a plain text, in their order. */
export function findNumbers(text: string): NumberMention[] {
  return [...text.matchAll(NUMBER)].map(({ 0: written, index }) => ({
    written,
    start: index,
    end: index + written.length,
  }))
}

/**
 * Reads a number with the separators of any country. Of two kinds of separators the last one is the decimal sign. A single separator is
 * one too, unless three digits follow it, as in `1.234`; `0.500` and a currency of three decimals are the exceptions.
 * @param threeDecimals the decimal signs of a currency with three decimals; empty for other currencies
 * @returns null for a number that is longer than any price
 */
export function toNumber(written: string, threeDecimals = ''): Amount | null {
  const compact = written.replace(/ (?=\d{2}$)/, ',').replaceAll(' ', '')
  const [, whole, sign, rest] = /^(.*)([.,'])(\d+)$/.exec(compact) ?? []
  if (whole === undefined || sign === undefined || rest === undefined) {
    return toAmount(compact)
  }
  return isDecimalSign({ whole, sign, rest, threeDecimals }) ? toAmount(whole, rest) : toAmount(compact)
}

function toAmount(whole: string, decimals?: string): Amount | null {
  const digits = whole.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '') || '0'
  return digits.length > MOST_DIGITS
    ? null
    : { value: Number(`${digits}.${decimals ?? 0}`), isDecimal: decimals !== undefined }
}

interface Separated {
  whole: string
  sign: string
  /** The digits behind the last separator. */
  rest: string
  threeDecimals: string
}

function isDecimalSign({ whole, sign, rest, threeDecimals }: Separated): boolean {
  if (sign === "'") {
    return rest.length === 2 && !/[.,']/.test(whole)
  }
  if (rest.length !== 3) {
    // Behind a repeated separator four digits are a date or a mistake, and one or two are cents.
    return rest.length < 3 || !whole.includes(sign)
  }
  const isMixed = /[.,']/.test(whole) && !whole.includes(sign)
  return (
    isMixed || /^0*$/.test(whole) || /^\d{4,}$/.test(whole) || (threeDecimals.includes(sign) && !/[.,']/.test(whole))
  )
}
