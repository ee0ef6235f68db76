import type { FactQuestion } from '@marquee/contract/image-words'
import type { CollectedFacts } from './collect-facts.ts'

const FEWEST_BENEFITS = 2

function isPoor({ facts }: CollectedFacts): boolean {
  return (
    facts.filter(({ kind }) => kind === 'benefit' || kind === 'number' || kind === 'proof').length < FEWEST_BENEFITS
  )
}

/**
 * Says what is missing; null when there is nothing to ask for.
 * @param isSpent whether every fact has led a text already
 */
export function describeMissing(collected: CollectedFacts, isSpent: boolean): string | null {
  if (isSpent) {
    return 'Every known fact has led a text already. Each further fact gives another one.'
  }
  if (!isPoor(collected)) {
    return null
  }
  const about = collected.name.label === '' ? '' : ` about ${collected.name.label}`
  return `Little is known${about}: no more than one benefit. Answers to these questions become facts.`
}

/** The questions whose answers would help, at most three; none when there are enough benefits. */
export function findQuestions(collected: CollectedFacts, isSpent: boolean): FactQuestion[] {
  const has = (kind: 'audience' | 'today') => collected.facts.some((one) => one.kind === kind)
  return isSpent || isPoor(collected)
    ? ['better', ...(has('audience') ? [] : (['audience'] as const)), ...(has('today') ? [] : (['today'] as const))]
    : []
}
