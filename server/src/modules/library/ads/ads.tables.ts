import type { Ad } from '@marquee/contract/ads'

/** What this module reads. Ads are written by the ad-import module, in statements of their own. */
export type AdTables = {
  brands: {
    id: string
    name: string
    is_placeholder: boolean
    logo_url: string | null
  }
  ads: {
    id: string
    source: Ad['source']
    external_id: string
    brand_id: string
    platforms: Ad['platforms']
    countries: string[]
    languages: string[]
    niches: string[]
    market_target: Ad['market_target']
    status: Ad['status']
    display_format: Ad['display_format']
    asset_type: Ad['asset_type']
    title: string | null
    body: string
    link_description: string | null
    hook_text: string | null
    cta_type: string | null
    cta_text: string | null
    landing_page: string | null
    page_type: Ad['page_type']
    started_at: Date | null
    stopped_at: Date | null
    first_seen_at: Date
    age_min: number | null
    age_max: number | null
    gender: Ad['gender']
    /** `media_index` counts the ad's media from 0. */
    cards: (Omit<Ad['cards'][number], 'media_id'> & { media_index: number | null })[]
    transcript: Ad['transcript'] | null
    library_url: string | null
    created_at: Date
    updated_at: Date
  }
  ad_media: {
    id: string
    ad_id: string
    position: number
    kind: 'image' | 'video'
    width: number
    height: number
    duration_s: number | null
    palette: string[]
    external_url: string | null
    poster_url: string | null
    poster_key: string | null
    recipe: unknown
  }
  ad_stats: {
    ad_id: string
    last_seen_at: Date
    verified_at: Date | null
    variations_count: number
    performance_score: number | null
    score_factors: Ad['score_factors']
    eu_total_reach: number | null
  }
}
