import type { BenefitForms, BenefitKind, ProductName } from '../writer-language.ts'

/** What a rule finds out about a benefit. */
export type Parsed = { kind: BenefitKind } & Omit<BenefitForms, 'plain' | 'short' | 'sentence' | 'addition'>

/** One kind of benefit; null when the text is of another kind. `words` are those of the text in lower case. */
export type BenefitRule = (text: string, words: readonly string[], name: ProductName) => Parsed | null

export const FINITE =
  /^(?:is|are|was|were|has|have|had|can|will|does|do|gets?|comes?|takes?|makes?|keeps?|works?|stays?|goes)$/i
export const NUMBER_WORD =
  /^(?:[~≈]?[$€£]?\d[\d.,/×x]*(?:%|[a-z°"”″]*)?(?:-[a-z]+)*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|dozens?|hundreds?|thousands?)$/i
