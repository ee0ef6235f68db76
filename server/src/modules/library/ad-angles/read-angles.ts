import { type AdAngle, adAngle, type AdOffer, adOffer } from '@marquee/contract/ad-angles'
import type { HookType } from '@marquee/contract/image-words'
import { ANGLE_RULES, OFFER_RULES } from './angle-rules.ts'
import { detectLanguage } from './detect-language.ts'
import { readHookType } from './hook-type.ts'

/** The words of an ad that are judged. */
export interface AdWords {
  title: string | null
  body: string
  link_description: string | null
  hook_text: string | null
}

export interface Judgement {
  hook: HookType
  /** None when the words show no angle. */
  angles: AdAngle[]
  offers: AdOffer[]
}

/** The longest text that is judged, in characters: what follows is rarely read. */
const MOST_TEXT = 2000

/**
 * The type of an ad's opening sentence, its angles and its offers, by rules over its words in English and German.
 * @returns null when the words are in another language, or too few to tell the language
 */
export function readAngles({ title, body, link_description, hook_text }: AdWords): Judgement | null {
  const parts = [hook_text, title, body, link_description].filter((part) => part !== null)
  const text = parts.join('\n').slice(0, MOST_TEXT)
  const language = detectLanguage(text)
  if (language === null) {
    return null
  }
  return {
    hook: readHookType(findOpening(hook_text ?? body) || (title ?? ''), language),
    angles: adAngle.options.filter((angle) => ANGLE_RULES[language][angle].test(text)),
    offers: adOffer.options.filter((offer) => OFFER_RULES[language][offer].test(text)),
  }
}

/** The first sentence or line, without leading signs and hashtags. */
function findOpening(text: string): string {
  const [opening = ''] = text.replace(/^[^\p{L}\p{N}"“„«]+/u, '').split(/(?<=[.!?…])\s|\n/u)
  return opening
}
