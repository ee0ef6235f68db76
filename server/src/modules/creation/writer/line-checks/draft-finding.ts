import type { LineFinding } from '@marquee/contract/line-checks'

/** A finding of one rule of a language: no source but the language itself. */
export function grammarFinding(
  rule: string,
  message: string,
  { start, end }: { start: number; end: number },
  suggestions: readonly string[],
): LineFinding {
  return { kind: 'grammar', rule, message, start, end, suggestions: [...suggestions], source: null }
}

/** The place of a match in its line. */
export function toPlace(match: RegExpExecArray): { start: number; end: number } {
  return { start: match.index, end: match.index + match[0].length }
}

/**
 * Matches whole words or phrases of any script, without regard to case: `\b` knows ASCII only.
 * @param alternatives the source of a regular expression
 */
export function wholeWords(alternatives: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu')
}

/** Matches in order; the expression must have the flag `g`. */
export function findAll(text: string, expression: RegExp): RegExpExecArray[] {
  return [...text.matchAll(expression)]
}
