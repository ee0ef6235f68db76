import { WORD_LIMITS } from '@marquee/contract/image-words'
import type { LineLanguage } from '@marquee/contract/line-checks'
import { countText } from '@marquee/contract/text-placements'
import type { TextCheck } from '../allowed-text.ts'
import { findUngroundedClaims } from '../claims/find-claims.ts'
import { listStems } from '../claims/stem.ts'
import { findOtherLanguage } from '../languages/count-words.ts'
import { findPolicyBreaks } from '../line-checks/policy-rules.ts'
import { findSetting } from '../line-checks/setting-rules.ts'
import type { Fact } from '../fact.ts'
import type { ModelLine } from './model-answer.ts'

export interface LineRules {
  facts: readonly Fact[]
  category: string
  language: LineLanguage
  /** The language that was asked for, when lines can be told from it. */
  spoken: LineLanguage | null
  /** Finds what must not be mentioned, and the words of others. */
  check: TextCheck
}

/** The places that assert nothing by themselves. */
const WITHOUT_FACT: ReadonlySet<string> = new Set(['call_to_action', 'before'])

/** @returns why a model's line must not be used, for the model to read; null when it may */
export function judgeLine(line: ModelLine, rules: LineRules): string | null {
  return judgeForm(line, rules) ?? judgeClaims(line, rules)
}

function judgeForm({ place, text }: ModelLine, { language, spoken, check }: LineRules): string | null {
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
  if (spoken !== null && findOtherLanguage(text, spoken) !== null) {
    return 'The line is in another language.'
  }
  return findSetting(text, language)[0]?.message ?? null
}

function judgeClaims({ place, text, facts: ids }: ModelLine, { facts, category, language }: LineRules): string | null {
  const texts = facts.map(({ text: said, given, author }) => `${given}. ${said}. ${author}`)
  const [claim] = findUngroundedClaims(text, texts, language)
  if (claim !== undefined) {
    return `No fact says “${claim.text}”.`
  }
  const [broken] = findPolicyBreaks(text, language, { category, facts: texts })
  if (broken !== undefined) {
    return broken.message
  }
  const named = facts.filter(({ id }) => ids.includes(id))
  const isNamed = named.length > 0 && named.length === new Set(ids).size
  return WITHOUT_FACT.has(place) || (isNamed && standsOn(text, named))
    ? null
    : 'The line does not use words of its facts.'
}

function standsOn(text: string, named: readonly Fact[]): boolean {
  const stems = new Set(named.flatMap(({ given }) => listStems(given)))
  const isShort = stems.size === 0
  return isShort ? named.some(({ given }) => text.includes(given)) : listStems(text).some((stem) => stems.has(stem))
}
