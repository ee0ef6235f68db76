import { metaPlatforms } from '@marquee/contract/ad-source-criteria'
import type { AdRecord } from '../../ads/writing/ad-writer.service.ts'
import type { Advertiser, CriteriaOf, ReadAd } from '../connector.ts'
import { type MetaAd, metaAd } from './meta-answer.ts'

/** Converts Meta's data of an ad to a record of the library. The API has no media, calls to action and landing pages. */
export function metaRecord(said: unknown, criteria: CriteriaOf<'meta'>, now: Date): ReadAd {
  const parsed = metaAd.safeParse(said)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const externalId = toId(said)
    return { externalId, field: issue?.path.join('.') || 'ad', reason: issue?.message ?? 'It cannot be read.' }
  }
  const ad = parsed.data
  const [body = ''] = ad.ad_creative_bodies
  const [title] = ad.ad_creative_link_titles
  const [description] = ad.ad_creative_link_descriptions
  return {
    record: {
      source: 'meta',
      external_id: ad.id,
      brand: toBrand(ad),
      platforms: metaPlatforms.filter((platform) =>
        ad.publisher_platforms.some((name) => name.toLowerCase() === platform),
      ),
      countries: listCountries(ad, criteria),
      languages: ad.languages.map((code) => code.toLowerCase().slice(0, 2)).filter((code) => /^[a-z]{2}$/.test(code)),
      ...toTimes(ad, criteria, now),
      title: title ?? null,
      body,
      link_description: description ?? null,
      eu_total_reach: ad.eu_total_reach ?? null,
      ...toAudience(ad),
      cards: listCards(ad),
      library_url: `https://www.facebook.com/ads/library/?id=${encodeURIComponent(ad.id)}`,
      raw: withoutToken(said),
    },
  }
}

/** The page of an ad; an ad that cannot be read has none. */
export function metaAdvertiser(said: unknown): Advertiser {
  const { data: ad } = metaAd.safeParse(said)
  return { page: ad?.page_id ?? null, name: ad?.page_name ?? null, captions: ad?.ad_creative_link_captions ?? [] }
}

function toBrand({ page_id: id, page_name: name }: MetaAd): AdRecord['brand'] {
  if (id === undefined && name === undefined) {
    return null
  }
  return { external_id: id ?? null, name: name?.trim() || `Page ${id ?? ''}` }
}

function toTimes(ad: MetaAd, { active_status: asked }: CriteriaOf<'meta'>, now: Date) {
  const started_at = toMoment(ad.ad_delivery_start_time)
  const stopped_at = toMoment(ad.ad_delivery_stop_time)
  const hasStopped = asked === 'inactive' || (stopped_at !== null && new Date(stopped_at) <= now)
  return {
    status: hasStopped ? ('inactive' as const) : ('active' as const),
    started_at,
    stopped_at: hasStopped ? stopped_at : null,
    last_seen_at: hasStopped ? stopped_at : now.toISOString(),
    verified_at: now.toISOString(),
  }
}

/** The countries of an ad: for an ad in Europe, from its reach; elsewhere they are certain only when one country was requested. */
function listCountries(ad: MetaAd, { countries: asked }: CriteriaOf<'meta'>): string[] {
  const told = ad.age_country_gender_reach_breakdown.map(({ country }) => country.toUpperCase())
  const countries = [...new Set(told)].filter((code) => /^[A-Z]{2}$/.test(code)).toSorted()
  return countries.length === 0 && asked.length === 1 ? [...asked] : countries
}

const GENDERS: Readonly<Record<string, 'all' | 'female' | 'male'>> = { all: 'all', women: 'female', men: 'male' }

/** `target_ages` holds the lowest and the highest age, as in `18`, `65+`. */
function toAudience({ target_ages: ages, target_gender: gender = '' }: MetaAd) {
  const years = ages.map((age) => Number.parseInt(age, 10)).filter((age) => age >= 0 && age <= 120)
  return {
    age_min: years.length === 0 ? null : Math.min(...years),
    age_max: years.length === 0 ? null : Math.max(...years),
    gender: GENDERS[gender.toLowerCase()] ?? null,
  }
}

/** The versions of an ad that has several texts. */
function listCards(ad: MetaAd): { title: string; body: string }[] {
  const { ad_creative_bodies: bodies, ad_creative_link_titles: titles } = ad
  const count = Math.min(30, Math.max(bodies.length, titles.length))
  return count < 2
    ? []
    : Array.from({ length: count }, (_, index) => ({ title: titles[index] ?? '', body: bodies[index] ?? '' }))
}

/** Meta writes dates, and times with an offset that has no colon. */
function toMoment(text: string | undefined): string | null {
  const moment = new Date(text ?? '')
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

/** Removes the access token of the caller from the address of the snapshot. */
function withoutToken(said: unknown): Record<string, unknown> {
  const raw = { ...(said as Record<string, unknown>) }
  const address = raw['ad_snapshot_url']
  if (typeof address === 'string' && URL.canParse(address)) {
    const url = new URL(address)
    url.searchParams.delete('access_token')
    return { ...raw, ad_snapshot_url: url.href }
  }
  delete raw['ad_snapshot_url']
  return raw
}

function toId(said: unknown): string | null {
  return typeof said === 'object' && said !== null && 'id' in said ? String(said.id).slice(0, 200) : null
}
