import type { ProductName, WriterLanguage } from '../writer-language.ts'
import { calls } from './calls.ts'
import { frameworks } from './frameworks.ts'
import { nameProduct } from './name-product.ts'
import { objections } from './objections.ts'
import { parseBenefit } from './parse-benefit.ts'
import { speak } from './speak.ts'
import { lowerFirst } from './text-case.ts'
import { toPlural } from './verb-forms.ts'

export const english: WriterLanguage = {
  code: 'en',
  locale: 'en-US',
  nameProduct,
  parseBenefit,
  grammarSlots: (name, lead) => {
    const { kind } = name
    const claim = lead?.forms.claim ?? ''
    const isThing = lead?.forms.thing !== undefined
    const isCounted = kind !== '' && !name.isUncountable
    const isPluralKind = name.isPlural || /[^siu]s$/.test(kind)
    const agrees = name.isPlural === isPluralKind
    return {
      kind: isCounted && !isPluralKind ? kind : '',
      kinds: isCounted && !isPluralKind ? toPlural(kind) : '',
      with: name.offering === 'place' || name.offering === 'course' || name.offering === 'event' ? 'at' : 'with',
      any: isCounted && !isPluralKind ? `any ${kind}` : '',
      one: kind === '' || !agrees || isThing || claim === '' ? '' : `${toIndefinite(name)} that ${claim}`,
      itNow: claim === '' || isThing ? '' : `${name.isPlural ? 'they' : 'it'} ${claim}`,
      that: isCounted && !isPluralKind && claim !== '' ? `one that ${claim}` : '',
    }
  },
  frameworks,
  objections,
  commonObjections: {},
  calls,
  speak,
  lowerFirst,
  agreeGain,
  repeatsItself: (text) =>
    /\byou can\b[^.?!]*\byou can\b|\balso\b.*\balso\b|(?:\. And|, and) .*(?:\. And|, and) |\. Plus .*\. Plus /u.test(
      text,
    ),
  sayRating: (rating, reviewCount) =>
    reviewCount === null ? `Rated ${rating}` : `Rated ${rating} in ${reviewCount.toLocaleString('en-US')} reviews`,
  offerEnd:
    /\b(?:until|till|ends?|through|by|before|only|this (?:week|weekend|month)|today|tonight|last (?:day|chance))\b/i,
  offerInText:
    /\b(?:(?:up to |save )?\d{1,2}\s?% off|save \d{1,2}\s?%|free (?:shipping|delivery|returns|trial)|buy one,? get one(?: free)?|two for one|half price)\b/i,
  request:
    /^(?:please\s+)?(?:(?:make|create|design|generate|show)\s+)?(?:me\s+)?(?:an?|the|some)?\s*(?:image|image|ad|advert|banner|post)s?\s+(?:for|of|about)\s+/i,
}

/** Gains speak of one product as "it"; of several as "they" and "them". */
function agreeGain(gain: string, { isPlural }: ProductName): string {
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
function toIndefinite({ kind, isPlural, isUncountable }: ProductName): string {
  const article = /^(?:[aeio]|u(?!s|ni))/.test(kind) ? 'an' : 'a'
  return isPlural || isUncountable ? kind : `${article} ${kind}`
}
