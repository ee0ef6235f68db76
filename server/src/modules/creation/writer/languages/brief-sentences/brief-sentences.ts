import type { Offering } from '../offering.ts'

/**
 * What a brief says around the words of the writer, in one language. Texts have slots in braces: `{name}` is the product within a sentence,
 * `{audience}`, `{offer}`, `{benefit}`, `{phrase}` and `{text}` are what was given. Slots stand where nothing has to agree with them.
 */
export interface BriefSentences {
  /** Who sees the ads when no audience is known. */
  newCustomers: string
  /** Stands for the name when a brief is about no product; where it would have to agree, `unnamed` is said. */
  product: string
  /** What an audience is to do, with `{audience}` and `{name}`. */
  objectives: Readonly<Record<Offering, string>>
  unnamed: string
  offer: string
  /** A customer's words, with `{text}` and, if it is known, `{author}`. */
  quoted: string
  quotedBy: string
  rules: Readonly<Record<'show' | 'seen' | 'say' | 'voice' | 'never' | 'reference' | 'claims', string>>
  /** What is to be seen in a script. `opening` and `closing` depend on whether there is a thing that a camera can show. */
  visuals: Readonly<Record<'openingThing' | 'opening' | 'problem' | 'shot' | 'closingThing' | 'closing', string>>
}

/** Fills the slots of a sentence, and begins it with a capital. */
export function fillSentence(sentence: string, slots: Readonly<Record<string, string>>): string {
  const text = sentence.replaceAll(/\{(\w+)\}/gu, (_, slot: string) => slots[slot] ?? '')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
