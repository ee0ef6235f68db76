import type { BenefitForms, BenefitKind, ProductName } from '../writer-language.ts'

/** What a rule finds out about a benefit. */
export type Parsed = { kind: BenefitKind } & Omit<BenefitForms, 'plain' | 'short' | 'sentence' | 'addition'>

/** The words of a text in lower case; a word that does not exist is empty. */
export interface Words {
  all: readonly string[]
  first: string
  second: string
  third: string
  last: string
}

export function toWords(text: string): Words {
  const all = text.toLowerCase().split(' ')
  const [first = '', second = '', third = ''] = all
  return { all, first, second, third, last: all.at(-1) ?? '' }
}

/** "is" or "are". */
export function toBe({ isPlural }: ProductName): string {
  return isPlural ? 'are' : 'is'
}

/** One kind of benefit; null when the text is of another kind. */
export type BenefitRule = (text: string, words: Words, name: ProductName) => Parsed | null

export const FINITE =
  /^(?:is|are|was|were|has|have|had|can|will|does|do|gets?|comes?|takes?|makes?|keeps?|works?|stays?|goes)$/i
export const NUMBER_WORD =
  /^(?:[~≈]?[$€£]?\d[\d.,/×x]*(?:%|[a-z°"”″]*)?(?:-[a-z]+)*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozens?|hundreds?|thousands?)$/i
