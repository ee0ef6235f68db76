import type { LineFinding } from '@marquee/contract/line-checks'

/** The marks of headings, bullets, bold words and links, with their addresses. */
const MARKS = /^(?:## |- )|\*\*|\[|\]\([^)\s]*\)|\]/gm

/** The text with spaces in the place of its marks, so that a check reads its words at their places. */
export function maskMarkup(markup: string): string {
  return markup.replaceAll(MARKS, (mark) => ' '.repeat(mark.length))
}

/** The findings whose place has no mark in it: the others are about the marks, or would lose them when they are mended. */
export function keepOutsideMarkup(markup: string, findings: readonly LineFinding[]): LineFinding[] {
  const masked = maskMarkup(markup)
  return findings.filter(
    ({ start, end }) => masked.slice(start, end) === markup.slice(start, end) && masked.slice(start, end).trim() !== '',
  )
}
