import type { Language } from './niche.ts'
import { northernPhrases } from './northern-phrases.ts'
import type { Phrases } from './phrase-book.ts'
import { romancePhrases } from './romance-phrases.ts'

export const phrases: Readonly<Record<Language, Phrases>> = { ...northernPhrases, ...romancePhrases }

/** Niches that sell no parcels. */
const SERVICES: ReadonlySet<string> = new Set(['software', 'finance', 'education', 'travel', 'real_estate', 'fitness'])

/** How a niche ends its ads, and what it offers. */
export function getClosingPhrases(nicheSlug: string, language: Language): Pick<Phrases, 'closers' | 'offers'> {
  const words = phrases[language]
  return SERVICES.has(nicheSlug) ? { closers: words.serviceClosers, offers: words.serviceOffers } : words
}

/** Languages with how often they occur, and where ads in them run. */
export const languageShares: readonly { language: Language; share: number; countries: readonly string[] }[] = [
  { language: 'en', share: 0.72, countries: ['US', 'GB', 'CA', 'AU', 'IE', 'NL', 'SE', 'NZ'] },
  { language: 'de', share: 0.1, countries: ['DE', 'AT', 'CH'] },
  { language: 'fr', share: 0.08, countries: ['FR', 'BE', 'CH', 'CA'] },
  { language: 'es', share: 0.06, countries: ['ES', 'MX', 'AR', 'US'] },
  { language: 'pt', share: 0.04, countries: ['BR', 'PT'] },
]

export const EU_COUNTRIES: ReadonlySet<string> = new Set(['IE', 'NL', 'SE', 'DE', 'AT', 'FR', 'BE', 'ES', 'PT'])
