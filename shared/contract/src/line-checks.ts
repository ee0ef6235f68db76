import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, text } from './primitives.ts'

/** The languages whose spelling, grammar and claims are checked. */
export const lineLanguage = z.enum(['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'])
export type LineLanguage = z.infer<typeof lineLanguage>

export const LINE_LIMITS = { lines: 40, characters: 2200, knownWords: 200 } as const

/** What a rule found in a line. */
export const lineFinding = z.object({
  kind: z.enum(['spelling', 'grammar', 'policy', 'repetition', 'reading_ease']),
  /** The name of the rule, such as `doubled_word`. */
  rule: z.string(),
  /** The place in the line, in UTF-16 units; the end is not part of it. */
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
  /** The problem, in a sentence for users. */
  message: z.string(),
  /** Texts that replace the place, the best first; empty when only the author can decide. */
  suggestions: z.array(z.string()),
  /** Where the rule is written; null for rules of a language. */
  source: z.object({ title: z.string(), address: z.string() }).nullable(),
})
export type LineFinding = z.infer<typeof lineFinding>

export const checkedLine = z.object({ key: z.string(), findings: z.array(lineFinding) })
export type CheckedLine = z.infer<typeof checkedLine>

export const checkLines = endpoint('POST', '/api/line-checks', {
  access: 'verified',
  feature: ['generation', 'full_product'],
  errors: [404],
  summary: 'Checks lines of an ad: spelling, grammar, claims that platforms refuse, repetition and reading ease',
  body: z.object({
    lines: z
      .array(z.object({ key: z.string().min(1).max(60), text: text(LINE_LIMITS.characters) }))
      .max(LINE_LIMITS.lines),
    /** Default: the language that most of the words belong to. */
    language: lineLanguage.nullable().default(null),
    /** Its words are known words. */
    product_id: id.nullable().default(null),
    brand_profile_id: id.nullable().default(null),
    /** Words that the author has confirmed. */
    known_words: z.array(text(60)).max(LINE_LIMITS.knownWords).default([]),
  }),
  response: z.object({
    data: z.array(checkedLine),
    meta: z.object({
      /** Null when the lines are in none of the languages; then only rules without a language were used. */
      language: lineLanguage.nullable(),
      /** False when the spelling could not be checked, for example without the dictionary of the language. */
      is_spelling_checked: z.boolean(),
    }),
  }),
})

/** The line after the suggestion has replaced the place of the finding. */
export function mendLine(line: string, { start, end }: Pick<LineFinding, 'start' | 'end'>, suggestion: string): string {
  return line.slice(0, start) + suggestion + line.slice(end)
}

/** Applies the only suggestion of each finding of grammar; what has several, or none, is left to the author. */
export function mendCertain(line: string, findings: readonly LineFinding[]): string {
  return findings
    .filter(isCertain)
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      ({ mended, until }, finding) =>
        // Two findings at one place would replace each other's text.
        finding.end > until
          ? { mended, until }
          : { mended: mendLine(mended, finding, finding.suggestions[0] ?? ''), until: finding.start },
      { mended: line, until: line.length },
    ).mended
}

/** Whether one click may mend the finding without a choice of the author. */
export function isCertain({ kind, suggestions }: LineFinding): boolean {
  return kind === 'grammar' && suggestions.length === 1
}
