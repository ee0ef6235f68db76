import type { LineLanguage } from '@marquee/contract/line-checks'
import { CLAIM_WORDS, type ClaimWordKind } from './claim-words.ts'
import { readFigures } from './read-figures.ts'
import { listStems } from './stem.ts'

export type ClaimKind = 'figure' | ClaimWordKind

/** Something that a line asserts and a fact must say. */
export interface Claim {
  kind: ClaimKind
  text: string
  start: number
  end: number
  /** Equal for claims that say the same. */
  meaning: string
}

/**
 * Finds the claims of a text: figures with their units, and words of comparison, proof, gift, guarantee, popularity and time with the next
 * word that carries meaning, so that “free shipping” and “free returns” are two claims.
 */
function findClaims(text: string, language: LineLanguage): Claim[] {
  const figures = readFigures(text).map(({ value, unit, start, end }) => ({
    kind: 'figure' as const,
    text: text.slice(start, end),
    start,
    end,
    meaning: `figure ${value} ${unit}`,
  }))
  const words = Object.entries(CLAIM_WORDS[language]) as [ClaimWordKind, string][]
  const worded = words.flatMap(([kind, alternatives]) =>
    [...text.matchAll(toExpression(alternatives))].map((match) => {
      const end = match.index + match[0].length
      return { kind, text: match[0], start: match.index, end, meaning: toMeaning(kind, match[0], text.slice(end)) }
    }),
  )
  // “in 2 minutes” is a figure and “in minutes” a word: the figure says more.
  return [...figures, ...worded].toSorted((a, b) => a.start - b.start)
}

/** Words that mean the same whichever is written. */
const SAME: ReadonlySet<ClaimWordKind> = new Set(['half', 'twice', 'thrice', 'free', 'guarantee'])

function toMeaning(kind: ClaimWordKind, text: string, after: string): string {
  const said = SAME.has(kind) ? '' : text.toLowerCase().replaceAll(/[\s-]+/gu, ' ')
  const [clause = ''] = after.split(/[.!?;:,–—]/u)
  return `${kind} ${said} ${listStems(clause)[0] ?? ''}`.trimEnd()
}

const expressions = new Map<string, RegExp>()

function toExpression(alternatives: string): RegExp {
  const expression =
    expressions.get(alternatives) ?? new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'giu')
  expressions.set(alternatives, expression)
  return expression
}

/**
 * The claims of a line that no fact makes. A model may not invent: such a line is not shown.
 * @param facts what the person, the product and its reviews say, in the language of the line
 * @returns the claims in the order of the line; empty when every claim stands in a fact
 */
export function findUngroundedClaims(line: string, facts: readonly string[], language: LineLanguage): Claim[] {
  const stated = new Set(facts.flatMap((fact) => findClaims(fact, language).map(({ meaning }) => meaning)))
  return findClaims(line, language).filter(({ meaning }) => !stated.has(meaning))
}
