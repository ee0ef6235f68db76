const SMALL_DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const DIGIT = /\p{Nd}/gu

/**
 * Writes a price text in plain characters: digits of all scripts as 0 to 9, one kind of space, apostrophe and hyphen, no invisible
 * characters. Cents become decimals however they are set apart: `19⁹⁹`, `19 99 €` and `19:99 kr` are all `19.99`.
 */
export function toPlainPriceText(text: string): string {
  return (
    text
      .replaceAll(
        /(\d)([⁰¹²³⁴-⁹]{2})(?![⁰¹²³⁴-⁹])/g,
        (_, digit: string, cents: string) => `${digit}.${toDigits(cents)}`,
      )
      // A raised digit is a mark of a footnote, except in units such as m².
      .replaceAll(/(?<!(?<!\p{L})[kcd]?m)[⁰¹²³⁴-⁹]/gu, '')
      .normalize('NFKC')
      .replaceAll(/[\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g, '')
      .replaceAll(DIGIT, toAsciiDigit)
      .replaceAll('٫', '.')
      .replaceAll('٬', ',')
      .replaceAll('،', ',')
      .replaceAll(/[’‘‛`´ʼ′]/g, "'")
      .replaceAll(/[‐-―−]/g, '-')
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replaceAll(/(\d) (?=[.,]\d{2}(?!\d))/g, '$1')
      .replaceAll(/(\d[.,]) (?=\d{2} ?(?:€|\$|£|zł|Kč|kr))/g, '$1')
      .replace(/(\d):(\d{2})(?= ?kr(?!\p{L}))/iu, '$1.$2')
      .replace(/(?<=kr\.? ?\d+):(?=\d{2}(?!\d))/iu, '.')
      .replace(/^(\d{1,4}) (\d{2})(?= ?(?:€|\$|zł|Kč|lei|лв))/u, '$1.$2')
  )
}

function toDigits(raised: string): string {
  return raised.replaceAll(/./g, (digit) => String(SMALL_DIGITS.indexOf(digit)))
}

/** Unicode puts the ten digits of each script one after the other, beginning at a multiple of the script's zero. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) {
    value += 1
  }
  return String(value)
}
