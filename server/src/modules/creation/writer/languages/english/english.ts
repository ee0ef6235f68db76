import { english as brief } from '../brief-sentences/english.ts'
import type { WriterLanguage } from '../writer-language.ts'
import { calls } from './calls.ts'
import { frameworks } from './frameworks.ts'
import { agreeGain, toGrammarSlots } from './grammar-slots.ts'
import { nameProduct } from './name-product.ts'
import { objections } from './objections.ts'
import { parseBenefit } from './parse-benefit.ts'
import { speak } from './speak.ts'
import { isForeign } from './proper-words.ts'
import { lowerFirst } from './text-case.ts'

export const english: WriterLanguage = {
  code: 'en',
  locale: 'en-US',
  brief,
  nameProduct,
  parseBenefit,
  grammarSlots: toGrammarSlots,
  frameworks,
  objections,
  commonObjections: {},
  calls,
  speak,
  lowerFirst,
  agreeGain,
  repeatsItself: (text) =>
    /\b(is|are) [^.,]+(?:, | and )\1 |\b(comes? with|offers?|has|have) [^.]+(?:, | and )\2 |\b(offers?|comes? with)\b.*\b\3\b.*\b\3\b|\byou can\b[^.?!]*\byou can\b|\balso\b.*\balso\b|(?:\. And|, and) .*(?:\. And|, and) |\. Plus .*\. Plus |:[^.!?]*: /u.test(
      text,
    ),
  formatRating: (rating) => rating,
  isForeign,
  sayRating: (rating, reviewCount) =>
    reviewCount === null ? `Rated ${rating}` : `Rated ${rating} in ${reviewCount.toLocaleString('en-US')} reviews`,
  offerEnd:
    /\b(?:until|till|ends?|through|by|before|only|this (?:week|weekend|month)|today|tonight|last (?:day|chance))\b/i,
  empty:
    /^(?:you(?:[’']ll| will)(?: (?:absolutely|just))? love (?:it|them|this)|(?:very )?(?:nice|good|great|amazing|awesome|cool|perfect|excellent|fantastic|wonderful|wow|super)|(?:the )?best (?:ever|quality)|(?:high|top|premium|great|best)[- ]quality|must[- ]have|great value|perfect gift for everyone|satisfaction guaranteed)[.!]*$|(?:sold separately|not included)[.]?$|\b(?:scratch|scuff|dent|wear)(?:es|s)? on\b|^(?:subject to|terms (?:and conditions )?apply|t&cs apply|(?:batteries|battery) (?:not included|sold separately)|(?:colou?rs|results) (?:may|can) vary|requires? (?:an? )?existing)\b/i,
  offerInText:
    /\b(?:(?:up to |save )?\d{1,2}\s?% off|save \d{1,2}\s?%|free (?:shipping|delivery|returns|trial)|buy one,? get one(?: free)?|two for one|half price)\b/i,
  request:
    /^(?:please\s+)?(?:(?:make|create|design|generate|show)\s+)?(?:me\s+)?(?:an?|the|some)?\s*(?:image|image|ad|advert|banner|post)s?\s+(?:for|of|about)\s+/i,
}
