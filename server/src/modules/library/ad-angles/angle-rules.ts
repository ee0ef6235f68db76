import type { AdAngle, AdOffer } from '@marquee/contract/ad-angles'
import { ENGLISH_ANGLES, ENGLISH_OFFERS } from './english-rules.ts'
import { GERMAN_ANGLES, GERMAN_OFFERS } from './german-rules.ts'
import type { JudgedLanguage } from './hook-type.ts'

type Rules<T extends string> = Readonly<Record<JudgedLanguage, Readonly<Record<T, RegExp>>>>

/** What the words of each angle look like. A rule names words that hardly mean anything else in an ad: it rather misses an ad. */
export const ANGLE_RULES: Rules<AdAngle> = { en: ENGLISH_ANGLES, de: GERMAN_ANGLES }

export const OFFER_RULES: Rules<AdOffer> = { en: ENGLISH_OFFERS, de: GERMAN_OFFERS }
