import { WORD_LIMITS, type WritingFramework } from '@marquee/contract/image-words'
import type { Fact } from './fact.ts'
import type { WriterLanguage } from './languages/writer-language.ts'
import { cutToClause } from './read-benefit-text.ts'

/** A bare measure, such as "8mm drop", says little to readers who do not know the product, so it does not lead. */
const SPECIFICATION =
  /^[~≈±]?\d[\d.,x× ]*\s?(?:mm|cm|m|g|kg|mg|ml|cl|l|oz|lbs?|mah|rpm|w|v|hz|gb|tb|mbps|px|ft|in|inch(?:es)?|pages|seiten|%)(?!\p{L})/iu

const LONGEST_SPECIFICATION = 20
/** "Care: hand wash". */
const LABELLED = /^\p{Lu}[^:.!?]{1,24}\s?:\s\S/u

/** With so many facts of the product's own list, the sentences of its description stay in the body. */
const ENOUGH = 2

/** The facts that a line can state about the product, the strongest first. */
export function rankPoints(facts: readonly Fact[], language: WriterLanguage): Fact[] {
  const points = facts.filter(({ kind }) => ['thing', 'benefit', 'number', 'proof'].includes(kind))
  const own = points.filter(({ origin }) => origin !== 'page')
  const fitting = (own.length >= ENOUGH ? own : points).filter(
    ({ text }) => cutToClause(text, WORD_LIMITS.subline) !== null,
  )
  const strengths = new Map(fitting.map((point, index) => [point, measureStrength(point, language) - index * 1.5]))
  return fitting.toSorted((a, b) => (strengths.get(b) ?? 0) - (strengths.get(a) ?? 0))
}

/** Shops list the best first, and what the user wrote goes before it; a figure that says something is worth more than praise. */
function measureStrength({ text, kind, origin }: Fact, language: WriterLanguage): number {
  const signs: readonly (readonly [number, boolean])[] = [
    [30, origin === 'said'],
    [10, kind === 'thing'],
    [-15, origin === 'page'],
    [-12, isWeak(text, language)],
    [-4, !/\s/u.test(text)],
    [-6, text.length > WORD_LIMITS.headline],
    [-20, text.endsWith('?')],
  ]
  return signs.reduce((sum, [by, isThere]) => sum + (isThere ? by : 0), 0)
}

/** Whether nobody would lead with it while there is something better: a bare measure, or what every shop offers. */
function isWeak(text: string, { usual }: WriterLanguage): boolean {
  return isSpecification(text) || usual.test(text)
}

export function isSpecification(text: string): boolean {
  return (text.length <= LONGEST_SPECIFICATION && SPECIFICATION.test(text)) || LABELLED.test(text)
}

/** Whether a customer wrote it so that it can stand large: not "beautiful!!! exactly as pictured". */
function isPresentable({ text }: Fact): boolean {
  return /^[\p{Lu}\d¿¡]/u.test(text) && !/[!?]{2}/u.test(text)
}

/**
 * The facts that each framework leads with, the best first: `fab` what the product does, `aida` what draws attention, `pas` what bothers people, `bab` what
 * replaces what they use today, `four_cs` what others attest.
 */
export function listLeads(
  facts: readonly Fact[],
  points: readonly Fact[],
  language: WriterLanguage,
): Record<WritingFramework, Fact[]> {
  const leading = points.filter(({ text }) => cutToClause(text, WORD_LIMITS.headline) !== null)
  const stated = leading.filter(({ text }) => !text.endsWith('?'))
  const strong = stated.filter(({ text, kind }) => kind === 'thing' || !isWeak(text, language))
  const fab = strong.length >= ENOUGH ? strong : stated
  const isOf = (kinds: readonly Fact['kind'][]) => (one: Fact) => kinds.includes(one.kind)
  const hasWords = ({ kind, text }: Fact) => kind !== 'price' || /\p{L}{3}/u.test(text)
  return {
    fab,
    aida: [...facts.filter(isOf(['offer', 'price'])).filter(hasWords), ...fab.filter(isOf(['number']))],
    four_cs: [
      ...facts.filter(isOf(['review'])).filter(isPresentable),
      ...facts.filter(isOf(['rating'])),
      ...fab.filter(isOf(['proof'])),
    ],
    pas: [
      ...leading.filter(({ text }) => text.endsWith('?')),
      ...fab.filter(({ text }) => language.negation.test(text)),
    ],
    bab: facts.some(isOf(['today'])) ? fab.slice(0, 1) : [],
  }
}
