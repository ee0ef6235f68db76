import type { LineFact } from '@marquee/contract/image-words'

export interface Slot {
  text: string
  /** Null when the slot is no fact, such as the name of the product. */
  fact: LineFact | null
}
export type Slots = Readonly<Record<string, Slot | undefined>>

export interface FilledLine {
  text: string
  facts: readonly LineFact[]
}

const SLOT = /\{([\w.]+)\}/g

/** The names of the slots of a template such as `{name} {b.claim}.` */
export function listSlots(template: string): string[] {
  return [...template.matchAll(SLOT)].map(([, name]) => name ?? '')
}

/**
 * Fills the slots of a template, and gives each sentence its capital.
 * @returns null when the text of a slot is unknown
 */
export function fillTemplate(template: string, slots: Slots): FilledLine | null {
  const filled = listSlots(template).map((name) => slots[name])
  if (filled.some((slot) => slot === undefined || slot.text === '')) {
    return null
  }
  const text = template.replaceAll(SLOT, (_, name: string) => slots[name]?.text ?? '')
  const facts = filled.flatMap((slot) => (slot?.fact === null || slot === undefined ? [] : [slot.fact]))
  return { text: capitalizeSentences(mendPunctuation(text)), facts }
}

/** A benefit or a quotation may end with a sign of its own, which the template's sign then replaces. */
function mendPunctuation(text: string): string {
  return text
    .replaceAll(/([.!?…])[.]+(?=\s|$)/gu, '$1')
    .replaceAll(/\s+/gu, ' ')
    .trim()
}

/** Gives each sentence a capital. Words with capitals of their own, such as "iPad", stay as they are. */
function capitalizeSentences(text: string): string {
  return text.replaceAll(
    /(^|[.!?]["”»]?\s+)(["“«¿¡]*)(\p{Ll})(\S*)/gu,
    (whole, before: string, quote: string, first: string, rest: string) =>
      /\p{Lu}/u.test(rest) || /^\.\w/u.test(rest) ? whole : `${before}${quote}${first.toUpperCase()}${rest}`,
  )
}
