import { z } from 'zod'
import { readData } from './read-data.ts'

export const foreignLanguages = ['de', 'fr', 'es', 'pt'] as const
const languages = ['en', ...foreignLanguages] as const
export type Language = (typeof languages)[number]

export const ctaType = z.enum([
  'shop_now',
  'learn_more',
  'sign_up',
  'get_offer',
  'book_now',
  'download',
  'subscribe',
  'get_quote',
])

const texts = z.array(z.string().min(1)).min(1)
const offers = z.array(z.strictObject({ badge: z.string(), sentence: z.string() })).min(1)

/** The phrases of a language's ads in every niche. Words in braces are filled in. */
const phraseBook = z.strictObject({
  /** The share of all ads in the language, and the countries where they run. */
  share: z.number().positive(),
  countries: texts,
  /** How the niches' prices in dollars are converted and written. */
  currency: z.strictObject({ pattern: z.string().includes('{amount}'), per_dollar: z.number().positive() }),
  ratings: texts,
  /** The first words of hooks in a language with only one line per niche; English has hooks for each niche. */
  openers: z.array(z.string()),
  bodies: texts,
  closers: texts,
  offers,
  /** The same for products that are not sent in a parcel. */
  service_closers: texts,
  service_offers: offers,
  tags: texts,
  seasons: texts,
  /** Texts that a creator writes on a photo. */
  captions: texts,
  ctas: z.record(ctaType, z.string()),
})
type PhraseBook = z.infer<typeof phraseBook>

/** By language, the most frequent one first. */
export const phrases = Object.fromEntries(
  languages.map((language) => [language, readData(`phrases/${language}`, phraseBook)]),
) as Readonly<Record<Language, PhraseBook>>

/** Phrases for English ads only. */
export const englishPhrases = readData(
  'english',
  z.strictObject({ authors: texts, roles: texts, team_roles: texts, headlines: texts, sublines: texts }),
)

/** Niches whose products are not sent in parcels. */
const SERVICES: ReadonlySet<string> = new Set(['software', 'finance', 'education', 'travel', 'real_estate', 'fitness'])

/** The closing lines and the offers of a niche's ads. */
export function getClosingPhrases(nicheSlug: string, language: Language): Pick<PhraseBook, 'closers' | 'offers'> {
  const { closers, offers: parcels, service_closers, service_offers } = phrases[language]
  return SERVICES.has(nicheSlug) ? { closers: service_closers, offers: service_offers } : { closers, offers: parcels }
}

/** Languages with their shares of the ads, and the countries where their ads run. */
export const languageShares = languages.map((language) => {
  const { share, countries } = phrases[language]
  return { language, share, countries }
})

export const EU_COUNTRIES: ReadonlySet<string> = new Set(['IE', 'NL', 'SE', 'DE', 'AT', 'FR', 'BE', 'ES', 'PT'])
