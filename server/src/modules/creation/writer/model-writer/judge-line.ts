import { WORD_LIMITS } from '@marquee/contract/image-words'
import type { LineLanguage } from '@marquee/contract/line-checks'
import { countText } from '@marquee/contract/text-placements'
import type { TextCheck } from '../allowed-text.ts'
import { findUngroundedClaims } from '../claims/find-claims.ts'
import { listStems } from '../claims/stem.ts'
import { findPolicyBreaks } from '../line-checks/policy-rules.ts'
import type { NumberedFact } from './list-facts.ts'
import type { ModelLine } from './model-answer.ts'

export interface LineRules {
  facts: readonly NumberedFact[]
  category: string
  language: LineLanguage
  /** Finds what must not be mentioned, and the words of others. */
  check: TextCheck
}

/** The places that assert nothing by themselves. */
const WITHOUT_FACT: ReadonlySet<string> = new Set(['call_to_action', 'before'])

/** @returns why a model's line must not be used, for the model to read; null when it may */
export function judgeLine(
  { place, text, fact }: ModelLine,
  { facts, category, language, check }: LineRules,
): string | null {
  const limit = WORD_LIMITS[place]
  if (text === '') {
    return 'The line is empty.'
  }
  if (countText(text, 'graphemes') > limit || text.length > limit) {
    return `The line has more than ${limit} characters.`
  }
  if (check.mentionsBanned(text)) {
    return 'The line mentions what must never be mentioned.'
  }
  if (!check.isAllowed(text, limit)) {
    return 'The line repeats the words of the ad that inspired it.'
  }
  const texts = facts.map((one) => one.text)
  const [claim] = findUngroundedClaims(text, texts, language)
  if (claim !== undefined) {
    return `No fact says “${claim.text}”.`
  }
  const [broken] = findPolicyBreaks(text, language, { category, facts: texts })
  if (broken !== undefined) {
    return broken.message
  }
  return WITHOUT_FACT.has(place) ||
    standsOn(
      text,
      facts.find(({ id }) => id === fact),
    )
    ? null
    : 'The line does not use words of its fact.'
}

function standsOn(text: string, fact: NumberedFact | undefined): boolean {
  const stems = new Set(listStems(fact?.text ?? ''))
  const isShort = stems.size === 0
  return fact !== undefined && (isShort ? text.includes(fact.text) : listStems(text).some((stem) => stems.has(stem)))
}
