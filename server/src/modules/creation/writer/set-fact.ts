import { WORD_LIMITS, type WordBinding } from '@marquee/contract/image-words'
import type { TextCheck } from './allowed-text.ts'
import type { Fact } from './fact.ts'
import type { Offering } from './languages/offering.ts'
import type { WriterLanguage } from './languages/writer-language.ts'
import { cutToClause } from './read-benefit-text.ts'
import type { Register } from './voice-register.ts'
import { bindUnits, contract } from './write-line.ts'

/** What an angle is set from. */
export interface Choice {
  lead: Fact
  /** All facts, and those about the product in the order in which they follow the lead. */
  facts: readonly Fact[]
  points: readonly Fact[]
  /** Whether what people use today is shown beside what they get. */
  isContrast: boolean
  /** Null when nothing tells it: then the call only leads on. */
  offering: Offering | null
  register: Register
  language: WriterLanguage
  check: TextCheck
}

export interface Line {
  text: string
  facts: readonly Fact[]
}

export type Lines = Partial<Record<WordBinding, Line>>

/** A fact in its place; null when it does not fit or must not be said. */
export function setFact({ check, register, language }: Choice, fact: Fact, binding: WordBinding): Line | null {
  const whole = contract(fact.text, register, language).replace(/(?<![.…])\.$/u, '')
  const cut = cutToClause(whole, WORD_LIMITS[binding])
  const text = cut === null ? null : bindUnits(cut)
  return text === null || !check.isAllowed(text, WORD_LIMITS[binding]) ? null : { text, facts: [fact] }
}
