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

/** What the ads of a language say in every niche. Words in braces are filled in. */
const phraseBook = z.strictObject({
  /** How many of all ads are in the language, and where they run. */
  share: z.number().positive(),
  countries: texts,
  /** How the niches' dollars are written. */
  currency: z.strictObject({ pattern: z.string().includes('{amount}'), per_dollar: z.number().positive() }),
  ratings: texts,
  /** How hooks begin in a language in which each niche has one line only; English has hooks of each niche. */
  openers: z.array(z.string()),
  bodies: texts,
  closers: texts,
  offers,
  /** The same for what is not sent in a parcel. */
  service_closers: texts,
  service_offers: offers,
  tags: texts,
  seasons: texts,
  /** What a creator writes on a photo. */
  captions: texts,
  ctas: z.record(ctaType, z.string()),
})
type PhraseBook = z.infer<typeof phraseBook>

/** By language, the most frequent one first. */
export const phrases = Object.fromEntries(
  languages.map((language) => [language, readData(`phrases/${language}`, phraseBook)]),
) as Readonly<Record<Language, PhraseBook>>

/** What only English ads say. */
export const englishPhrases = readData(
  'english',
  z.strictObject({ authors: texts, roles: texts, team_roles: texts, headlines: texts, sublines: texts }),
)

/** Niches that sell no parcels. */
const SERVICES: ReadonlySet<string> = new Set(['software', 'finance', 'education', 'travel', 'real_estate', 'fitness'])

/** How a niche ends its ads, and what it offers. */
export function getClosingPhrases(nicheSlug: string, language: Language): Pick<PhraseBook, 'closers' | 'offers'> {
  const { closers, offers: parcels, service_closers, service_offers } = phrases[language]
  return SERVICES.has(nicheSlug) ? { closers: service_closers, offers: service_offers } : { closers, offers: parcels }
}

/** Languages with how often they occur, and where ads in them run. */
export const languageShares = languages.map((language) => {
  const { share, countries } = phrases[language]
  return { language, share, countries }
})

export const EU_COUNTRIES: ReadonlySet<string> = new Set(['IE', 'NL', 'SE', 'DE', 'AT', 'FR', 'BE', 'ES', 'PT'])
