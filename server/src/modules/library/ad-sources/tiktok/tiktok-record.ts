import type { AdRecord } from '../../ads/writing/ad-writer.service.ts'
import type { Advertiser, CriteriaOf, ReadAd } from '../connector.ts'
import { type TikTokAd, tiktokAd } from './tiktok-answer.ts'

/** The API returns no sizes; these are the usual ones of TikTok. */
const VIDEO_SIZE = { width: 1080, height: 1920 }
const IMAGE_SIZE = { width: 1080, height: 1920 }
const MAX_MEDIA = 30

/** Converts TikTok's data of an ad to a record of the library. The API has no texts, calls to action and landing pages. */
export function tiktokRecord(said: unknown, { country }: CriteriaOf<'tiktok'>, now: Date): ReadAd {
  const parsed = tiktokAd.safeParse(said)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    return {
      externalId: toId(said),
      field: issue?.path.join('.') || 'ad',
      reason: issue?.message ?? 'It cannot be read.',
    }
  }
  const { ad, advertiser } = parsed.data
  return {
    record: {
      source: 'tiktok',
      external_id: ad.id,
      brand: toBrand(advertiser),
      platforms: ['tiktok'],
      countries: country === null ? [] : [country],
      ...toTimes(ad, now),
      body: '',
      eu_total_reach: toReach(ad.reach?.unique_users_seen ?? ad.reach?.unique_user_seen),
      media: listMedia(ad),
      library_url: `https://library.tiktok.com/ads/detail/?ad_id=${encodeURIComponent(ad.id)}`,
      raw: { ...(said as Record<string, unknown>) },
    },
  }
}

/** The account of an ad; an ad that cannot be read has none. TikTok's library has no words beside links. */
export function tiktokAdvertiser(said: unknown): Advertiser {
  const advertiser = tiktokAd.safeParse(said).data?.advertiser
  const page = advertiser?.business_id ?? advertiser?.buisness_id ?? null
  return { page, name: advertiser?.business_name ?? null, captions: [] }
}

function toBrand(advertiser: TikTokAd['advertiser']): AdRecord['brand'] {
  const id = advertiser.business_id ?? advertiser.buisness_id
  const name = advertiser.business_name?.trim() ?? ''
  if (id === undefined && name === '') {
    return null
  }
  return { external_id: id ?? null, name: name || `Account ${id ?? ''}` }
}

function toTimes(ad: TikTokAd['ad'], now: Date) {
  const isActive = ad.status?.toLowerCase() === 'active'
  const lastShown = toMoment(ad.last_shown_date)
  return {
    status: isActive ? ('active' as const) : ('inactive' as const),
    started_at: toMoment(ad.first_shown_date),
    stopped_at: isActive ? null : lastShown,
    last_seen_at: isActive ? now.toISOString() : lastShown,
    verified_at: now.toISOString(),
  }
}

function listMedia(ad: TikTokAd['ad']): NonNullable<AdRecord['media']> {
  const videos = ad.videos.map(({ url }) => ({ kind: 'video' as const, url, ...VIDEO_SIZE }))
  const images = ad.image_urls.map((url) => ({ kind: 'image' as const, url, ...IMAGE_SIZE }))
  return [...videos, ...images].slice(0, MAX_MEDIA)
}

const UNITS: Readonly<Record<string, number>> = { '': 1, K: 1_000, M: 1_000_000, B: 1_000_000_000 }

/** `11K` is 11,000; a range, such as `10K-20K`, gives its lower end. */
function toReach(text: string | undefined): number | null {
  const [, amount = '', unit = ''] = /^\s*[<>≥≤~]*\s*([\d.]+)\s*([KMB]?)/i.exec(text ?? '') ?? []
  const reach = Math.round(Number(amount) * (UNITS[unit.toUpperCase()] ?? 1))
  return amount === '' || !Number.isSafeInteger(reach) ? null : Math.min(reach, 2_147_483_647)
}

function toMoment(compact: string | undefined): string | null {
  const [, year, month, day] = /^(\d{4})-?(\d{2})-?(\d{2})/.exec(compact ?? '') ?? []
  const moment = new Date(`${year}-${month}-${day}T00:00:00Z`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}

function toId(said: unknown): string | null {
  const ad = typeof said === 'object' && said !== null && 'ad' in said ? said.ad : null
  return typeof ad === 'object' && ad !== null && 'id' in ad ? String(ad.id).slice(0, 200) : null
}
