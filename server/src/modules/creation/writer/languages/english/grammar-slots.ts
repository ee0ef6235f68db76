import type { Benefit, ProductName } from '../writer-language.ts'
import { toPlural } from './verb-forms.ts'
import { UNCOUNTABLE } from './word-lists.ts'

/** Slots that agree with the product: see frameworks.ts for their meaning. A slot whose form is unknown is empty. */
export function toGrammarSlots(name: ProductName, lead: Benefit | null): Record<string, string> {
  const claim = toSaidClaim(lead)
  const isAgreeing = name.kind !== '' && name.isPlural === isPluralKind(name)
  const kindOf = isAgreeing && claim !== '' ? `${toIndefinite(name)} that ${claim}` : ''
  return {
    with: toPreposition(name),
    one: kindOf,
    // "Looking for scissors that are sharp? Meet the scissors" would say nothing.
    oneNamed: name.kind === name.label.toLowerCase() ? '' : kindOf,
    it: name.isPlural ? 'they' : 'it',
    itNow: claim === '' ? '' : `${name.isPlural ? 'they' : 'it'} ${claim}`,
    ...toOneOfMany(name, claim),
  }
}

/** Slots that set the product apart from others of its kind; empty for what has no singular. */
function toOneOfMany(name: ProductName, claim: string) {
  const { kind, label } = name
  const isOne = kind !== '' && !isUncountable(name) && !isPluralKind(name)
  return {
    kinds: isOne && kind !== label.toLowerCase() ? toPlural(kind) : '',
    any: isOne ? `any ${kind}` : '',
    that: isOne && claim !== '' ? `one that ${claim}` : '',
  }
}

function isPluralKind({ kind, isPlural }: ProductName): boolean {
  return isPlural || /[^siu]s$/.test(kind)
}

const SCHOOL =
  /\b(?:(?:pre)?school|academy|college|university|institute|nursery|daycare|kindergarten|studio|campus|lab)\b/i

/** One is at a school, in a course, on a tour, and does something with a thing. */
function toPreposition({ offering, label }: ProductName): string {
  if (!/^(?:place|course|event)$/.test(offering)) {
    return 'with'
  }
  if (/\b(?:course|bootcamp|masterclass|class|program)$/i.test(label)) {
    return 'in'
  }
  if (offering === 'course' && !SCHOOL.test(label)) {
    return 'with'
  }
  return /\btour$/i.test(label) ? 'on' : 'at'
}

function isUncountable({ kind, isUncountable: isNameUncountable }: ProductName): boolean {
  return kind === '' ? isNameUncountable : UNCOUNTABLE.has(kind.replace(/^.*\s/, ''))
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
  const article = /^(?:[aeio]|u(?!s|ni))/i.test(kind) ? 'an' : 'a'
  if (isUncountable(name)) {
    return kind
  }
  // A category names the kind of several products in the singular.
  const several = /[^siu]s$/.test(kind) ? kind : toPlural(kind)
  return isPlural ? several : `${article} ${kind}`
}
