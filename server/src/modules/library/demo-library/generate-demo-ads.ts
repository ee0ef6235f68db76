import { createSeededRandom, type SeededRandom } from '@marquee/creative/seeded-random'
import type { AdRecord } from '../ads/writing/ad-writer.service.ts'
import { brandLogoAddress } from '../media/media.service.ts'
import { composeCopy, composeMessage, listPraisedProducts, type Message } from './compose-copy.ts'
import { composeMedia, type Format } from './compose-media.ts'
import { demoBrands, type DemoBrand } from './demo-brands.ts'
import { EU_COUNTRIES, type Language, languageShares, phrases } from './phrases.ts'
import { chooseLaunch, scheduleAd } from './schedule-ad.ts'

/** Increase it when a server that has an earlier edition must write its demo ads again. */
export const DEMO_EDITION = 3

/** The id of an ad that every edition has. */
export const FIRST_AD_ID = `${toConceptId(demoBrands[0]?.key ?? '', 1)}-1`

/** One idea: its ads share images and headline, and differ in text, place and time. */
interface Concept {
  id: string
  brand: DemoBrand
  message: Message
  countries: readonly string[]
  format: Format
  size: number
  launchedDaysAgo: number
  shared: Pick<
    AdRecord,
    | 'title'
    | 'link_description'
    | 'cta_type'
    | 'cta_text'
    | 'landing_page'
    | 'page_type'
    | 'media'
    | 'cards'
    | 'display_format'
  >
}

type Platforms = NonNullable<AdRecord['platforms']>

const ENGLISH = { language: 'en', countries: ['US', 'GB', 'CA', 'AU'] } as const
const SIZES = [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 5]
const FORMATS: readonly Format[] = [
  ...repeat<Format>('image', 51),
  ...repeat<Format>('video', 28),
  ...repeat<Format>('carousel', 17),
  ...repeat<Format>('text', 4),
]
const PAGES = [
  ['product', 'products'],
  ['collection', 'collections/favourites'],
  ['home', ''],
  ['advertorial', 'stories/why-we-switched'],
  ['listicle', 'journal/five-reasons'],
  ['quiz', 'quiz'],
  ['lead_form', 'start'],
] as const

/**
 * Generates the demo library: the same ads for the same `now`, brand by brand.
 * @param options `now`: all dates are relative to it and none is after it
 * @yields 3,000 records, each with its own external id
 */
export function* generateDemoAds({ now }: { now: Date }): Generator<AdRecord> {
  for (const brand of demoBrands) {
    const random = createSeededRandom(`brand:${brand.key}`)
    let written = 0
    for (let number = 1; written < brand.adsCount; number += 1) {
      const concept = composeConcept(brand, number, brand.adsCount - written, random)
      for (let variation = 1; variation <= concept.size; variation += 1) {
        yield composeAd(concept, variation, now, random)
      }
      written += concept.size
    }
  }
}

function composeConcept(brand: DemoBrand, number: number, room: number, random: SeededRandom): Concept {
  const id = toConceptId(brand.key, number)
  const { language, countries } = chooseLanguage(brand, random)
  const message = composeMessage(brand, language, random)
  const format = random.pick(FORMATS)
  const ctaType = random.pick(brand.niche.ctas)
  const ctaText = phrases[language].ctas[ctaType]
  const [pageType, path] = random.pick(PAGES)
  const productPath = pageType === 'product' ? `/${toSlug(message.product)}` : ''
  const landingPage = `${brand.website}${language === 'en' ? '' : `${language}/`}${path}${productPath}`
  const { media, cards } = composeMedia({ brand, message, ctaText, landingPage, format, seed: id, random })
  return {
    id,
    brand,
    message,
    countries,
    format,
    size: Math.min(room, random.pick(SIZES)),
    launchedDaysAgo: chooseLaunch(random),
    shared: {
      title: message.headline,
      link_description: message.subline,
      cta_type: ctaType,
      cta_text: ctaText,
      landing_page: landingPage,
      page_type: pageType,
      media,
      cards,
      display_format: displayFormat(format, random),
    },
  }
}

function composeAd(concept: Concept, variation: number, now: Date, random: SeededRandom): AdRecord {
  const { brand, message, size } = concept
  const copy = composeCopy(brand, message, random)
  const schedule = scheduleAd(
    now,
    Math.max(0, concept.launchedDaysAgo - (variation > 1 ? random.int(0, 30) : 0)),
    random,
  )
  const countries = random.sample(concept.countries, random.pick([1, 1, 2, 3]))
  const platforms = choosePlatforms(brand, concept.format, random)
  const isInEu = countries.some((country) => EU_COUNTRIES.has(country))
  const reach = isInEu ? Math.round((schedule.daysActive + 1) * random.int(150, 9000)) : null
  const isActive = schedule.stoppedAt === null
  return {
    ...concept.shared,
    source: 'demo',
    external_id: `${concept.id}-${variation}`,
    brand: {
      external_id: brand.key,
      name: brand.name,
      logo_url: brandLogoAddress(brand.key),
      category: brand.niche.category,
      website: brand.website,
    },
    platforms,
    countries,
    languages: [message.language],
    niches: [brand.niche.slug],
    market_target: brand.niche.market,
    status: isActive ? 'active' : 'inactive',
    asset_type: concept.format,
    body: copy.body,
    hook_text: copy.hook,
    started_at: schedule.startedAt.toISOString(),
    stopped_at: schedule.stoppedAt?.toISOString() ?? null,
    first_seen_at: schedule.startedAt.toISOString(),
    last_seen_at: schedule.lastSeenAt.toISOString(),
    verified_at: schedule.lastSeenAt.toISOString(),
    variations_count: size,
    eu_total_reach: reach,
    ...brand.niche.audience,
    raw: { demo: true, edition: DEMO_EDITION, concept: concept.id, brand_description: brand.description },
  }
}

/** Chooses English when the brand has no text in the randomly chosen language. */
function chooseLanguage(brand: DemoBrand, random: SeededRandom): { language: Language; countries: readonly string[] } {
  let point = random.next()
  for (const entry of languageShares) {
    point -= entry.share
    if (point < 0 && listPraisedProducts(brand, entry.language).length > 0) {
      return entry
    }
  }
  return ENGLISH
}

function choosePlatforms(brand: DemoBrand, format: Format, random: SeededRandom): Platforms {
  if (format === 'text') {
    return ['google']
  }
  if (brand.niche.market === 'b2b') {
    return random.pick<Platforms>([['linkedin'], ['linkedin', 'facebook'], ['facebook', 'instagram'], ['google']])
  }
  if (format === 'video') {
    return random.pick<Platforms>([
      ['tiktok'],
      ['facebook', 'instagram'],
      ['youtube'],
      ['instagram', 'threads'],
      ['tiktok', 'instagram'],
    ])
  }
  return random.pick<Platforms>([
    ['facebook', 'instagram'],
    ['facebook', 'instagram', 'messenger'],
    ['instagram'],
    ['facebook'],
    ['facebook', 'instagram', 'audience_network'],
    ['facebook', 'whatsapp'],
  ])
}

function displayFormat(format: Format, random: SeededRandom): Exclude<AdRecord['display_format'], null | undefined> {
  if (format === 'carousel' && random.chance(0.3)) {
    return 'dpa'
  }
  return format === 'image' && random.chance(0.2) ? 'dco' : format
}

function toConceptId(brandKey: string, number: number): string {
  return `${brandKey}-${String(number).padStart(3, '0')}`
}

function toSlug(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]+/g, '-')
}

function repeat<T>(item: T, times: number): T[] {
  return Array.from({ length: times }, () => item)
}
