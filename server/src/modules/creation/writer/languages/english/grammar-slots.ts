import type { Benefit, ProductName } from '../writer-language.ts'
import { toPlural } from './verb-forms.ts'
import { UNCOUNTABLE } from './word-lists.ts'

/** Slots that agree with the product: see frameworks.ts for their meaning. A slot whose form is unknown is empty. */
export function toGrammarSlots(name: ProductName, lead: Benefit | null): Record<string, string> {
  const { kind, isPlural, offering } = name
  const claim = toSaidClaim(lead)
  const isPluralKind = isPlural || /[^siu]s$/.test(kind)
  const isOne = kind !== '' && !isUncountable(name) && !isPluralKind
  const agrees = kind !== '' && isPlural === isPluralKind
  const when = (isKnown: boolean, text: string) => (isKnown ? text : '')
  return {
    kinds: when(isOne, toPlural(kind)),
    with: /^(?:place|course|event)$/.test(offering) ? 'at' : 'with',
    any: when(isOne, `any ${kind}`),
    one: when(agrees && claim !== '', `${toIndefinite(name)} that ${claim}`),
    it: isPlural ? 'they' : 'it',
    itNow: when(claim !== '', `${isPlural ? 'they' : 'it'} ${claim}`),
    that: when(isOne && claim !== '', `one that ${claim}`),
  }
}

function isUncountable({ kind, isUncountable: isNameUncountable }: ProductName): boolean {
  return isNameUncountable || UNCOUNTABLE.has(kind.replace(/^.*\s/, ''))
}

/** The claim of a benefit, except that something comes with the product. */
function toSaidClaim(lead: Benefit | null): string {
  return lead?.forms.thing === undefined ? (lead?.forms.claim ?? '') : ''
}

/** Gains speak of one product as "it"; of several as "they" and "them". */
export function agreeGain(gain: string, { isPlural }: ProductName): string {
  if (!isPlural) {
    return gain
  }
  const agreed = gain
    .replaceAll(/\bit is\b/g, 'they are')
    .replaceAll(
      /(?<=\b(?:do|exchange|find out whether|give|open|put|see|send|try|use) )it\b(?! (?:suits|fits|is))/g,
      'them',
    )
  return /\b(?:it|itself)\b/.test(agreed) ? '' : agreed
}

/** "a coffee press", "headphones", "oat milk". */
function toIndefinite(name: ProductName): string {
  const { kind, isPlural } = name
  const article = /^(?:[aeio]|u(?!s|ni))/.test(kind) ? 'an' : 'a'
  return isPlural || isUncountable(name) ? kind : `${article} ${kind}`
}
